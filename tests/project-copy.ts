import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const inputs = /^(?:data|src|static|package\.json|package-lock\.json|tsconfig\.json|gatsby-.*\.tsx?)$/;

/**
 * Copies the sources of a build to a temporary folder, with a link to the packages of the original. The name of the
 * folder has a space, an ampersand and Arabic letters, which a build must accept.
 *
 * @param more files and folders to copy too
 */
export function copyProject(...more: string[]): string {
  // Gatsby uses the real path for its own files.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "Copy & موقع-")));
  for (const name of [...readdirSync(".").filter((entry) => inputs.test(entry)), ...more]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Removes a project, even if an aborted process may still write to it. */
export function removeProject(project: string): void {
  rmSync(project, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}
