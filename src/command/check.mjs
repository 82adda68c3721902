// npm run check: format and lint, then types, then the tests. It stops at the first that fails.

import { build } from "./build.mjs";
import { root, runNode } from "./child.mjs";
import { install } from "./install.mjs";
import { step } from "./step.mjs";

try {
  await install(root);
  await step("Checking format and lint", () =>
    runNode(root, "node_modules/@biomejs/biome/bin/biome", ["check", "."]),
  );
  // The types of the queries come from the build.
  await build(root);
  await step("Checking types", () => runNode(root, "node_modules/typescript/bin/tsc", ["-p", "."]));
  await import("./test.mjs");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
