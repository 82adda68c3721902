import { readFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "../../../src/file-list";

const section =
  readFileSync("docs/architecture.md", "utf8").split("\n## Directions\n")[1]?.split("\n## ")[0] ?? "";

/** Each folder, with the folders that it may import from. */
const rows = [...section.matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)].map(([, folder = "", cell = ""]) => ({
  folder,
  allowed: [...cell.matchAll(/`(.+?)`/g)].map(([, name = ""]) => name),
}));

const isIn = (file: string) => (folder: string) => file.startsWith(`src/${folder}/`);

/** The row of a folder comes after those of its subfolders. */
const rowOf = (file: string) => rows.find(({ folder }) => isIn(file)(folder));

const isAtTop = (file: string) => !/^src\/.*\//.test(file);

const files = filesOf("src");

test("the table of directions has each folder of src, and names only folders above", () => {
  expect(files.filter((file) => !isAtTop(file) && !rowOf(file))).toEqual([]);
  const folders = rows.map(({ folder }) => folder);
  const isAbove = (name: string, index: number) => folders.slice(0, index).includes(name);
  expect(rows.filter(({ allowed }, index) => !allowed.every((name) => isAbove(name, index)))).toEqual([]);
});

test("modules import only what the table of directions allows", () => {
  const imports = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\b(?:from|import)[ (]"(\.[^"]+)"/g)].map(
        ([, target = ""]) => ({
          file,
          target: path.posix.join(path.posix.dirname(file), target),
        }),
      ),
    );
  expect(imports.length).toBeGreaterThan(0);
  const forbidden = imports.filter(({ file, target }) => {
    const row = rowOf(file);
    return !isAtTop(target) && ![row?.folder ?? "", ...(row?.allowed ?? [])].some(isIn(target));
  });
  expect(forbidden.map(({ file, target }) => `${file} must not import ${target}`)).toEqual([]);
});
