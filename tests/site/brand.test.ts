import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const { brand } = JSON.parse(readFileSync("data/site.json", "utf8"));

const code = [
  ...readdirSync("src", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
  ...readdirSync(".").filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
];

test("the brand's name stands in one field of the content and nowhere in the code", () => {
  const name = new RegExp(`\\b${brand.name}`, "i");
  expect(code.length).toBeGreaterThan(50);
  expect(code.filter((file) => name.test(readFileSync(file, "utf8")) || name.test(file))).toEqual([]);
});
