import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { checkedContent, copyContent } from "../../../src/gatsby/checked-content";
import { folderWith } from "../folder-with";

const root = process.cwd();
afterEach(() => process.chdir(root));

test("the copy that Gatsby reads follows data/, without leftovers and byte order marks", () => {
  const files = { "data/site.json": "\ufeff{}", "data/old.jpg": "old", "data/site.json~": "{" };
  process.chdir(folderWith(files));
  copyContent();
  rmSync("data/old.jpg");
  writeFileSync("data/new.jpg", "new");
  copyContent();
  const read = (name: string) => readFileSync(`${checkedContent}/${name}`, "utf8");
  expect([read("site.json"), read("new.jpg")]).toEqual(["{}", "new"]);
  const others = ["old.jpg", "site.json~"].filter((name) => existsSync(`${checkedContent}/${name}`));
  expect(others).toEqual([]);
});
