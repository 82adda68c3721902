// npm run bench: installs and builds what is missing, then measures how fast the pages are and what they weigh, and
// fails where a goal is missed. What follows `--` chooses paths: `npm run bench -- gallery palsam`.

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
