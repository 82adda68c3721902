import { defineConfig, type Project } from "@playwright/test";
import { chromium, firefox } from "../programs.mjs";

const root = "../..";
// Chromium's sandbox does not start as root.
const isRoot = process.getuid?.() === 0;

/** No test depends on the network: the names of other hosts do not resolve. */
const offline = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost";

export const launchOptions = {
  executablePath: chromium,
  args: ["--disable-background-networking", offline, ...(isRoot ? ["--no-sandbox"] : [])],
};

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
  retries: 0,
  // Beside busy cores, a page takes seconds to answer.
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    // A test runs on the desktop, unless its tags say otherwise. The tag @firefox is for what can differ there:
    // input, focus, history, forms, media, scrolling and the pointer.
    { name: "desktop", testIgnore: [slow, pictures], ...desktop },
    { name: "phone", testIgnore: [slow, pictures], ...phone },
    { name: "slow", testMatch: slow, ...desktop },
    { name: "slow-phone", testMatch: slow, ...phone },
    {
      name: "firefox",
      testIgnore: [slow, pictures],
      grep: /@firefox/,
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        viewport: { width: 1280, height: 800 },
        launchOptions: {
          executablePath: firefox,
          firefoxUserPrefs: {
            // Without a display, Firefox has no pointer. 6 is a fine pointer (4) that can hover (2).
            "ui.primaryPointerCapabilities": 6,
            "ui.allPointerCapabilities": 6,
            "network.dns.forceResolve": "127.0.0.1",
            // Playwright waits forever for a page from the back-forward cache.
            "browser.sessionhistory.max_total_viewers": 0,
          },
        },
      },
    },
  ],
  webServer: {
    command: "node src/command/serve.mjs",
    cwd: root,
    // It finds a free port, and Gatsby prints its address when it is ready.
    wait: { stdout: /in the browser\.\s+\S*\s+(?<site_address>http:\S+)\// },
  },
});
