import { settle } from "../../../src/command/tally.mjs";

test.each([
  ["left no report", null, 1, { passed: 0, failed: 1, skipped: 0 }],
  ["had nothing to run", { passed: 0, failed: 0, skipped: 0 }, 0, { passed: 0, failed: 1, skipped: 0 }],
  ["exited with an error", { passed: 3, failed: 0, skipped: 0 }, 1, { passed: 3, failed: 1, skipped: 0 }],
  ["reported its failures", { passed: 3, failed: 2, skipped: 0 }, 1, { passed: 3, failed: 2, skipped: 0 }],
  ["passed", { passed: 3, failed: 0, skipped: 1 }, 0, { passed: 3, failed: 0, skipped: 1 }],
])("a runner that %s", (_, tally, status, expected) => {
  expect(settle(tally, status)).toEqual(expected);
});
