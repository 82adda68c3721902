/** @type {import("jest").Config} */
export default {
  displayName: "unit",
  rootDir: "../..",
  roots: ["<rootDir>/tests/unit"],
  testEnvironment: "node",
  // A busy machine needs this long.
  testTimeout: 60_000,
  // By default, Jest leaves a core unused.
  maxWorkers: "100%",
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/unit/empty-module.ts",
    "^gatsby$": "<rootDir>/tests/unit/gatsby-module.ts",
  },
  transform: {
    // The commands are plain Node modules.
    "\\.(?:tsx?|mjs)$": [
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
};
