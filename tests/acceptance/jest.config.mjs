import unit from "../unit/jest.config.mjs";

/** @type {import("jest").Config} */
export default {
  ...unit,
  displayName: "acceptance",
  roots: ["<rootDir>/tests/acceptance"],
};
