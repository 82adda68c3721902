// npm test: installs and builds what is missing, runs every suite, and ends with one line that sums them up.
// With --all the slow suites run too.

import { installBrowser } from "./browser-install.mjs";
import { build } from "./build.mjs";
import { root } from "./child.mjs";
import { install } from "./install.mjs";
import { installJava } from "./java-install.mjs";
import { installNginx } from "./nginx-install.mjs";
import { runJest, runPlaywright } from "./suite.mjs";
import { sum, tallyLine } from "./tally.mjs";

const withSlow = process.argv.includes("--all");
const suites = [
  () => runJest(root, "unit", withSlow),
  async () => {
    if (withSlow) await installJava(root);
    return runJest(root, "site", withSlow);
  },
  async () => {
    await installNginx(root);
    return runJest(root, "host", withSlow);
  },
  async () => {
    await installBrowser(root);
    return runPlaywright(root, withSlow);
  },
];
const failure = { passed: 0, failed: 1, skipped: 0 };

/** @param {unknown} error */
function report(error) {
  console.error(error instanceof Error ? error.message : error);
  return failure;
}

async function testAll() {
  await install(root);
  await build(root);
  const tallies = [];
  for (const suite of suites) tallies.push(await suite().catch(report));
  return sum(tallies);
}

const total = await testAll().catch(report);
console.log(`\n${tallyLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
