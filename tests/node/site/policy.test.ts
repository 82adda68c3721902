import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { formHosts, pictureHosts } from "../../../src/gatsby/policy/other-host";
import { contact, destinations } from "./content";
import { attribute, one, publicFolder } from "./html";
import { paths } from "./path";

/** A page's second file has the same content (link.test.ts). The documents for unknown paths differ. */
const files = [...paths.map((path) => join(path, "index.html")), "404/index.html", "404.html"];

const isInline = (script: HTMLElement) =>
  script.getAttribute("src") === undefined && script.getAttribute("type") !== "application/ld+json";
const hashOf = ({ rawText }: HTMLElement) =>
  `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`;
const hashesOf = (elements: HTMLElement[]) => [...new Set(elements.map(hashOf))].toSorted();

const documents = files.map((file) => {
  const html = readFileSync(join(publicFolder, file), "utf8");
  const document = parse(html, { comment: true });
  const policy = attribute(one(document, 'meta[http-equiv="Content-Security-Policy"]'), "content");
  const directives = new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const hashesIn = (name: string) =>
    (directives.get(name) ?? []).filter((source) => source.startsWith("'sha256-")).toSorted();
  return { file, html, document, directives, hashesIn };
});

type Document = (typeof documents)[number];

/** Two such objects compare all documents at once. */
const byFile = (value: (document: Document) => unknown) =>
  Object.fromEntries(documents.map((document) => [document.file, value(document)]));

const expectOfAll = (value: (document: Document) => unknown, expected: unknown) =>
  expect(byFile(value)).toEqual(byFile(() => expected));

test("each document has its policy right after the charset, before anything that it applies to", () => {
  const start = /<head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy"/i;
  expectOfAll(({ html }) => start.test(html), true);
});

test("Cloudflare's Rocket Loader leaves the inline scripts as they are", () => {
  const scripts = ({ document }: Document) => document.querySelectorAll("script").filter(isInline);
  const changed = (document: Document) =>
    scripts(document).filter((script) => script.getAttribute("data-cfasync") !== "false").length;
  expectOfAll((document) => [changed(document), scripts(document).length > 0], [0, true]);
});

test("a policy allows the inline scripts and styles of its document, and no others", () => {
  const found = byFile(({ hashesIn }) => [hashesIn("script-src"), hashesIn("style-src")]);
  const expected = byFile(({ document }) => [
    hashesOf(document.querySelectorAll("script").filter(isInline)),
    hashesOf(document.querySelectorAll("style")),
  ]);
  expect(found).toEqual(expected);
});

test("a policy denies everything by default, and allows nothing unsafe and no scheme except for pictures", () => {
  const sources = ({ directives }: Document) =>
    [...directives].flatMap(([name, values]) => values.map((value) => `${name} ${value}`));
  const others = ({ directives }: Document, name: string) =>
    directives.get(name)?.filter((source) => !source.startsWith("'sha256-"));
  expectOfAll(({ directives }) => directives.get("default-src"), ["'none'"]);
  // The default does not apply to this one.
  expectOfAll(({ directives }) => directives.get("base-uri"), ["'none'"]);
  // Only scripts of the page start other scripts.
  expectOfAll((document) => others(document, "script-src"), ["'self'", "'strict-dynamic'"]);
  expectOfAll(
    (document) => sources(document).filter((source) => /unsafe|\*|:$/.test(source)),
    ["img-src data:", "img-src blob:"],
  );
});

test("each policy allows the pictures of the map, because visitors may navigate to it", () => {
  const hosts = pictureHosts(contact.map);
  expectOfAll(({ directives }) => hosts.filter((host) => !directives.get("img-src")?.includes(host)), []);
});

test("a policy allows forms to be sent to the destinations in the content, and nowhere else", () => {
  const hosts = formHosts(Object.values(destinations));
  const expected = hosts.length > 0 ? ["'self'", ...hosts] : ["'none'"];
  expectOfAll(({ directives }) => directives.get("form-action")?.toSorted(), expected.toSorted());
});
