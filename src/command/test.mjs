// npm test: installs and builds what is missing, runs the quick tests of every level, and ends with one line
// that adds up the results. `--all` adds the slow tests, the pictures, the acceptance suite and the other engines.
//
// npm run test:unit, test:site, test:host, test:browser, test:firefox, test:webkit, test:appearance,
// test:acceptance: run one level. Arguments after `--` go to Jest or Playwright: `npm run test:browser -- carousel`
// runs the files with "carousel" in their name, including the slow ones. npm run test:engines runs firefox and webkit.

import { build } from "./build.mjs";
import { prepare } from "./prepare.mjs";
import { installProgram } from "./program.mjs";
import { printError } from "./step.mjs";
import { countLeftOut, quickOnly, testAppearance, testWithJest, testWithPlaywright } from "./suite.mjs";
import { sum, tallyLine } from "./tally.mjs";

const [first = "", ...rest] = process.argv.slice(2);
const withSlow = first === "--all" || rest.length > 0;
const jestArgs = withSlow ? rest : [quickOnly.jest];

const levels = {
  unit: () => testWithJest("unit", jestArgs),
  site: async () => {
    if (!withSlow) return testWithJest("site", jestArgs);
    // Slow tests build copies of the project, which uses all cores, and run the other levels there.
    await installProgram("java");
    await installProgram("nginx");
    await installProgram("browser");
    return testWithJest("site", ["--runInBand", ...jestArgs]);
  },
  host: async () => {
    await installProgram("nginx");
    return testWithJest("host", jestArgs);
  },
  browser: async () => {
    await installProgram("browser");
    return testWithPlaywright("chromium", withSlow ? rest : [quickOnly.playwright]);
  },
  appearance: async () => {
    await installProgram("browser");
    return testAppearance(rest);
  },
  acceptance: () => testWithJest("acceptance", jestArgs),
  firefox: async () => {
    await installProgram("firefox");
    const tally = await testWithPlaywright("firefox", [quickOnly.playwright, ...rest]);
    console.log(
      `\nNot in Firefox: ${countLeftOut()} tests, which need Chromium (tests/browser/playwright.config.ts).`,
    );
    return tally;
  },
  webkit: async () => {
    await installProgram("webkit");
    return testWithJest("engine", jestArgs);
  },
};

/** These levels need no site in public/. The appearance tests build the sites of the fixtures. */
const withoutSite = ["unit", "appearance"];

/** @param {unknown} error */
function failed(error) {
  printError(error);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** @param {string[]} names */
async function test(names) {
  const unknown = names.find((name) => !(name in levels));
  if (unknown) throw new Error(`Unknown level "${unknown}". Levels: ${Object.keys(levels).join(", ")}.`);
  const needsSite = names.some((name) => !withoutSite.includes(name));
  await prepare(needsSite, true);
  if (needsSite) await build();
  const tallies = [];
  for (const [name, run] of Object.entries(levels))
    if (names.includes(name)) tallies.push(await run().catch(failed));
  return sum(tallies);
}

/** @type {Record<string, string[]>} */
const groups = { "--all": Object.keys(levels), engines: ["firefox", "webkit"] };
const names = first === "" ? ["unit", "site", "host", "browser"] : (groups[first] ?? [first]);
const total = await test(names).catch(failed);
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
