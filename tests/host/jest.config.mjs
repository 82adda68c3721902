import unit from "../unit/jest.config.mjs";

const transform = unit.transform?.["\\.tsx?$"] ?? "babel-jest";

/** @type {import("jest").Config} */
export default {
  ...unit,
  displayName: "host",
  roots: ["<rootDir>/tests/host"],
  // The tests import commands of `npm test`, which are Node modules that Jest has to transform.
  transform: { ...unit.transform, "\\.mjs$": transform },
};
