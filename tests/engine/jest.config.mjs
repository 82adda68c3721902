import host from "../host/jest.config.mjs";

/** @type {import("jest").Config} */
export default {
  ...host,
  displayName: process.env.ENGINE ?? "chromium",
  roots: ["<rootDir>/tests/engine"],
  globalSetup: "<rootDir>/tests/engine/global-setup.ts",
  globalTeardown: "<rootDir>/tests/engine/global-teardown.ts",
  // WebKitWebDriver has one session at a time, and two windows would take the focus from each other.
  maxWorkers: 1,
};
