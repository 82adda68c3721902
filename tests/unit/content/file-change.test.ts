import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkChanged, writeChange } from "../../../src/content/file-change";
import { copyContent } from "./content-copy";

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

test("a check changes no file, also where a folder is a link to another place", async () => {
  const { content, project } = copyContent();
  const before = content.read("programs/palsam.json");
  renameSync(join(content.directory, "programs"), join(project, "programs"));
  symlinkSync(join(project, "programs"), join(content.directory, "programs"));
  expect(await checkChanged(content.directory, new Map([["programs/palsam.json", "{}"]]))).not.toEqual([]);
  expect(content.read("programs/palsam.json")).toBe(before);
});
