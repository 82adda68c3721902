import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config";

const widths = [360, 768, 1280];
const modes = ["light", "dark"];

/** `npm run screenshots`: one project for each width and color mode. */
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
