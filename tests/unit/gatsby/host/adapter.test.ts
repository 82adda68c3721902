import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { RoutesManifest } from "gatsby";
import { hostAdapter } from "../../../../src/gatsby/host/adapter";
import { folderWith } from "../../folder-with";

const before = { cwd: process.cwd(), env: process.env };
const warnings: string[] = [];
const settings = readFileSync("tests/fixture/data/site.json");

beforeEach(() => {
  const policy = `<div id="___gatsby"></div><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
  const page = policy + "<p>the same again</p>".repeat(200);
  process.chdir(folderWith({ "public/about-us.html": page, "data/site.json": settings }));
  warnings.length = 0;
});
afterEach(() => {
  process.chdir(before.cwd);
  process.env = before.env;
});

const moved = { type: "redirect", path: "/flagship/old", toPath: "/about-us", status: 301 } as const;

/** Returns Gatsby's list of the files in public/ and of a redirect, with `count` scripts without a pattern. */
function routes(count = 0): RoutesManifest {
  const scripts = Array.from({ length: count }, (_, index) => [
    `part${index}-0123456789.js`,
    `part${index}-fixed.js`,
  ]);
  const files = [...readdirSync("public"), ...scripts.flat()].map((name) => ({
    type: "static" as const,
    path: `/${name}`,
    filePath: `public/${name}`,
    headers: [],
  }));
  return [...files, { ...moved, headers: [] }];
}

async function build(host: string, count?: number): Promise<void> {
  process.env = { ...before.env, SITE_HOST: host, NETLIFY: undefined, CF_PAGES: undefined };
  const reporter = { warn: (message: string) => warnings.push(message) };
  const context = {
    get routesManifest() {
      return routes(count);
    },
    reporter,
  };
  await Reflect.apply(hostAdapter().adapt, undefined, [context]);
}

/** Returns nothing for a missing file, so that a test names what it expects in it. */
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

test("the files of every host are written, and none is in public/ without a setting", async () => {
  await build("");
  expect(readdirSync("host").sort()).toEqual(["cloudflare", "github", "netlify", "nginx"]);
  expect(readdirSync("public").sort()).toEqual(["about-us.html", "about-us.html.br", "about-us.html.gz"]);
});

test.each(["netlify", "cloudflare"])(
  "%s has its rules in public/, and no compressed copies",
  async (host) => {
    await build("");
    await build(host);
    const files = (folder: string) => ["_redirects", "_headers"].map((name) => read(`${folder}/${name}`));
    expect(files("public")).toEqual(files(`host/${host}`));
    expect(files("public")).toEqual([
      expect.stringContaining(moved.path),
      expect.not.stringContaining(".gz"),
    ]);
    expect(readdirSync("public")).not.toContain("about-us.html.gz");
  },
);

test("GitHub Pages has a document for a redirect, and builds for other hosts have none", async () => {
  await build("github");
  const document = read("public/flagship/old.html");
  expect(document).toContain('location.replace("/about-us" + location.search + location.hash)');
  expect(document).toContain('<noscript><meta http-equiv="refresh" content="0; url=/about-us"></noscript>');
  await build("nginx");
  expect(read("public/flagship/old.html")).toBeUndefined();
});

test.each(["", "nginx", "github", "cloudflare"])(
  "no file of Netlify is left for SITE_HOST=%j",
  async (host) => {
    await build("netlify");
    await build(host);
    const own = readdirSync("public").filter((name) => ["404.txt", "_redirects"].includes(name));
    expect(own).toEqual(host === "cloudflare" ? ["_redirects"] : []);
  },
);

test("exceeding a limit of one host is a warning for the others, and stops a build for that host", async () => {
  await build("nginx", 100);
  expect(warnings).toEqual(["Cloudflare Pages allows 100 header rules, but there are 101."]);
  expect(readdirSync("host").sort()).toEqual(["github", "netlify", "nginx"]);
  await expect(build("cloudflare", 100)).rejects.toThrow("allows 100 header rules");
});
