import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith, write } from "./call";
import { project, run, startAndWait, started, until } from "./project";

const passed = expect.objectContaining({ status: 0 });

const refused = (command: string, id: number | undefined) => ({
  status: 1,
  output: expect.stringContaining(
    `\`${command}\` is running in this folder (process ${id}). Stop it first, or wait until it has finished. If no such command is running, delete the folder .running.\n`,
  ),
});

const onLinux = process.platform === "linux" ? test : test.skip;

test.each([
  "build",
  "develop",
  "edit",
  "start",
  "test",
  "check",
  "clean",
  "bench",
  "screenshots",
  "test:site",
])("%s does not start beside a command that writes, and changes nothing", async (script) => {
  const folder = project();
  const { child } = await startAndWait(folder, "develop");
  const files = readdirSync(folder, { recursive: true });
  expect(await run(folder, script)).toEqual(refused("npm run develop", child.pid));
  expect(readdirSync(folder, { recursive: true })).toEqual(files);
  expect(started(folder).names).toEqual(["develop"]);
});

test("of two installations, the second does not start", async () => {
  const folder = project();
  rmSync(path.join(folder, "node_modules/.package-lock.json"));
  const { child } = await startAndWait(folder, "start", "ci");
  expect(await run(folder, "check:content")).toEqual(refused("npm start", child.pid));
  expect(started(folder).names).toEqual(["ci"]);
});

test.each(["serve", "test:unit"])("%s runs beside a command that writes", async (script) => {
  const folder = project();
  await startAndWait(folder, "develop");
  const { output } = await run(folder, script);
  expect(output).not.toContain("is running");
  // It has not removed the lock.
  expect(await run(folder, "build")).toMatchObject({ status: 1 });
});

test("other commands run while `npm start` serves the site", async () => {
  const folder = project();
  await startAndWait(folder, "start", "serve");
  expect(await run(folder, "build")).toEqual(passed);
});

test("a command runs other commands in its own folder", async () => {
  const folder = project();
  expect(await run(folder, "build", { NEST: "build" })).toEqual(passed);
  expect(started(folder).names).toEqual(["clean", "build"]);
});

test("commands run in a copy of a folder that was copied with its lock", async () => {
  const folder = project();
  await startAndWait(folder, "develop");
  const copy = folderWith({});
  cpSync(folder, copy, { recursive: true });
  expect(await run(copy, "build")).toEqual(passed);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s removes the lock", async (signal) => {
  const folder = project();
  const { child, end } = await startAndWait(folder, "develop");
  child.kill(signal);
  await end;
  expect(readdirSync(folder).filter((name) => name.startsWith(".running"))).toEqual([]);
});

test("a command that was killed locks the folder only as long as its program runs", async () => {
  const folder = project();
  const { child, end, program } = await startAndWait(folder, "develop");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await run(folder, "build")).toEqual(refused("npm run develop", program));
  process.kill(program, "SIGKILL");
  await end;
  expect(await run(folder, "build")).toEqual(passed);
});

/** Writes the lock of a command whose process has an id that another process has now. */
function writeOldLock(folder: string): void {
  const { ino } = statSync(folder, { bigint: true });
  write(
    folder,
    `.running/command-${process.pid}-1`,
    JSON.stringify({ command: "npm test", folder: `${ino}` }),
  );
}

onLinux("the lock of a process whose id now belongs to another one does not count", async () => {
  const folder = project();
  writeOldLock(folder);
  expect(await run(folder, "build")).toEqual(passed);
});

onLinux(
  "the lock of a killed process counts no more, even if its parent has not noticed the end",
  async () => {
    const folder = project();
    // The shell becomes a program that does not wait for the processes that it has started.
    const script = `"$0" src/command/command.mjs develop & exec sleep 600`;
    const env = { ...process.env, WAIT: "develop" };
    const parent = spawn("sh", ["-c", script, process.execPath], { cwd: folder, env, stdio: "ignore" });
    await until(() => started(folder).names.includes("develop"));
    const command = Number(readdirSync(path.join(folder, ".running"))[0]?.split("-")[1]);
    for (const id of [command, ...started(folder).ids]) process.kill(id, "SIGKILL");
    expect(await run(folder, "build")).toEqual(passed);
    parent.kill();
  },
);

test("a lock from before the start of the machine does not count", async () => {
  const folder = project();
  await startAndWait(folder, "develop");
  const lock = path.join(folder, ".running");
  for (const name of readdirSync(lock)) utimesSync(path.join(lock, name), 0, 0);
  expect(await run(folder, "build")).toEqual(passed);
});

test.each([
  ["free", () => {}],
  ["locked by a command that was killed", writeOldLock],
])("of several commands that start at once in a folder that is %s, one runs", async (_, prepare) => {
  const folder = project();
  prepare(folder);
  const all = Array.from({ length: 6 }, () => run(folder, "build", { WAIT: "build" }));
  let ended = 0;
  for (const one of all) one.then(() => ended++);
  await until(() => ended === 5);
  writeFileSync(path.join(folder, "end"), "");
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([0, 1, 1, 1, 1, 1]);
  expect(started(folder).names).toEqual(["build"]);
});
