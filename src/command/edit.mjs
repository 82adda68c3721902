// npm run edit: serves the site with `gatsby develop` and, beside it, the visual editor, until both are
// stopped.

import { root, runGatsby } from "./child.mjs";
import { install } from "./install.mjs";
import { freePort, host } from "./port.mjs";

try {
  await install(root);
  const sitePort = await freePort(8000);
  const siteAddress = `http://${host}:${sitePort}`;
  // Imported here, because `install` may only now have installed tsx.
  const { tsImport } = await import("tsx/esm/api");
  const { serveEditor } = await tsImport("../content/visual-editor/server.ts", import.meta.url);
  const address = `http://${host}:${await freePort(sitePort + 1)}`;
  process.on("exit", await serveEditor(root, address, siteAddress));
  console.log(`The visual editor is at ${address}/ – Ctrl+C stops it.`);
  console.log(`The site will be at ${siteAddress}/ when the build below has finished.`);
  process.exitCode = await runGatsby(root, ["develop", "--host", host, "--port", String(sitePort)]);
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
