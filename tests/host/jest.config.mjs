import unit from "../unit/jest.config.mjs";

/** @type {import("jest").Config} */
export default {
  ...unit,
  displayName: "host",
  roots: ["<rootDir>/tests/host"],
};
