import { existsSync, readFileSync } from "node:fs";

const page = "docs/upgrading.md";

/** Each row names a file of a package, a text in it, the file of the site that needs it, and what breaks without it. */
const rows = [
  ...readFileSync(page, "utf8").matchAll(/^\| `(.+?)` +\| `(.+?)` +\| `(.+?)` +\| (.+?) +\|$/gm),
].map(([, file = "", text = "", user = "", damage = ""]) => ({ file, text, user, damage }));

test("packages still have the private parts on which the site relies", () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.filter(({ file, text }) => {
    const path = `node_modules/${file}`;
    return !existsSync(path) || !readFileSync(path, "utf8").includes(text);
  });
  const sentences = missing.map(
    ({ file, text, user, damage }) =>
      `${file} no longer contains ${text}, on which ${user} relies. Without it, ${damage}. Adapt the code and its row in ${page}.`,
  );
  expect(sentences).toEqual([]);
});

test("the table of private parts names files of the site that exist", () => {
  expect(rows.map(({ user }) => user).filter((user) => !existsSync(user))).toEqual([]);
});
