import { existsSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { isInstalled } from "../../../src/command/install.mjs";
import { call, folderWith, write } from "./call";

const wanted = {
  "": { version: "1.0.0" },
  "node_modules/gatsby": { version: "5.16.1", integrity: "sha512-a" },
  "node_modules/fsevents": { version: "2.3.3", integrity: "sha512-b", optional: true },
};
const { "": _, "node_modules/fsevents": __, ...present } = wanted;

function lock(packages: object): string {
  return JSON.stringify({ packages });
}

function installedFolder(): string {
  return folderWith({
    "package-lock.json": lock(wanted),
    "node_modules/.package-lock.json": lock(present),
    "node_modules/gatsby/package.json": "{}",
  });
}

const root = process.cwd();
afterEach(() => process.chdir(root));

function isInstalledIn(folder: string): boolean {
  process.chdir(folder);
  return isInstalled();
}

test("an installation that npm recorded is complete, also without the optional packages of other systems", () => {
  expect(isInstalledIn(installedFolder())).toBe(true);
});

test("a fresh copy is not installed, nor is one whose installation was interrupted", () => {
  expect(isInstalledIn(folderWith({ "package-lock.json": lock(wanted) }))).toBe(false);
  const folder = installedFolder();
  rmSync(path.join(folder, "node_modules/.package-lock.json"));
  expect(isInstalledIn(folder)).toBe(false);
});

test("a package that was deleted, or has another version or content, is not installed", () => {
  const deleted = installedFolder();
  rmSync(path.join(deleted, "node_modules/gatsby"), { recursive: true });
  expect(isInstalledIn(deleted)).toBe(false);
  for (const change of [{ version: "5.16.2" }, { integrity: "sha512-c" }]) {
    const folder = installedFolder();
    const gatsby = { ...wanted["node_modules/gatsby"], ...change };
    write(folder, "package-lock.json", lock({ ...wanted, "node_modules/gatsby": gatsby }));
    expect(isInstalledIn(folder)).toBe(false);
  }
});

test("a package without an integrity hash in the lock file is compared by version", () => {
  const folder = installedFolder();
  write(folder, "package-lock.json", lock({ "node_modules/gatsby": { version: "5.16.1" } }));
  expect(isInstalledIn(folder)).toBe(true);
});

test("packages of another folder are not deleted", () => {
  const folder = installedFolder();
  const modules = path.join(folder, "node_modules");
  renameSync(modules, path.join(folder, "elsewhere"));
  symlinkSync(path.join(folder, "elsewhere"), modules, "junction");
  write(folder, "package-lock.json", lock({ ...wanted, "node_modules/react": { version: "18.3.1" } }));
  expect(call("install", folder).error).toMatch(/is a link/);
  expect(existsSync(path.join(folder, "elsewhere/gatsby/package.json"))).toBe(true);
});
