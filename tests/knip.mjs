// Finds files, exports and packages that nothing uses: part of `npm run check`.

/** @param {string} text */
const withoutFragment = (text) => text.replace("export const query = graphql", "const query = graphql");

/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    "gatsby-*.{ts,tsx}",
    "src/pages/*.tsx",
    "src/templates/*.tsx",
    "src/command/*.mjs",
    // Loaded by webpack, which is told of it by its path.
    "src/gatsby/font/part-loader.mjs",
    // Compiled into an inline script by src/gatsby/document/compiled-script.ts.
    "src/hydration/deferred-scripts.ts",
    "tests/**/*.{test,spec}.{ts,tsx}",
    "tests/**/*.config.{ts,mjs}",
    // Stand-ins that tests/unit/jest.config.mjs names.
    "tests/unit/{empty,gatsby}-module.ts",
    "tests/bench/{bench,build/command,build/child}.ts",
    "tests/screenshot/*.ts",
    "tests/host/serve/*.mts",
  ],
  project: ["src/**/*.{ts,tsx,mjs}", "tests/**/*.{ts,tsx,mjs,mts}", "gatsby-*.{ts,tsx}"],
  // Gatsby reads the fragments of components, which nobody imports.
  compilers: { tsx: withoutFragment, ts: withoutFragment },
  ignoreDependencies: [
    // Named by paths in src/gatsby/share-picture/ and src/gatsby/font/, and by Jest's configuration.
    "@fontsource/bricolage-grotesque",
    "@swc/.*",
    "decap-cms",
    "vnu-jar",
    // Run by src/command/check.mjs.
    "@action-validator/.*",
    "cspell",
    // Brought by Gatsby.
    "webpack",
  ],
  ignoreBinaries: ["java"],
};
