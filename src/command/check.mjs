// npm run check: checks format and lint, then types, then runs the tests. Stops at the first failure.

import { build } from "./build.mjs";
import { root, runNode } from "./child.mjs";
import { install } from "./install.mjs";
import { step } from "./step.mjs";

try {
  await install(root);
  await step("Checking format and lint", () =>
    runNode(root, "node_modules/@biomejs/biome/bin/biome", ["check", "."]),
  );
  // The build generates the types of the queries.
  await build(root);
  await step("Checking types", () => runNode(root, "node_modules/typescript/bin/tsc", ["-p", "."]));
  await import("./test.mjs");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
