// Runs a command of Gatsby: node src/command/gatsby.mjs <command> [options]. As a module, exports how to run one.

// In Gatsby, Parcel takes brackets, * ? ! and | for patterns of file names, and webpack takes ! for the name of a
// loader. Others write paths into addresses (# %) and into code (').
const refused = /[()[\]{}*?!|#%']/;

/**
 * Runs Gatsby in this process, so that a signal to this process ends it. Ends the process if Gatsby cannot work in this
 * folder because of its path.
 *
 * @param {string[]} args a command and its options
 */
export async function gatsby(...args) {
  const character = refused.exec(process.cwd())?.[0];
  if (character) {
    console.error(`Gatsby cannot build in a folder with ${character} in its path: ${process.cwd()}`);
    process.exit(1);
  }
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  // Gatsby's default logger writes terminal escape codes for its progress bars even into a file.
  if (!process.stdout.isTTY) process.env.GATSBY_LOGGER ??= "yurnalist";
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args);
  await import(import.meta.resolve("gatsby/cli.js"));
}

if (process.argv[1] === import.meta.filename) await gatsby(...process.argv.slice(2));
