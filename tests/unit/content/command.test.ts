import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentCopier, lineOf } from "./content-copy";

const copier = new ContentCopier();

beforeAll(() => copier.prepare());
afterAll(() => copier.removeAll());

/** Runs the command in a project folder, as `npm run` does. */
function run(project: string, ...options: string[]) {
  const tsx = join(process.cwd(), "node_modules/tsx/dist/cli.mjs");
  const command = join(process.cwd(), "src/content/command.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, command, ...options], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("the command ends with 0 and says so when the content is in order", () => {
  const { project } = copier.copy();
  expect(run(project)).toEqual({ status: 0, stdout: "The content is in order.\n", stderr: "" });
});

test("the command ends with 1 and lists all faults, each with its place and no stack trace", () => {
  const { content, project } = copier.copy();
  content.edit("programs/palsam.json", '"days": 4', '"dayz": 4');
  content.edit("pages/home.json", '"path": "/",', '"path": "/"');
  content.edit("site.json", "hello@example.com", "hello");
  content.remove("trainers/trainer-10.jpg");

  const { status, stdout, stderr } = run(project);

  expect(status).toBe(1);
  expect(stdout).toBe("4 faults in the content.\n");
  expect(stderr.match(/^data\/\S+/gm)).toEqual([
    "data/pages/home.json:2:14",
    `data/programs/palsam.json:${lineOf(content.read("programs/palsam.json"), '"dayz"')}:5`,
    `data/site.json:${lineOf(content.read("site.json"), '"email": "')}:14`,
    `data/trainers/trainers.json:${lineOf(content.read("trainers/trainers.json"), "trainer-10.jpg")}:16`,
  ]);
  expect(stderr).toContain('Did you mean "days"?');
  expect(stderr).not.toMatch(/^ {4}at |Error/m);
});

test("the command counts a single fault as one", () => {
  const { content, project } = copier.copy();
  content.remove("site.json");
  const { status, stdout, stderr } = run(project);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "1 fault in the content.\n" });
  expect(stderr).toContain("data/site.json:1:1  on every page\n    There is no file with this name.");
});

test("the command writes a JSON Schema for the editor of each kind of content", () => {
  const { project } = copier.copy();
  run(project);
  const folder = join(project, ".vscode/schema");
  const schemas = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
  expect(schemas.length).toBeGreaterThan(10);
  for (const schema of schemas) expect(schema).toHaveProperty("$defs");
});

test("--sample lists each value that an owner has to fill in, with its page, file and line", () => {
  const { content, project } = copier.copy();
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

test("--sample lists the sections of a program and what is in them, from the top of the file down", () => {
  const { content, project } = copier.copy();
  const { sample: _, metadata, ...others } = JSON.parse(content.read("programs/palsam.json"));
  const program = {
    sample: ["outline", "summary"],
    ...others,
    metadata: { ...metadata, sample: ["title"] },
    outline: { heading: "The visit", topics: [{ sample: ["desc"], title: "Plan", desc: "First." }] },
  };
  content.write("programs/palsam.json", JSON.stringify(program, null, 2));
  const { stdout } = run(project, "--sample");
  const fields = stdout.matchAll(/^data\/programs\/palsam\.json:\d+ {2}(\S+: .+)$/gm);
  const listed = [...fields].map(([, field]) => field);
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

test("--sample passes over broken files and fields that are no longer there", () => {
  const { content, project } = copier.copy();
  content.write("programs/palsam.json", "");
  content.edit("site.json", '"sample": ["name", "url"]', '"sample": ["name", "link"]');
  const { status, stdout, stderr } = run(project, "--sample");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("developer.name");
  expect(stdout).not.toContain("developer.link");
});
