// Runs a command of Gatsby: node src/command/gatsby.mjs <command> [options]. As a module, exports how to run one.

import path from "node:path";

// In Gatsby, Parcel takes brackets, * ? ! and | for patterns of file names, and webpack takes ! for the name of a
// loader. Others write paths into addresses (# % \) and into code (').
const refused = /[()[\]{}*?!|#%\\']/;

/**
 * Runs Gatsby in this process, so that a signal to this process ends it.
 *
 * @param {string[]} args a command and its options
 * @throws {Error} if Gatsby cannot work in this folder because of its path
 */
export async function gatsby(...args) {
  const name = process
    .cwd()
    .split(path.sep)
    .find((part) => refused.test(part));
  if (name) {
    console.error(
      `Gatsby cannot build in a folder with ${refused.exec(name)?.[0]} in its path: rename ${name}.`,
    );
    process.exit(1);
  }
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  // Gatsby's default logger writes terminal escape codes for its progress bars even into a file.
  if (!process.stdout.isTTY) process.env.GATSBY_LOGGER ??= "yurnalist";
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  await import(import.meta.resolve("gatsby/cli.js"));
}

if (process.argv[1] === import.meta.filename) await gatsby(...process.argv.slice(2));
