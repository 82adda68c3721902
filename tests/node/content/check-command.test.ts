import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../../src/content/kind/kind";
import { sampleValues } from "../../../src/content/sample";
import { copyContent, lineOf } from "./content-copy";

/** Runs the command in a project folder, as `npm run` does. */
function run(project: string, ...options: string[]) {
  const tsx = join(process.cwd(), "node_modules/tsx/dist/cli.mjs");
  const command = join(process.cwd(), "src/content/check-command.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, command, ...options], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("the command exits with 0 if the content is valid, and writes the schemas of Visual Studio Code", () => {
  const { project } = copyContent();
  expect(run(project)).toEqual({ status: 0, stdout: "The content has no problems.\n", stderr: "" });
  expect(readdirSync(join(project, ".vscode/schema"))).toHaveLength(kinds.length);
});

test.each([
  ["is read-only", (folder: string) => writeFileSync(folder, "")],
  [
    "has settings that cannot be opened",
    (folder: string) => mkdirSync(join(folder, "settings.json"), { recursive: true }),
  ],
])("the content is checked also if the folder of Visual Studio Code %s", (_, make) => {
  const { content, project } = copyContent();
  make(join(project, ".vscode"));
  expect(run(project)).toEqual({
    status: 0,
    stdout: "The content has no problems.\n",
    stderr: expect.stringMatching(
      /^Visual Studio Code will not check the content while you type: E[A-Z]+: .*\n$/,
    ),
  });
  content.edit("programs/palsam.json", '"days": 4', '"dayz": 4');
  expect(run(project).stdout).toBe("1 problem in the content.\n");
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

test("--sample lists each value that an owner has to fill in, with its page, file and line", () => {
  const { content, project } = copyContent();
  const { status, stdout, stderr } = run(project, "--sample");
  const line = (anchor: string | string[]) => `data/site.json:${lineOf(content.read("site.json"), anchor)}  `;

  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(`${line('"address": "')}address: "https://www.example.com"\n`);
  expect(stdout).toContain(`${line('"email": "')}contact.email: "hello@example.com"\n`);
  expect(stdout).toContain(`${line('"phones": [')}contact.phones: a list of 3 entries\n`);
  expect(stdout).toContain(`${line(['"linkedin"', '"destination": "'])}social[1].destination: ""\n`);
  expect(stdout).toMatch(/^On every page:\ndata\//);
  expect(stdout).toMatch(
    /\n\nOn the page \/flagship\/palsam:\n(?:data\/programs\/palsam\.json:.+\n)*data\/programs\/palsam\.json:\d+ {2}landing\.image: "\.\/palsam\.jpg"\n/,
  );
  const listed = stdout.match(/^data\/\S+:\d+ {2}\S+: .+$/gm)?.length;
  expect(stdout).toContain(`\n${listed} sample values to replace before the site goes live.\n`);
});

test("the samples of a program are its sections and their fields, in file order", () => {
  const { content } = copyContent();
  const { sample: _, metadata, ...others } = JSON.parse(content.read("programs/palsam.json"));
  const program = {
    sample: ["outline", "summary"],
    ...others,
    metadata: { ...metadata, sample: ["title"] },
    outline: { heading: "The visit", topics: [{ sample: ["desc"], title: "Plan", desc: "First." }] },
  };
  content.write("programs/palsam.json", JSON.stringify(program, null, 2));
  const listed = sampleValues(content.directory)
    .filter(({ file }) => file === "programs/palsam.json")
    .map(({ field, value }) => `${field}: ${value}`);
  expect(listed).toEqual(
    expect.arrayContaining([
      'outline: "The visit"',
      'outline.topics[0].desc: "First."',
      `metadata.title: ${JSON.stringify(metadata.title)}`,
    ]),
  );
  expect(listed.at(0)).toBe(`summary: ${JSON.stringify(others.summary)}`);
  expect(listed.at(-1)).toContain("metadata.title");
});

test("samples of broken files and of fields that no longer exist are skipped", () => {
  const { content } = copyContent();
  content.write("programs/palsam.json", "");
  content.edit("site.json", /"sample": \[\s+"name",\s+"url"\s+\]/, '"sample": ["name", "link"]');
  const fields = sampleValues(content.directory).map(({ field }) => field);
  expect(fields).toContain("developer.name");
  expect(fields).not.toContain("developer.link");
});
