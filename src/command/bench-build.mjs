// npm run bench:build: installs missing packages, then builds copies of the project repeatedly and reports
// the cost of the builds, also with ten times the content. `npm run bench:build -- short` skips the tenfold
// content.

import { root, run } from "./child.mjs";
import { install } from "./install.mjs";

try {
  await install(root);
  const args = ["--import", "tsx", "tests/bench/build/command.ts", ...process.argv.slice(2)];
  process.exitCode = await run(root, process.execPath, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
