// Serves the site with `gatsby develop` and, beside it, the visual editor, until it is stopped.

import { tsImport } from "tsx/esm/api";
import { commandWord } from "../command-word.mjs";
import { gatsby } from "./gatsby.mjs";
import { freePort, host } from "./port.mjs";

commandWord();
const { tryLatest } = await tsImport("../content/publish/publish.ts", import.meta.url);
const { message, hasNewCode } = await tryLatest(process.cwd());
console.log(message);
if (hasNewCode) process.exit();
const sitePort = await freePort(8000);
const site = `http://${host}:${sitePort}`;
const editor = `http://${host}:${await freePort(sitePort + 1)}`;
const { serveEditor } = await tsImport("../content/visual-editor/server.ts", import.meta.url);
await serveEditor(process.cwd(), editor, site);
console.log(`The visual editor is at ${editor}/. Ctrl+C stops it.`);
console.log(`The site will be at ${site}/ when the build below has finished.`);
await gatsby("develop", "--host", host, "--port", String(sitePort));
