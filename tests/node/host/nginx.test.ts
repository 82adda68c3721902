import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { filesOf } from "../../../src/file-list";
import { footer } from "../site/content";
import { paths, programPaths } from "../site/path";
import { startNginx } from "./nginx";
import { ask } from "./request";

// With its 50 letters, this name is longer than nginx has room for by default.
const name = "management-training-and-certifications.example.com";
const longPath = "/certifications/an-earlier-name-of-the-program-that-was-a-little-too-long-for-a-path";
const files = {
  "_redirects.map": `"/earlier/" "/about-us";\n"${longPath}" "/about-us";\n`,
  "proof-of-ownership.html": "proof",
};

let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  nginx = await startNginx(name, files);
}, 60_000);
afterAll(() => nginx.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(nginx, { path, headers: { Host: name, ...headers } });

const built = filesOf("public").map((file) => file.replace("public", ""));

function fileLike(pattern: RegExp): string {
  const found = built.find((file) => pattern.test(file));
  if (!found) throw new Error(`No file of the build matches ${pattern}.`);
  return found;
}

/** The headers of every answer. */
const security = {
  "content-security-policy": "frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

const html = { "content-type": "text/html; charset=utf-8" };
const page = [200, html, /<h1/] as const;
const missing = [404, html, /location\.replace\(.*"\/home"\)/] as const;
const moved = (location: string) => [301, { location }, /./] as const;
const file = (type: RegExp, cache = revalidated) =>
  [200, { "content-type": expect.stringMatching(type), "cache-control": cache }, /./] as const;

const [program = ""] = programPaths;

type Answer = readonly [status: number, headers: Record<string, unknown>, body: RegExp];

/** Groups of paths, each with the answer of nginx. */
const table: [string, [string, Answer][]][] = [
  ["a page", paths.map((path) => [path, page])],
  [
    "another address of a page",
    [
      ...paths
        .filter((path) => path !== "/")
        .map((path): [string, Answer] => [`${path}/?a=b`, moved(`${path}?a=b`)]),
      ["/index.html", moved("/")],
      ["/about-us.html?a=b", moved("/about-us?a=b")],
      [`${program}.html`, moved(program)],
      [`${program}/index.html`, moved(program)],
    ],
  ],
  [
    "an earlier path",
    [
      ["/earlier/", moved("/about-us")],
      [`${longPath}?a=b`, moved("/about-us?a=b")],
    ],
  ],
  ["a planned page", footer.links.filter(({ isPlanned }) => isPlanned).map(({ path }) => [path, missing])],
  [
    "an unknown path",
    [
      "/404.html",
      "/no-such-page",
      "/no-such-page/",
      "/no-such-page.html",
      "/flagship/no-such-program?a=b",
      "/%D8%A7%D9%84%D9%82%D8%A7%D9%87%D8%B1%D8%A9",
    ].map((path) => [path, missing]),
  ],
  [
    "a missing file",
    [
      "/static/",
      "/static/gone-0123456789abcdef0123456789abcdef.woff2",
      "/app-0123456789abcdef0123.js",
      "/page-data/no-such-page/page-data.json",
    ].map((path) => [path, missing]),
  ],
  [
    "a file",
    [
      ["/proof-of-ownership.html", file(/^text\/html/)],
      ["/page-data/about-us/page-data.json", file(/^application\/json/)],
      ["/manifest.webmanifest", file(/^application\/manifest\+json/)],
      ["/favicon.ico", file(/^image\//)],
      ["/apple-touch-icon.png", file(/^image\/png/)],
      ["/robots.txt", file(/^text\/plain/)],
      [fileLike(/^\/app-[0-9a-f]{20}\.js$/), file(/javascript/, immutable)],
      [fileLike(/^\/app\.[0-9a-f]{20}\.css$/), file(/^text\/css/, immutable)],
      [fileLike(/^\/static\/.*\.avif$/), file(/^image\/avif/, immutable)],
      [fileLike(/^\/static\/.*\.woff2$/), file(/^font\/woff2/, immutable)],
    ],
  ],
];

describe.each(table.filter(([, rows]) => rows.length > 0))("%s", (_, rows) => {
  test.each(rows)("%s", async (path, [status, headers, body]) => {
    const reply = await get(path);
    const cache = { "cache-control": revalidated };
    expect(reply).toMatchObject({ status, headers: { ...security, ...cache, ...headers } });
    expect(body.test(reply.body.toString())).toBe(true);
  });
});

test.each([
  "//evil.example/x/",
  "//evil.example/about-us/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%2fevil.example/about-us.html",
  "/https://evil.example/",
  "/about-us/%0d%0aX-Injected:%20yes/",
  "/about-us/?%0d%0aX-Injected:%20yes",
  "/../../../etc/passwd",
  "/static/..%2f..%2f.git/config",
  "/about-us%00.html",
])("the hostile address %s leads to no other host, adds no header and shows no other file", async (path) => {
  const { status, headers, body } = await get(path);
  expect([301, 400, 404]).toContain(status);
  expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
  expect(headers).not.toHaveProperty("x-injected");
  expect(body.toString()).not.toMatch(/root:x?:0:|repositoryformatversion/);
});

test.each([
  ["/about-us", "/about-us.html"],
  ["/robots.txt", "/robots.txt"],
  ["/sitemap-0.xml", "/sitemap-0.xml"],
  ...[/^\/app-.*\.js$/, /^\/app\..*\.css$/, /^\/page-data\/about-us\/.*\.json$/, /^\/icons\.svg$/].map(
    (pattern) => [fileLike(pattern), fileLike(pattern)],
  ),
])("%s is compressed for clients that accept it", async (path, file) => {
  const { headers, body } = await get(path, { "Accept-Encoding": "gzip, br" });
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect(gunzipSync(body).equals(readFileSync(`public${file}`))).toBe(true);
  expect((await get(path)).headers).not.toHaveProperty("content-encoding");
});

test("a server without IPv6 starts, because no line needs it", () => {
  expect(readFileSync("docs/nginx.conf", "utf8")).not.toMatch(/^\s*listen \[/m);
});

test("other hosts send these headers with every file, too, and nginx no others", () => {
  const [, everyPath = ""] = /^\/\*\n((?: {2}.+\n)+)/m.exec(readFileSync("static/_headers", "utf8")) ?? [];
  const headers = [...everyPath.matchAll(/^ {2}(.+): (.+)$/gm)];
  expect(Object.fromEntries(headers.map(([, name = "", value]) => [name.toLowerCase(), value]))).toEqual(
    security,
  );
  const lines = readFileSync("docs/nginx.conf", "utf8").matchAll(/^ {2}add_header (?!Cache-Control)(\S+)/gm);
  const names = [...lines].map(([, name = ""]) => name.toLowerCase());
  expect(names.toSorted()).toEqual(Object.keys(security).toSorted());
});
