import { defineConfig } from "@playwright/test";
import browserTests from "../browser/playwright.config";

const widths = [360, 768, 1280];
const modes = ["light", "dark"];

/** Pictures of the site to look at, one project for each width and colour mode; `npm run screenshots`. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  testMatch: "screenshot.ts",
  outputDir: "../../test-results/screenshot",
  projects: widths.flatMap((width) =>
    modes.map((mode) => ({
      name: `${width}-${mode}`,
      metadata: { mode },
      use: { viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
    })),
  ),
});
