import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser";

const name = "appearance";

export default defineConfig({
  testDir: ".",
  globalSetup: "./setup.ts",
  outputDir: "../../../test-results/appearance",
  snapshotPathTemplate: "pictures/{arg}{ext}",
  updateSnapshots: "none",
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  reporter: "list",
  expect: {
    // Processors scale pictures with differences that nobody sees. All else is the same on every machine.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 12, animations: "disabled", caret: "hide" },
  },
  use: {
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    launchOptions,
  },
  projects: [
    { name, testMatch: ["picture.spec.ts", "seam.spec.ts"] },
    { name: `${name}-modules`, testMatch: "module.spec.ts", dependencies: [name] },
  ],
});
