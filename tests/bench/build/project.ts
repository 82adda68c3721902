import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

const inputs = /^(?:data|src|static|package\.json|package-lock\.json|tsconfig\.json|gatsby-.*\.tsx?)$/;

/** Gatsby writes it while it builds: a fresh copy of the project does not have it. */
const generated = join("src", "gatsby-types.d.ts");

/** Copies what a build is made from to a folder of its own, with the packages of the original. */
export function copyProject(root: string): string {
  // Under its real name, which Gatsby has its own files under.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bench-build-")));
  for (const name of readdirSync(root).filter((entry) => inputs.test(entry))) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (file) => relative(root, file) !== generated,
    });
  }
  symlinkSync(resolve(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Copies the tests of a project, and the other files that they read, to a copy of the project. */
export function copyTests(root: string, folder: string): void {
  for (const name of ["tests", "docs", "README.md", "biome.json"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
}

/** Forgets what was built in a project, so that the next build is a cold one. */
export function forgetBuild(project: string): void {
  for (const name of [".cache", "public"]) rmSync(join(project, name), { recursive: true, force: true });
}

/** Leaves a project without any content. */
export function forgetContent(project: string): void {
  rmSync(join(project, "data"), { recursive: true });
  mkdirSync(join(project, "data"));
}

/** Removes a project, also while a process that was stopped may still write to it. */
export function removeProject(project: string): void {
  rmSync(project, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}
