import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { copyBuild } from "./serve/build-copy";
import type { Engine } from "./serve/engine";
import { hasBrotli, startNginx } from "./serve/nginx";
import { ask } from "./serve/request";
import { checkHost, expectAnswer } from "./table/check";
import { fileLike, security } from "./table/file-row";

let engine: Engine;
let withBrotli: Engine;
const portOf = () => engine.port;

async function serveBuild(firstPort: number, withBrotli: boolean): Promise<Engine> {
  const nginx = await startNginx(firstPort, { withBrotli });
  const build = mkdtempSync(path.join(tmpdir(), "build-"));
  copyBuild(build, nginx);
  await nginx.deploy(build);
  rmSync(build, { recursive: true });
  return nginx;
}

beforeAll(async () => {
  engine = await serveBuild(9310, false);
  withBrotli = hasBrotli ? await serveBuild(9315, true) : engine;
}, 90_000);
afterAll(async () => {
  await engine.stop();
  if (withBrotli !== engine) await withBrotli.stop();
});

checkHost("nginx", portOf, ["etag", "last-modified"]);

const script = fileLike(/^\/app-[0-9a-f]{20}\.js$/);
const texts: [string, string][] = [
  ["/", "/index.html"],
  ["/about-us", "/about-us.html"],
  ["/page-data/about-us/page-data.json", "/page-data/about-us/page-data.json"],
  [script, script],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/manifest.webmanifest", "/manifest.webmanifest"],
];

/** Jest would print every byte of a difference. */
function expectFile(body: Buffer, file: string): void {
  const content = readFileSync(`public${file}`);
  expect([file, body.length, body.equals(content)]).toEqual([file, content.length, true]);
}

test("an error has the security headers too", async () => {
  const reply = await ask(portOf(), { path: "/static/gone.avif" });
  expectAnswer(reply, { status: 404, headers: security });
});

test.each(texts)("%s is not compressed for a client that accepts no compression", async (path, file) => {
  const { headers, body } = await ask(portOf(), { path });
  expect(headers["content-encoding"]).toBeUndefined();
  expectFile(body, file);
});

const long = texts.filter(([, file]) => readFileSync(`public${file}`).length > 1400);

test.each(long)("%s is compressed with gzip, and has a Vary header", async (path, file) => {
  const { headers, body } = await ask(portOf(), {
    path,
    headers: { "Accept-Encoding": "gzip, deflate, br" },
  });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(headers.vary).toBe("Accept-Encoding");
  expectFile(gunzipSync(body), file);
});

test("a compressed document states its charset", async () => {
  const { headers } = await ask(portOf(), { path: "/about-us", headers: { "Accept-Encoding": "gzip" } });
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

(hasBrotli ? describe : describe.skip)("with the Brotli module", () => {
  test.each(long)("%s is compressed with Brotli", async (path, file) => {
    const { headers, body } = await ask(withBrotli.port, {
      path,
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect(headers["content-encoding"]).toBe("br");
    expectFile(brotliDecompressSync(body), file);
  });

  test("a client without Brotli gets gzip", async () => {
    const { headers } = await ask(withBrotli.port, { path: "/", headers: { "Accept-Encoding": "gzip" } });
    expect(headers["content-encoding"]).toBe("gzip");
  });
});
