/** @type {import("jest").Config} */
export default {
  displayName: "unit",
  rootDir: "../..",
  roots: ["<rootDir>/tests/unit"],
  testEnvironment: "node",
  transform: {
    "\\.tsx?$": [
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
