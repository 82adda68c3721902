// npm run develop, build, serve and clean: Gatsby's own commands, with telemetry off and packages installed.

import { root, runGatsby } from "./child.mjs";
import { buildWithGatsby } from "./gatsby-build.mjs";
import { install } from "./install.mjs";

try {
  await install(root);
  const [command, ...options] = process.argv.slice(2);
  process.exitCode =
    command === "build" && options.length === 0
      ? await buildWithGatsby(root)
      : await runGatsby(root, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
