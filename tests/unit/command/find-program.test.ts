import { chmodSync } from "node:fs";
import path from "node:path";
import { systemBrowser } from "../../../src/command/find-program.mjs";
import { folderWith } from "./call";

const folder = folderWith({
  chromium: "#!/bin/sh\necho Chromium 140\n",
  "chromium-browser": "#!/bin/sh\necho Install the snap.\nexit 1\n",
});
const chromium = path.join(folder, "chromium");
const signpost = path.join(folder, "chromium-browser");
chmodSync(chromium, 0o755);
chmodSync(signpost, 0o755);

process.env.CHROMIUM_PATH = "";

// On Windows, browsers are not started to check whether they work.
(process.platform === "win32" ? test.skip : test)("takes the first browser that starts", () => {
  expect(systemBrowser(["/no/such", signpost, chromium])).toBe(chromium);
});
