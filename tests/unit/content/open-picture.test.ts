import { readFileSync } from "node:fs";
import { checkContent } from "../../../src/content/check";
import { copyContent } from "./content-copy";

// Only Linux lists the open files of a process.
(process.platform === "linux" ? test : test.skip)("the check leaves no picture open", async () => {
  const { content } = copyContent();
  await checkContent(content.directory);
  const open = readFileSync("/proc/self/maps", "utf8").match(/\/\S+\.(?:jpg|png|svg)$/gm);
  expect(open).toBeNull();
});
