import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { writeEditorSchema } from "../../../src/content/kind/editor-schema";
import { kinds } from "../../../src/content/kind/kind";
import { folderWith } from "../folder-with";
import { copyContent } from "./content-copy";

/** Runs the content check in the folder of a project. */
function run(project: string, ...words: string[]) {
  const tsx = join(process.cwd(), "node_modules/tsx/dist/cli.mjs");
  const command = join(process.cwd(), "src/content/check-command.ts");
  return spawnSync(process.execPath, [tsx, command, ...words], { cwd: project, encoding: "utf8" });
}

test("the command exits with 0 if the content is valid, and writes the schemas of Visual Studio Code", () => {
  const { project } = copyContent();
  expect(run(project)).toMatchObject({ status: 0, stdout: "The content has no problems.\n", stderr: "" });
  expect(readdirSync(join(project, ".vscode/schema"))).toHaveLength(kinds.length);
});

test("the command exits with 1 and lists all problems, each with its place and no stack trace", () => {
  const { content, project } = copyContent();
  const days = content.edit("programs/palsam.json", '"days": 4', '"dayz": 4');
  const email = content.edit("site.json", "hello@example.com", "hello");
  const { status, stdout, stderr } = run(project);
  expect([status, stdout]).toEqual([1, "2 problems in the content.\n"]);
  const places = [`data/programs/palsam.json:${days}:5`, `data/site.json:${email}:14`];
  expect(stderr.match(/^data\/\S+/gm)).toEqual(places);
  expect(stderr).toContain('Did you mean "days"?');
  expect(stderr).not.toMatch(/^ {4}at |Error/m);
});

test("the samples are listed on request", () => {
  const { project } = copyContent();
  expect(run(project, "samples").stdout).toMatch(/ sample values to replace before the site goes live\.\n$/);
});

test("the check goes on with a warning if the folder of Visual Studio Code is read-only", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  writeEditorSchema(join(folderWith({ ".vscode": "" }), ".vscode"));
  const warning = /^Visual Studio Code will not check the content while you type: .*\bE[A-Z]+: /;
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(warning));
  warn.mockRestore();
});
