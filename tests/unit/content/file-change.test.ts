import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeChange } from "../../../src/content/file-change";

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
