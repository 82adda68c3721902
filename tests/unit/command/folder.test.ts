import { chmodSync, chownSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { checkPath } from "../../../src/command/folder.mjs";
import { write } from "./call";
import { project, run, started } from "./project";

const parent = path.resolve("/home/editor");

test.each([..."()[]{}*?|!#%", "\n", ...(path.sep === "/" ? ["\\"] : [])])(
  "the path of a folder must not contain %j",
  (character) => {
    const folder = path.join(parent, `site${character}1`);
    const shown = character === "\n" ? "\\n" : character;
    expect(() => checkPath(folder)).toThrow(
      `The path of this folder contains "${shown}": ${folder}. Gatsby cannot build there. Rename the folder "site${shown}1", for example to "site-1".`,
    );
  },
);

test.each([
  ["site (1)", 'Rename the folder "site (1)", for example to "site-1".'],
  ["old [2026]/site", 'Rename the folder "old [2026]", for example to "old-2026".'],
  ["#", 'Rename the folder "#", for example to "site".'],
])("the message for %s proposes a name", (name, advice) => {
  expect(() => checkPath(path.join(parent, name))).toThrow(advice);
});

test.each(["my site", "Owner's site", "R&D", "é", "موقع", "😀", "a+b,c;d=e@f~g^h$i", "site.", "-", "_"])(
  "the path of a folder may contain %s",
  (name) => {
    expect(() => checkPath(path.join(parent, name))).not.toThrow();
  },
);

/** Calls a function with the path of a project in a folder in which Gatsby cannot build. */
async function inRefused<Result>(
  folder: string,
  work: (renamed: string) => Promise<Result>,
): Promise<Result> {
  const renamed = `${folder} (1)`;
  renameSync(folder, renamed);
  const result = await work(renamed);
  renameSync(renamed, folder);
  return result;
}

test("a command says that the name of the folder is wrong before it installs anything", async () => {
  const folder = project();
  rmSync(path.join(folder, "node_modules/.package-lock.json"));
  const files = readdirSync(folder);
  const { status, output } = await inRefused(folder, (renamed) => run(renamed, "start"));
  expect(status).toBe(1);
  expect(output).toMatch(/^The path of this folder contains "\(": .* \(1\)\. Gatsby cannot build there\./);
  expect(readdirSync(folder)).toEqual(files);
});

test("a command that does not build runs in any folder", async () => {
  expect(await inRefused(project(), (renamed) => run(renamed, "serve"))).toMatchObject({ status: 0 });
});

/** Runs a script as a user who may write everything in the project but some entries. */
async function runWithout(folder: string, script: string, ...readOnly: string[]) {
  // root may write everything.
  write(folder, "user.cjs", "if (process.getuid() === 0) process.setuid(65534);");
  for (const name of [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
    chmodSync(path.join(folder, name), 0o777);
  for (const name of readOnly) chmodSync(path.join(folder, name), 0o555);
  const result = await run(folder, script, { NODE_OPTIONS: `--require=${path.join(folder, "user.cjs")}` });
  for (const name of readOnly) chmodSync(path.join(folder, name), 0o777);
  return result;
}

const onPosix = process.platform === "win32" ? test.skip : test;

onPosix.each(["build", "start", "test:unit"])(
  "%s names what must be writable in a project that is read-only",
  async (script) => {
    const folder = project();
    const { status, output } = await runWithout(folder, script, ".", "src");
    const list = `${folder}, ${path.join(folder, "src")}`;
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringContaining(
        `These must be writable, with everything in them: ${list}. Change their owner or permissions, or copy the project to another folder.\n`,
      ),
    });
    expect(readdirSync(folder)).not.toContain(".running");
  },
);

onPosix.each([
  ["public", "public/static"],
  [".cache", ".cache/caches"],
  ["test-results", "test-results/browser"],
])("output that another user has written is named: %s", async (named, readOnly) => {
  const folder = project({
    "public/static/a": "",
    ".cache/caches/a": "",
    "test-results/browser/a": "",
  });
  const { output } = await runWithout(folder, "build", readOnly);
  expect(output).toContain(`with everything in them: ${path.join(folder, named)}.`);
});

onPosix("read-only files of the same user do not stop a command", async () => {
  const folder = project({ "public/favicon.svg": "" });
  const file = path.join(folder, "public/favicon.svg");
  if (process.getuid?.() === 0) chownSync(file, 65534, 65534);
  expect(await runWithout(folder, "build", "public/favicon.svg")).toMatchObject({ status: 0 });
});

onPosix("an installation names the folder of the packages", async () => {
  const folder = project();
  rmSync(path.join(folder, "node_modules/.package-lock.json"));
  const { output } = await runWithout(folder, "check:content", "node_modules");
  expect(output).toContain(`with everything in them: ${path.join(folder, "node_modules")}.`);
});

onPosix("a site is served from a project that is read-only", async () => {
  const folder = project({ started: "" });
  expect(await runWithout(folder, "serve", ".", "src")).toMatchObject({ status: 0 });
  expect(started(folder).names).toContain("serve");
});
