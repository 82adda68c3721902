import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { removeCompressed, writeCompressed } from "../../../../src/gatsby/host/compress";
import { folderWith } from "../../folder-with";

const text = "<p>a page that says the same thing again</p>".repeat(100);

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

test("files that compression does not shorten have no copy: pictures, short texts, texts without a pattern", async () => {
  // Digests have no pattern that compression can use.
  const digest = (_: unknown, index: number) => createHash("sha256").update(String(index)).digest();
  const noise = Buffer.concat(Array.from({ length: 200 }, digest));
  const folder = folderWith({ "a.jpg": text, "robots.txt": "User-agent: *", "noise.txt": noise });
  await writeCompressed(folder);
  expect(namesIn(folder)).toEqual(["a.jpg", "noise.txt", "robots.txt"]);
});

test("identical files have the same copies, also if they had others", async () => {
  const folder = folderWith({ "a.js": text, "b.js": text, "b.js.gz": gzipSync("what stood there before") });
  await writeCompressed(folder);
  expect(namesIn(folder)).toEqual(["a.js", "a.js.br", "a.js.gz", "b.js", "b.js.br", "b.js.gz"]);
  for (const name of ["a.js.gz", "b.js.gz"])
    expect(gunzipSync(readFileSync(path.join(folder, name))).toString()).toBe(text);
});

test("a copy is removed when its original is gone, or has become too short", async () => {
  const files = {
    "gone.js.br": "old",
    "page-data/gone.json.gz": "old",
    "short.js": "1",
    "short.js.gz": "old",
  };
  const folder = folderWith(files);
  await writeCompressed(folder);
  expect(namesIn(folder)).toEqual(["page-data", "short.js"]);
});

test("an archive of the content is not a compressed copy", () => {
  const folder = folderWith({ "slides.tar.gz": "archive", "a.html.gz": "copy" });
  removeCompressed(folder);
  expect(namesIn(folder)).toEqual(["slides.tar.gz"]);
});
