import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "../../src/build/host/compressed-copy";
import { copyProject, removeProject } from "../bench/build/project";

/** What Gatsby prints when a step has begun that a build may be killed in. */
const moments = [
  ["while scripts are packed", "write out requires"],
  ["while pages' data is written", "Building production JavaScript and CSS bundles"],
  ["while documents are written", "Building HTML renderer"],
  ["while pictures are made", "Building static HTML for pages"],
  ["while documents are finished", "onPostBuild"],
] as const;

/** Milliseconds for two builds from nothing, also on a busy machine. */
const patience = 15 * 60_000;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) removeProject(folder);
});

/** Builds with `npm run build`'s own command, and kills all of it when it prints some words. */
function build(folder: string, killedAt?: string): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["src/command/gatsby.mjs", "build"], {
      cwd: folder,
      detached: true,
      env: { ...process.env, CI: "1", SITE_HOST: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (killedAt && child.pid && text.includes(killedAt)) process.kill(-child.pid, "SIGKILL");
    });
    child.on("close", resolve);
  });
}

/** The documents of the site, by their names. */
function documentsOf(folder: string): Map<string, string> {
  const root = path.join(folder, "public");
  const documents = filesOf(root).filter((name) => name.endsWith(".html"));
  return new Map(documents.map((name) => [path.relative(root, name), readFileSync(name, "utf8")]));
}

test.each(moments)(
  "a build killed %s leaves the next one clean",
  async (_, words) => {
    const folder = copyProject(process.cwd());
    folders.push(folder);
    await build(folder, words);
    expect(await build(folder)).toBe(0);
    expect(documentsOf(folder)).toEqual(documentsOf(process.cwd()));
    for (const name of filesOf("public/static")) expect(existsSync(path.join(folder, name))).toBe(true);
  },
  patience,
);
