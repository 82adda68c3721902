import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { call, folderWith, write } from "./call";

// Stands in for Gatsby: counts its runs, fails if the data says so, and writes the types as Gatsby does.
const gatsby = `
  const fs = require("fs");
  fs.appendFileSync("runs", "x");
  fs.writeFileSync("arguments", process.argv.slice(2).join(" "));
  const text = fs.readFileSync("data/site.json", "utf8");
  if (text === "wrong") process.exit(1);
  if (text === "killed with its command") process.kill(process.ppid, "SIGKILL");
  if (text.startsWith("killed")) process.kill(process.pid, "SIGKILL");
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync("public/index.html", fs.readFileSync("data/site.json"));
  fs.mkdirSync("host", { recursive: true });
  fs.writeFileSync("host/site.conf", "");
  fs.writeFileSync("src/gatsby-types.d.ts", String(Math.random()));`;

function site(): string {
  return folderWith({
    "package-lock.json": "{}",
    "gatsby-config.ts": "",
    "data/site.json": "one",
    "src/pages/index.tsx": "",
    "tests/a.test.ts": "",
    "node_modules/gatsby/cli.js": gatsby,
  });
}

function build(folder: string, env?: NodeJS.ProcessEnv): string | undefined {
  return call("build", folder, env).error;
}

function runs(folder: string): number {
  return readFileSync(path.join(folder, "runs"), "utf8").length;
}

test("a second build does nothing, also if only tests, dates or files of the system have changed", () => {
  const folder = site();
  build(folder);
  for (const file of ["tests/a.test.ts", "data/.DS_Store", "static/Thumbs.db", "public/._index.html"])
    write(folder, file, "changed");
  utimesSync(path.join(folder, "data/site.json"), 0, 0);
  build(folder);
  expect(runs(folder)).toBe(1);
});

test("a change of the content, the code or the host starts a new build", () => {
  const folder = site();
  build(folder);
  for (const [index, file] of [
    "data/new.json",
    "src/pages/index.tsx",
    "static/a.txt",
    "gatsby-node.ts",
  ].entries()) {
    write(folder, file, "two");
    build(folder);
    expect([file, runs(folder)]).toEqual([file, index + 2]);
  }
  for (const [index, env] of [{ SITE_HOST: "nginx" }, { NETLIFY: "true" }, { CF_PAGES: "1" }].entries()) {
    build(folder, env);
    expect([env, runs(folder)]).toEqual([env, index + 6]);
  }
});

test("a build starts without a cache if code that fills queries has changed, or a picture is gone", () => {
  const folder = site();
  write(folder, "data/a.jpg", "a");
  build(folder);
  const rebuild = () => {
    write(folder, ".cache/left.json", "left");
    const { output } = call("build", folder);
    return [existsSync(path.join(folder, ".cache/left.json")), output.includes("starts without a cache")];
  };
  write(folder, "data/gallery/b.jpg", "b");
  write(folder, "data/gallery/gallery.json", "{}");
  expect(rebuild()).toEqual([true, false]);
  write(folder, "data/gallery/gallery.json", "[]");
  expect(rebuild()).toEqual([true, false]);
  write(folder, "src/gatsby/facts.ts", "");
  expect(rebuild()).toEqual([false, true]);
  rmSync(path.join(folder, "data/a.jpg"));
  expect(rebuild()).toEqual([false, true]);
});

test("output that is missing, or that something else has changed, is built again", () => {
  const folder = site();
  build(folder);
  rmSync(path.join(folder, "public"), { recursive: true });
  build(folder);
  write(folder, "public/index.html", "left by gatsby develop");
  build(folder);
  rmSync(path.join(folder, "host"), { recursive: true });
  build(folder);
  expect(runs(folder)).toBe(4);
});

test("a failed build reports the failure and leaves no stamp, so that the previous state is built again", () => {
  const folder = site();
  build(folder);
  write(folder, "data/site.json", "wrong");
  expect(build(folder)).toMatch(/^Building the site: failed after \d+\.\d s\.$/);
  expect(existsSync(path.join(folder, ".cache/build-stamp.json"))).toBe(false);
  write(folder, "data/site.json", "one");
  const { error, output } = call("build", folder);
  // A build that fails by itself leaves no partial output.
  expect({ error, output }).toEqual({
    error: undefined,
    output: expect.not.stringContaining("from scratch"),
  });
  expect(runs(folder)).toBe(3);
});

test.each([
  ["killed", (folder: string) => expect(build(folder)).toMatch(/failed/)],
  ["killed with its command", (folder: string) => expect(() => build(folder)).toThrow()],
])(
  "the next build after one that is %s starts without a cache, and the one after it does not",
  (end, run) => {
    const folder = site();
    build(folder);
    write(folder, "data/site.json", end);
    run(folder);
    const old = path.join(folder, "public/static/half-a-picture.avif");
    write(folder, "public/static/half-a-picture.avif", "");
    write(folder, "data/site.json", "two");
    const { output } = call("build", folder);
    expect(output).toContain("The last build was interrupted. This build starts from scratch.");
    expect(existsSync(old)).toBe(false);
    write(folder, "data/site.json", "three");
    expect(call("build", folder).output).not.toContain("from scratch");
  },
);

test("a build does not use a cache that was copied from another folder", () => {
  const original = site();
  build(original);
  write(original, ".cache/redux/state", "");
  const folder = folderWith({});
  cpSync(original, folder, { recursive: true });
  const state = path.join(folder, ".cache/redux/state");
  write(folder, "data/site.json", "two");
  const { output } = call("build", folder);
  expect(output).toContain("The cache may come from another folder. This build starts without it.");
  expect(existsSync(state)).toBe(false);
  write(folder, ".cache/redux/state", "");
  write(folder, "data/site.json", "three");
  expect(call("build", folder).output).not.toContain("another folder");
  expect(existsSync(state)).toBe(true);
});

/** Runs `npm run build` in a copy of the commands. */
function runBuildCommand(folder: string, ...options: string[]): number | null {
  for (const record of ["package-lock.json", "node_modules/.package-lock.json"])
    write(folder, record, '{ "packages": {} }');
  cpSync("src/command", path.join(folder, "src/command"), { recursive: true });
  for (const file of ["src/leftover.mjs", "src/host-variables.mjs"]) cpSync(file, path.join(folder, file));
  const command = path.join(folder, "src/command/command.mjs");
  return spawnSync(process.execPath, [command, "build", ...options]).status;
}

test("`npm run build` passes its options on, and marks its cache as well", () => {
  const folder = site();
  expect(runBuildCommand(folder, "--verbose")).toBe(0);
  expect(readFileSync(path.join(folder, "arguments"), "utf8")).toBe("build --verbose");
  expect(existsSync(path.join(folder, ".cache/basis.json"))).toBe(true);
});

test("what `npm run build` has built is not built again, unless it had options", () => {
  const folder = site();
  runBuildCommand(folder);
  build(folder);
  expect(runs(folder)).toBe(1);
  runBuildCommand(folder, "--verbose");
  build(folder);
  expect(runs(folder)).toBe(3);
});
