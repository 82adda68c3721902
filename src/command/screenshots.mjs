// npm run screenshots: installs and builds what is missing, then takes screenshots of every page at three
// widths, in light and dark mode, into screenshots/. Arguments after `--` select pages: `npm run screenshots
// -- gallery`. With `-- docs`, it updates the pictures in docs/ instead.

import { installBrowser } from "./browser-install.mjs";
import { build } from "./build.mjs";
import { root, runNode } from "./child.mjs";
import { install } from "./install.mjs";
import { freePort } from "./port.mjs";

try {
  await install(root);
  await build(root);
  await installBrowser(root);
  const words = process.argv.slice(2);
  const isForDocs = words.includes("docs");
  const config = isForDocs ? "docs.config.ts" : "playwright.config.ts";
  const choice = words.length > 0 && !isForDocs ? ["--grep", words.join("|")] : [];
  const args = ["test", "--config", `tests/screenshot/${config}`, ...choice];
  const port = String(await freePort(9123));
  process.exitCode = await runNode(root, "node_modules/@playwright/test/cli.js", args, { SITE_PORT: port });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
