import { readFileSync } from "node:fs";
import { icon, motif } from "../../../../src/content/schema/section";

test.each([
  ["icons.svg", icon],
  ["motifs.svg", motif],
])("an editor may choose each drawing of static/%s, and no other", (file, names) => {
  const drawings = readFileSync(`static/${file}`, "utf8").matchAll(/<symbol id="(.+?)"/g);
  expect([...drawings].map(([, id]) => id).toSorted()).toEqual(names.options.toSorted());
});
