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

beforeEach(() => {
  process.env.CHROMIUM_PATH = "";
});

test("CHROMIUM_PATH takes precedence over any other browser", () => {
  process.env.CHROMIUM_PATH = signpost;
  expect(systemBrowser([chromium])).toBe(signpost);
});

test("a CHROMIUM_PATH without a file is an error that names it", () => {
  process.env.CHROMIUM_PATH = "/no/such";
  expect(() => systemBrowser([chromium])).toThrow("CHROMIUM_PATH is /no/such, but there is no such file.");
});

// On Windows, browsers are not started to check whether they work.
(process.platform === "win32" ? test.skip : test)("takes the first browser that starts", () => {
  expect(systemBrowser(["/no/such", signpost, chromium])).toBe(chromium);
});

test("without a system browser, Playwright's own is used", () => {
  expect(systemBrowser(["/no/such"])).toBeUndefined();
});
