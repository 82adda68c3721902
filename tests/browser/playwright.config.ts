import { defineConfig, type Project } from "@playwright/test";
import { systemBrowser, systemFirefox } from "../../src/command/find-program.mjs";
import { host } from "../../src/command/port.mjs";

const root = "../..";
// `npm test` finds a free port. This port is for starting Playwright by hand.
const port = Number(process.env.SITE_PORT ?? 9123);
const address = `http://${host}:${port}`;
// Chromium's sandbox does not start as root.
const isRoot = process.getuid?.() === 0;

export const launchOptions = {
  executablePath: systemBrowser(),
  args: ["--disable-background-networking", ...(isRoot ? ["--no-sandbox"] : [])],
};

/*
 * Playwright drives Firefox with WebDriver BiDi, which cannot emulate media, disable scripts, print in
 * Chromium's sizes, measure layout shifts or send events of touch and pen. Tests that need one of these have
 * the tag @chromium. These files consist of such tests, or take long and do not depend on the engine.
 */
const chromiumFiles = [
  "*.slow.spec.ts",
  "accessibility.spec.ts",
  "font.spec.ts",
  "forced-colors.spec.ts",
  "landing-contrast.spec.ts",
  "print.spec.ts",
  "weight.spec.ts",
  "without-script.spec.ts",
];

/** Returns the options for Firefox: the version of the system, as on a computer with a mouse. */
const firefox = (preferences: Record<string, number> = {}): Project["use"] => ({
  browserName: "firefox",
  channel: "moz-firefox",
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: systemFirefox(),
    // Without a display, Firefox has no pointer. 6 is a fine pointer (4) that can hover (2).
    firefoxUserPrefs: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6, ...preferences },
  },
});

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
    // Without a limit of its own, an action or an event that does not happen lasts until the test times out, and
    // the message does not say what was expected.
    actionTimeout: 15_000,
    launchOptions,
  },
  projects: [
    // A test runs on the desktop, unless its tags say otherwise.
    { name: "desktop", grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: "firefox",
      testIgnore: chromiumFiles,
      grepInvert: /@phone-only|@chromium|@reduced-motion/,
      use: firefox(),
    },
    {
      name: "firefox-reduced-motion",
      testIgnore: chromiumFiles,
      grep: /@reduced-motion/,
      use: firefox({ "ui.prefersReducedMotion": 1 }),
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
