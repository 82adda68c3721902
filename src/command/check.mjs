// npm run check: checks format, lint, spelling, unused code, workflows and types, then runs the tests. Stops at the
// first failure.

import { readdirSync } from "node:fs";

import { build } from "./build.mjs";
import { root, runNode } from "./child.mjs";
import { install } from "./install.mjs";
import { step } from "./step.mjs";

try {
  await install(root);
  await step("Checking format and lint", () =>
    runNode(root, "node_modules/@biomejs/biome/bin/biome", ["check", "."]),
  );
  await step("Checking spelling", () =>
    runNode(root, "node_modules/cspell/bin.mjs", ["--no-progress", "--no-summary", "."]),
  );
  await step("Looking for unused code", () =>
    runNode(root, "node_modules/knip/bin/knip.js", ["--config", "tests/knip.mjs", "--no-progress"]),
  );
  for (const name of readdirSync(`${root}/.github/workflows`)) {
    await step(`Checking the workflow ${name}`, () =>
      runNode(root, "node_modules/@action-validator/cli/cli.mjs", [`.github/workflows/${name}`]),
    );
  }
  // The build generates the types of the queries.
  await build(root);
  await step("Checking types", () => runNode(root, "node_modules/typescript/bin/tsc", ["-p", "."]));
  await import("./test.mjs");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
