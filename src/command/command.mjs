// Runs a command of package.json: node src/command/command.mjs <name> [arguments]. Installs what it needs first.

import { readdirSync } from "node:fs";
import { build, buildWithGatsby } from "./build.mjs";
import { runGatsby, runNode } from "./child.mjs";
import { release } from "./lock.mjs";
import { freePort, host } from "./port.mjs";
import { prepare } from "./prepare.mjs";
import { installProgram } from "./program.mjs";
import { printError, step } from "./step.mjs";
import { runPlaywright } from "./suite.mjs";

const [name = "", ...args] = process.argv.slice(2);

/** @type {Record<string, () => Promise<number>>} */
const commands = {
  /** Builds what is missing, then serves the site until it is stopped. */
  async start() {
    await build();
    // Serving only reads: a new build shows on the next visit.
    release();
    const port = String(await freePort(9000));
    console.log(`The site will be at http://${host}:${port}/ in a few seconds – Ctrl+C stops it.`);
    return runGatsby("serve", "--host", host, "--port", port);
  },

  /** Serves the site with `gatsby develop` and, beside it, the visual editor, until both are stopped. */
  async edit() {
    const sitePort = await freePort(8000);
    const siteAddress = `http://${host}:${sitePort}`;
    // Imported here, because the packages may only now have been installed.
    const { tsImport } = await import("tsx/esm/api");
    const { tryLatest } = await tsImport("../content/publish/latest.ts", import.meta.url);
    const { message, hasNewCode } = await tryLatest(process.cwd());
    console.log(message);
    if (hasNewCode) {
      // Starts again, because the new code may need other packages.
      release();
      return runNode(["src/command/command.mjs", "edit"]);
    }
    const { serveEditor } = await tsImport("../content/visual-editor/server.ts", import.meta.url);
    const address = `http://${host}:${await freePort(sitePort + 1)}`;
    await serveEditor(process.cwd(), address, siteAddress);
    console.log(`The visual editor is at ${address}/ – Ctrl+C stops it.`);
    console.log(`The site will be at ${siteAddress}/ when the build below has finished.`);
    process.exit(await runGatsby("develop", "--host", host, "--port", String(sitePort)));
  },

  // Gatsby's own commands, with telemetry off.
  develop: () => runGatsby("develop", ...args),
  build: () => buildWithGatsby(...args),
  serve: () => runGatsby("serve", ...args),
  clean: () => runGatsby("clean", ...args),

  /** Checks format, lint, styles, spelling, unused code, workflows and types, then runs the quick tests. */
  async check() {
    await check("Checking format and lint", "@biomejs/biome/bin/biome", "check", ".");
    await check(
      "Checking styles",
      "stylelint/bin/stylelint.mjs",
      "--config",
      "tests/stylelint.mjs",
      "src/**/*.css",
    );
    await check("Checking spelling", "cspell/bin.mjs", "--no-progress", "--no-summary", ".");
    await check("Looking for unused code", "knip/bin/knip.js", "--config", "tests/knip.mjs", "--no-progress");
    for (const file of readdirSync(".github/workflows")) {
      const workflow = `.github/workflows/${file}`;
      await check(`Checking the workflow ${file}`, "@action-validator/cli/cli.mjs", workflow);
    }
    // The build generates the types of the queries.
    await build();
    await check("Checking types", "typescript/bin/tsc", "-p", ".");
    return runNode(["src/command/test.mjs", ...args]);
  },

  /** Checks the content. With `--sample`, lists its sample values. */
  "check:content": () => runNode(["--import", "tsx", "src/content/check-command.ts", ...args]),

  /** Publishes the changes of `data/` to the server of the repository. */
  "publish:content": () => runNode(["--import", "tsx", "src/content/publish/command.ts", ...args]),

  /** Measures the speed and the weight of the pages that the arguments name. Fails if one misses a goal. */
  async bench() {
    await build();
    await installProgram("browser");
    return runNode(["--import", "tsx", "tests/bench/bench.ts", ...args]);
  },

  /** Takes screenshots of the named pages at three widths, light and dark. With `docs`, updates docs/. */
  async screenshots() {
    await build();
    await installProgram("browser");
    if (args.includes("docs")) return runPlaywright(["--config", "tests/screenshot/docs.config.ts"]);
    const choice = args.length > 0 ? ["--grep", args.join("|")] : [];
    return runPlaywright(["--config", "tests/screenshot/playwright.config.ts", ...choice]);
  },
};

/** @type {(title: string, tool: string, ...options: string[]) => Promise<void>} */
const check = (title, tool, ...options) => step(title, () => runNode([`node_modules/${tool}`, ...options]));

try {
  await prepare(!["serve", "check:content", "publish:content"].includes(name));
  process.exitCode = await commands[name]?.();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
