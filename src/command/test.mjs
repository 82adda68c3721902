// npm test: installs and builds what is missing, runs the quick tests of every level, and ends with one line
// that adds up the results. `--all` adds the slow tests, the acceptance suite and the other engines.
//
// npm run test:unit, test:site, test:host, test:browser, test:firefox, test:webkit, test:acceptance: run one
// level. Arguments after `--` go to Jest or Playwright: `npm run test:browser -- carousel` runs the files with
// "carousel" in their name, including the slow ones. npm run test:engines runs firefox and webkit.

import { installBrowser } from "./browser-install.mjs";
import { build } from "./build.mjs";
import { root } from "./child.mjs";
import { installEngines } from "./engine-install.mjs";
import { installFirefox } from "./firefox-install.mjs";
import { install } from "./install.mjs";
import { installJava } from "./java-install.mjs";
import { installNginx } from "./nginx-install.mjs";
import { countLeftOut, runJest, runPlaywright } from "./suite.mjs";
import { sum, tallyLine } from "./tally.mjs";

/**
 * Installs what the tests of a level need, and runs them.
 *
 * @typedef {(options: import("./suite.mjs").Options) => Promise<import("./tally.mjs").Tally>} Level
 */

/** @type {Record<string, Level>} */
const levels = {
  unit: (options) => runJest(root, "unit", options),
  site: async (options) => {
    if (!options.withSlow) return runJest(root, "site", options);
    await installJava(root);
    // Slow tests build the site, and a build uses all cores.
    return runJest(root, "site", { ...options, args: ["--runInBand", ...options.args] });
  },
  host: async (options) => {
    await installNginx(root);
    return runJest(root, "host", options);
  },
  browser: async (options) => {
    await installBrowser(root);
    return runPlaywright(root, options);
  },
  firefox: async ({ args }) => {
    await installFirefox(root);
    const tally = await runPlaywright(root, { args, withSlow: false }, "firefox");
    console.log(
      `\nNot in Firefox: ${countLeftOut(root)} tests, which need Chromium (tests/browser/playwright.config.ts).`,
    );
    return tally;
  },
  webkit: async (options) => {
    await installBrowser(root);
    await installEngines(root);
    // A failure in WebKit that Chromium does not share is due to the engine.
    const webKit = await runJest(root, "engine", options, { ENGINE: "webkit" });
    const chromium = await runJest(root, "engine", options, { ENGINE: "chromium" });
    return sum([webKit, chromium]);
  },
  acceptance: (options) => runJest(root, "acceptance", options),
};

const failure = { passed: 0, failed: 1, skipped: 0 };

/** @param {unknown} error */
function report(error) {
  console.error(error instanceof Error ? error.message : error);
  return failure;
}

/**
 * @param {string[]} names
 * @param {import("./suite.mjs").Options} options
 */
async function test(names, options) {
  await install(root);
  if (names.some((name) => name !== "unit")) await build(root);
  const tallies = [];
  for (const name of names) tallies.push((await levels[name]?.(options).catch(report)) ?? failure);
  return sum(tallies);
}

const [first = "", ...args] = process.argv.slice(2);
const quick = ["unit", "site", "host", "browser"];
const engines = ["firefox", "webkit"];
/** @type {Record<string, string[]>} */
const groups = { engines, "--all": [...quick, "acceptance", ...engines] };
const total = await (first in levels
  ? test([first], { args, withSlow: args.length > 0 })
  : test(groups[first] ?? quick, { args: [], withSlow: first === "--all" })
).catch(report);
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
