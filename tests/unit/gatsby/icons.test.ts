import { chmodSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../../src/content/read-content";
import { site } from "../../../src/content/schema/site";
import { writeIcons } from "../../../src/gatsby/icons";
import { copyContent } from "../content/content-copy";

const root = process.cwd();
afterAll(() => process.chdir(root));

test("the icon of a read-only drawing can be replaced by the next build", async () => {
  const { project } = copyContent();
  process.chdir(project);
  mkdirSync("public");
  chmodSync(path.join("data", readContent(site).brand.icon), 0o444);
  await writeIcons();
  expect(statSync("public/favicon.svg").mode & 0o200).toBe(0o200);
});
