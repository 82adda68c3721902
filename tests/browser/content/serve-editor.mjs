// Serves the visual editor without the site: node serve-editor.mjs <project> <address>. Sends a message when it runs.

import { tsImport } from "tsx/esm/api";

const [project, address] = process.argv.slice(2);
const { serveEditor } = await tsImport("../../../src/content/visual-editor/server.ts", import.meta.url);
await serveEditor(project, address, "http://127.0.0.1:8000");
process.send?.("running");
