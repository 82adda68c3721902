import { defineConfig, type Project } from "@playwright/test";
import { chromium, firefox as firefoxPath } from "../programs.mjs";

const root = "../..";
// Chromium's sandbox does not start as root.
const isRoot = process.getuid?.() === 0;

export const launchOptions = {
  executablePath: chromium,
  args: ["--disable-background-networking", ...(isRoot ? ["--no-sandbox"] : [])],
};

/*
 * Playwright drives Firefox with WebDriver BiDi, which cannot emulate media, disable scripts, print in
 * Chromium's sizes, measure layout shifts or send events of touch and pen. Tests that need one of these have
 * the tag @chromium. These files consist of such tests, or take long and do not depend on the engine.
 */
const chromiumFiles = [
  "appearance/*",
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
    executablePath: firefoxPath,
    // Without a display, Firefox has no pointer. 6 is a fine pointer (4) that can hover (2).
    firefoxUserPrefs: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6, ...preferences },
  },
});

const slow = "*.slow.spec.ts";
const pictures = "appearance/*";
const desktop: Partial<Project> = {
  grepInvert: /@phone-only/,
  use: { viewport: { width: 1280, height: 800 } },
};
const phone: Partial<Project> = {
  grep: /@phone/,
  use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

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
    baseURL: process.env.SITE_ADDRESS,
    trace: "off",
    // Without a limit of its own, an action or an event that does not happen lasts until the test times out, and
    // the message does not say what was expected.
    actionTimeout: 15_000,
    launchOptions,
  },
  projects: [
    // A test runs on the desktop, unless its tags say otherwise.
    { name: "desktop", testIgnore: [slow, pictures], ...desktop },
    { name: "phone", testIgnore: [slow, pictures], ...phone },
    { name: "slow", testMatch: slow, ...desktop },
    { name: "slow-phone", testMatch: slow, ...phone },
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
    command: "node src/command/serve.mjs",
    cwd: root,
    // It finds a free port, and Gatsby prints its address when it is ready.
    wait: { stdout: /in the browser\.\s+\S*\s+(?<site_address>http:\S+)\// },
  },
});
