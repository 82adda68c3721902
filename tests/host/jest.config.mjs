import unit from "../unit/jest.config.mjs";

const transform = unit.transform?.["\\.tsx?$"] ?? "babel-jest";

/** @type {import("jest").Config} */
export default {
  ...unit,
  displayName: "host",
  roots: ["<rootDir>/tests/host"],
  // The commands that the tests share with `npm test` are modules of Node.
  transform: { ...unit.transform, "\\.mjs$": transform },
};
