import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config";

/** Takes the screenshots for docs/: `npx playwright test -c tests/browser/screenshot/docs.config.ts`. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  testMatch: "docs.ts",
  outputDir: "../../test-results/docs",
  projects: [
    {
      name: "docs",
      use: {
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: "reduce" },
        // The visual editor starts beside a build, which uses all cores.
        actionTimeout: 120_000,
      },
    },
  ],
});
