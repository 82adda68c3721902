const slow = "\\.slow\\.test\\.";

/**
 * @param {string} displayName
 * @param {string[]} folders
 * @param {import("jest").Config} [options]
 * @returns {import("jest").Config}
 */
const project = (displayName, folders, options) => ({
  displayName,
  rootDir: ".",
  roots: folders.map((folder) => `<rootDir>/tests/${folder}`),
  testPathIgnorePatterns: [slow],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/unit/empty-module.ts",
    "^gatsby$": "<rootDir>/tests/unit/gatsby-module.ts",
  },
  transform: {
    "\\.(?:tsx?|m?js)$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  // This package consists of ECMAScript modules.
  transformIgnorePatterns: ["/node_modules/(?!get-port/)"],
  ...options,
});

/** @type {import("jest").Config} */
export default {
  rootDir: "..",
  // A busy machine needs this long.
  testTimeout: 60_000,
  // By default, Jest leaves a core unused.
  maxWorkers: "100%",
  projects: [
    project("unit", ["unit"]),
    project("site", ["site", "acceptance"]),
    project("host", ["host"]),
    project("slow", ["unit", "site"], { testPathIgnorePatterns: [], testMatch: [`**/*.slow.test.ts`] }),
    project("webkit", ["engine"]),
  ],
};
