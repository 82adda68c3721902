import { defineConfig } from "@playwright/test";
import { systemBrowser } from "../../src/command/browser.mjs";
import { host } from "../../src/command/port.mjs";

const root = "../..";
// `npm test` finds a free port. This port is for starting Playwright by hand.
const port = Number(process.env.SITE_PORT ?? 9123);
const address = `http://${host}:${port}`;
// Chromium's sandbox does not start as root.
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  outputDir: `${root}/test-results/browser`,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  // A shared machine may be slow at any moment. A test that fails twice has a real cause.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    baseURL: address,
    trace: "off",
    launchOptions: {
      executablePath: systemBrowser(),
      args: ["--disable-background-networking", ...(isRoot ? ["--no-sandbox"] : [])],
    },
  },
  projects: [
    // A test runs on the desktop, unless its tags say otherwise.
    { name: "desktop", grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/gatsby/cli.js serve --host ${host} --port ${port}`,
    cwd: root,
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
    url: address,
    reuseExistingServer: !process.env.CI,
  },
});
