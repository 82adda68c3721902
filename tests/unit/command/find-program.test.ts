import { chmodSync } from "node:fs";
import path from "node:path";
import { call, folderWith } from "./call";

const folder = folderWith({
  chromium: "#!/bin/sh\necho Chromium 140\n",
  "chromium-browser": "#!/bin/sh\necho Install the snap.\nexit 1\n",
});
const chromium = path.join(folder, "chromium");
const signpost = path.join(folder, "chromium-browser");
chmodSync(chromium, 0o755);
chmodSync(signpost, 0o755);

test("CHROMIUM_PATH takes precedence over any other browser", () => {
  const outcome = call("find-program.mjs", "systemBrowser", [[chromium]], { CHROMIUM_PATH: signpost });
  expect(outcome.value).toBe(signpost);
});

test("a CHROMIUM_PATH without a file is an error that names it", () => {
  const outcome = call("find-program.mjs", "systemBrowser", [[chromium]], { CHROMIUM_PATH: "/no/such" });
  expect(outcome.error).toBe("CHROMIUM_PATH is /no/such, but there is no such file.");
});

// On Windows, browsers are not started to check whether they work.
(process.platform === "win32" ? test.skip : test)("takes the first browser that starts", () => {
  const candidates = ["/no/such", signpost, chromium];
  expect(call("find-program.mjs", "systemBrowser", [candidates]).value).toBe(chromium);
});

test("without a system browser, Playwright's own is used", () => {
  expect(call("find-program.mjs", "systemBrowser", [["/no/such"]]).value).toBeUndefined();
});
