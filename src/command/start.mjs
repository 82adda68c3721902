// npm start: installs and builds what is missing, then serves the site until it is stopped.

import { build } from "./build.mjs";
import { root, runGatsby } from "./child.mjs";
import { install } from "./install.mjs";
import { freePort, host } from "./port.mjs";

try {
  await install(root);
  await build(root);
  const port = await freePort(9000);
  console.log(`Serving the site at http://${host}:${port}/ – Ctrl+C stops it.`);
  process.exitCode = await runGatsby(root, ["serve", "--host", host, "--port", String(port)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
