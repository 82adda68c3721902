import { existsSync, readFileSync } from "node:fs";

const page = "docs/upgrading.md";

/** Each row names a file of a package and a text in it, a file of the site that needs it and a text there, and what breaks without it. */
const rows = [
  ...readFileSync(page, "utf8").matchAll(/^\| `(.+?)` +\| `(.+?)` +\| `(.+?)` +\| `(.+?)` +\| (.+?) +\|$/gm),
].map(([, file = "", text = "", user = "", use = "", damage = ""]) => ({ file, text, user, use, damage }));

const contains = (file: string, text: string) =>
  existsSync(file) && readFileSync(file, "utf8").includes(text);

test("packages still have the private parts on which the site relies", () => {
  expect(rows.length).toBeGreaterThan(10);
  const missing = rows.filter(({ file, text }) => !contains(`node_modules/${file}`, text));
  const sentences = missing.map(
    ({ file, text, user, damage }) =>
      `${file} no longer contains ${text}, on which ${user} relies. Without it, ${damage}. Adapt the code and its row in ${page}.`,
  );
  expect(sentences).toEqual([]);
});

test("the site uses each private part in the table", () => {
  const unused = rows.filter(({ user, use }) => !contains(user, use));
  const sentences = unused.map(
    ({ text, user, use }) =>
      `${user} does not contain ${use}. Correct or remove the row of ${text} in ${page}.`,
  );
  expect(sentences).toEqual([]);
});
