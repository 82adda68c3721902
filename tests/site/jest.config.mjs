import unit from "../unit/jest.config.mjs";

/** @type {import("jest").Config} */
export default {
  ...unit,
  displayName: "site",
  roots: ["<rootDir>/tests/site"],
};
