// Finds unused files, exports and packages. `npm run check` runs it.

/** @param {string} text */
const withoutFragment = (text) => text.replace("export const query = graphql", "const query = graphql");

/** @type {import("knip").KnipConfig} */
export default {
  entry: [
    "gatsby-*.{ts,tsx}",
    "src/pages/*.tsx",
    "src/templates/*.tsx",
    "src/command/*.mjs",
    // src/command/edit.mjs imports these at run time.
    "src/content/publish/publish.ts",
    "src/content/visual-editor/server.ts",
    // src/gatsby/webpack.ts replaces src/styles/font/latin.ts with this file for languages in Arabic script.
    "src/styles/font/arabic.ts",
    // src/gatsby/document/defer-scripts.ts compiles this file into an inline script.
    "src/hydration/start-scripts.ts",
    "tests/**/*.{test,spec}.{ts,tsx}",
    "tests/**/*.config.{ts,mjs}",
    // tests/node/jest.config.mjs replaces modules with these.
    "tests/node/{empty,gatsby}-module.ts",
    // tests/browser/content/two-editors.slow.spec.ts starts this file.
    "tests/browser/content/serve-editor.mjs",
    // tests/browser/appearance/fixture-site.ts copies this file.
    "tests/browser/appearance/kit.tsx",
    "tests/stylelint.mjs",
  ],
  project: ["src/**/*.{ts,tsx,mjs}", "tests/**/*.{ts,tsx,mjs}", "gatsby-*.{ts,tsx}"],
  // Gatsby reads the fragments of components. No module imports them.
  compilers: { tsx: withoutFragment, ts: withoutFragment },
  ignoreDependencies: [
    // The visual editor refers to this one by path.
    "decap-cms",
  ],
  ignoreBinaries: ["nginx", "Xvfb"],
};
