import host from "../host/jest.config.mjs";

/** @type {import("jest").Config} */
export default {
  ...host,
  displayName: "engine",
  roots: ["<rootDir>/tests/engine"],
  // WebKitWebDriver has one session at a time, and two windows would take the focus from each other.
  maxWorkers: 1,
};
