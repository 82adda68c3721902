// npm run bench: installs and builds what is missing, then measures the speed and the weight of the pages. It
// fails if a page misses a goal. Arguments after `--` select paths: `npm run bench -- gallery palsam`.

import { installBrowser } from "./browser-install.mjs";
import { build } from "./build.mjs";
import { root, run } from "./child.mjs";
import { install } from "./install.mjs";

try {
  await install(root);
  await build(root);
  await installBrowser(root);
  const args = ["--import", "tsx", "tests/bench/bench.ts", ...process.argv.slice(2)];
  process.exitCode = await run(root, process.execPath, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
