// npm run develop, build, serve and clean: Gatsby's own commands, with telemetry off and packages installed.

import { root, runGatsby } from "./child.mjs";
import { install } from "./install.mjs";

try {
  await install(root);
  process.exitCode = await runGatsby(root, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
