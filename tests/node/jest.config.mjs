const slow = "\\.slow\\.test\\.";
const facts = "/facts\\.test\\.";
const webkit = "/tests/node/webkit/";

/**
 * @param {string} displayName
 * @param {import("jest").Config} options
 * @returns {import("jest").Config}
 */
const project = (displayName, options) => ({
  displayName,
  rootDir: ".",
  roots: ["<rootDir>/tests/node"],
  moduleNameMapper: {
    "\\.(?:module\\.css|svg)$": "<rootDir>/tests/node/empty-module.ts",
    "^gatsby$": "<rootDir>/tests/node/gatsby-module.ts",
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
  rootDir: "../..",
  // A busy machine needs this long.
  testTimeout: 60_000,
  // By default, Jest leaves a core unused.
  maxWorkers: "100%",
  projects: [
    project("node", { testPathIgnorePatterns: [slow, facts, webkit] }),
    project("slow", { testMatch: ["**/*.slow.test.ts"] }),
    project("facts", { testMatch: ["**/facts.test.ts"] }),
    project("webkit", { testMatch: ["**/webkit/*.test.ts"] }),
  ],
};
