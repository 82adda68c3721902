import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { type HTMLElement, parse } from "node-html-parser";
import { headerPolicy } from "../../src/build/policy/header-policy";
import { destinations } from "./content";
import { attribute, one, publicFolder } from "./html";
import { paths } from "./path";

const office = JSON.parse(readFileSync("data/pages/contact-us.json", "utf8")).map;

/** All documents: of each path its folder's, and the file that hosts find without a slash. */
const files = [...paths, "/404"]
  .flatMap((path) => [`${path}/index.html`, `${path}.html`])
  .map((file) => file.replace("//", "/"))
  .filter((file) => file !== "/.html");

const read = (file: string) => readFileSync(join(publicFolder, file), "utf8");
const isInline = (script: HTMLElement) =>
  script.getAttribute("src") === undefined && script.getAttribute("type") !== "application/ld+json";
const hashOf = ({ rawText }: HTMLElement) =>
  `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`;
const hashesOf = (elements: HTMLElement[]) => new Set(elements.map(hashOf));
const hashesIn = (sources: readonly string[] = []) =>
  new Set(sources.filter((source) => source.startsWith("'sha256-")));

/** Of a policy, what is worth more than a remark to Google's evaluator. */
const weaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => [directive, value, description].join(" "));

test("of every path both documents are there", () => {
  expect(files).toHaveLength(2 * (paths.length + 1) - 1);
  expect(files.filter((file) => !existsSync(join(publicFolder, file)))).toEqual([]);
});

test("the evaluator of policies finds what is weak", () => {
  expect(weaknesses("default-src 'none';script-src 'unsafe-inline' https:")).not.toEqual([]);
  expect(weaknesses("default-src 'none';script-src https://unpkg.com")).not.toEqual([]);
});

describe.each(files)("%s", (file) => {
  const document = parse(read(file), { comment: true });
  const policy = attribute(one(document, 'meta[http-equiv="Content-Security-Policy"]'), "content");
  const { csp } = new CspParser(policy);
  const directives = new Map(Object.entries(csp.directives));

  test("has its policy right after the charset, before anything that it is about", () => {
    expect(read(file)).toMatch(/<head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy"/i);
  });

  test("allows its inline scripts and styles as they are, and no others", () => {
    const scripts = document.querySelectorAll("script").filter(isInline);
    expect(hashesIn(directives.get("script-src"))).toEqual(hashesOf(scripts));
    expect(hashesIn(directives.get("style-src"))).toEqual(hashesOf(document.querySelectorAll("style")));
    expect(scripts.length).toBeGreaterThan(1);
  });

  test("has no style and no handler in an attribute", () => {
    const names = document.querySelectorAll("*").flatMap(({ attributes }) => Object.keys(attributes));
    expect(names.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  });

  test("denies all that it does not name, and names nothing unsafe and no scheme but those of pictures", () => {
    expect(directives.get("default-src")).toEqual(["'none'"]);
    const sources = [...directives].flatMap(([name, values = []]) =>
      values.map((value) => `${name} ${value}`),
    );
    expect(sources.filter((source) => /unsafe|\*/.test(source))).toEqual([]);
    expect(sources.filter((source) => /:$/.test(source))).toEqual(["img-src data:", "img-src blob:"]);
  });

  test("allows the map's pictures, since a visitor may go on to the map", () => {
    const hosts = [...office.subdomains].map((name) => office.tileUrl.replace("{s}", name));
    const origins = [...hosts, office.markerImage, office.markerShadow].map((url) => new URL(url).origin);
    expect(directives.get("img-src")).toEqual(expect.arrayContaining(origins));
  });

  test("allows forms to be sent where the content says, or nowhere", () => {
    const addresses = Object.values(destinations).filter((destination) => destination !== "");
    const origins = new Set(addresses.map((address) => new URL(address).origin));
    expect(directives.get("form-action")).toEqual(origins.size > 0 ? ["'self'", ...origins] : ["'none'"]);
  });

  test("has a policy in which an evaluator finds no weakness", () => {
    expect(weaknesses(policy)).toEqual([]);
  });
});

test("inline scripts are the same on all pages, so that one header can name them", () => {
  const scripts = paths.flatMap((path) => parse(read(`${path}/index.html`)).querySelectorAll("script"));
  expect(hashesOf(scripts.filter(isInline)).size).toBe(2);
});

test("the header for all pages fits into a line of 2,000 characters, and keeps scripts to the site's own", () => {
  const header = headerPolicy(files.map(read));
  expect(header.length).toBeLessThan(1900);
  expect(header).toContain("default-src 'none'");
  expect(header).not.toMatch(/unsafe|strict-dynamic|\*|https?:(?!\/\/)/);
});
