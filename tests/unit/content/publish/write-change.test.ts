import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeChange } from "../../../../src/content/publish/write-change";

test("files are removed before others are written, because a folder may replace a file of its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "file-change-"));
  writeFileSync(join(folder, "album"), "a file");
  const change = new Map([
    ["album/1.json", "{}"],
    ["album", null],
  ]);
  writeChange(folder, join(folder, ".scratch"), change);
  expect(readFileSync(join(folder, "album/1.json"), "utf8")).toBe("{}");
  rmSync(folder, { recursive: true });
});

test("a folder is removed with its last file, because another one may need its name with other capitals", () => {
  const folder = mkdtempSync(join(tmpdir(), "file-change-"));
  mkdirSync(join(folder, "Album/2026"), { recursive: true });
  writeFileSync(join(folder, "Album/2026/1.jpg"), "a picture");
  const change = new Map([
    ["Album/2026/1.jpg", null],
    ["album/2026/1.jpg", "a picture"],
  ]);
  writeChange(folder, join(folder, ".scratch"), change);
  expect(readdirSync(folder)).toEqual(["album"]);
  rmSync(folder, { recursive: true });
});
