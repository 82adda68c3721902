import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { filesOf } from "../../src/file-list";
import { copyProject, removeProject } from "../project-copy";
import { slides } from "./content";

/**
 * Gatsby prints this when the step ends before the one in which a build is killed. Every build renders all
 * documents.
 */
const moments = [
  ["while scripts are packed", "success write out requires"],
  ["with new scripts and old documents", "success Building production JavaScript and CSS bundles"],
  ["with new data and old documents", "success run queries in workers"],
] as const;

/** In milliseconds, for two builds, one of them cold, on a busy machine. */
const patience = 15 * 60_000;

let folder: string;
let original: Map<string, string>;

/** `npm run build` does this after it has checked the packages. */
const script = `import { buildWithGatsby } from "./src/command/build.mjs";
process.exitCode = await buildWithGatsby();`;

/** Kills all processes of the build when it prints these words. */
function build(killedAt?: string): Promise<number | null> {
  return new Promise((resolve) => {
    let printed = "";
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: folder,
      detached: true,
      env: { ...process.env, CI: "1", SITE_HOST: "", NETLIFY: "", CF_PAGES: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (killedAt && child.pid && printed.includes(killedAt)) process.kill(-child.pid, "SIGKILL");
    });
    child.on("close", resolve);
  });
}

/** Returns what a browser may request: documents and data with their content, other files by name. */
function output(): Map<string, string> {
  const root = path.join(folder, "public");
  const hasText = (name: string) => /\.(?:html|json|txt|xml|webmanifest)$/.test(name);
  return new Map(
    filesOf(root)
      .map((name): [string, string] => [
        path.relative(root, name),
        hasText(name) ? readFileSync(name, "utf8") : "",
      ])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** Changes a text that every page shows and a picture, so that every step of a build has work to do. */
async function edit(): Promise<() => void> {
  const [slide] = slides;
  const site = path.join(folder, "data/site.json");
  const picture = path.join(folder, "data/pages", slide?.src ?? "");
  const files = [site, picture];
  const before = files.map((file) => readFileSync(file));
  writeFileSync(site, readFileSync(site, "utf8").replace('"claim": "', '"claim": "New: '));
  writeFileSync(picture, await sharp(readFileSync(picture)).flop().jpeg().toBuffer());
  return () => {
    for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? "");
  };
}

beforeAll(async () => {
  folder = copyProject();
  expect(await build()).toBe(0);
  original = output();
}, patience);
afterAll(() => removeProject(folder));

test.each(moments)(
  "a build that is killed %s does not affect the next one",
  async (_, words) => {
    const undo = await edit();
    expect(await build(words)).toBeNull();
    undo();
    expect(await build()).toBe(0);
    expect(output()).toEqual(original);
  },
  patience,
);
