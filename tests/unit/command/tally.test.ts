import { settle, sum, tallyJest, tallyLine, tallyPlaywright } from "../../../src/command/tally.mjs";

test("Jest: a file that cannot be loaded counts as failed, todo as skipped", () => {
  const failed = { numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  const report = { numPassedTests: 5, ...failed, numPendingTests: 2, numTodoTests: 1 };
  expect(tallyJest(report)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test("Playwright: an error outside of any test counts as failed", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  const found = Reflect.apply(tallyPlaywright, undefined, [report]);
  expect(found).toEqual({ passed: 8, failed: 2, skipped: 2 });
});

test.each([
  ["left no report", null, 1, { passed: 0, failed: 1, skipped: 0 }],
  ["had nothing to run", { passed: 0, failed: 0, skipped: 0 }, 0, { passed: 0, failed: 1, skipped: 0 }],
  ["exited with an error", { passed: 3, failed: 0, skipped: 0 }, 1, { passed: 3, failed: 1, skipped: 0 }],
  ["reported its failures", { passed: 3, failed: 2, skipped: 0 }, 1, { passed: 3, failed: 2, skipped: 0 }],
  ["passed", { passed: 3, failed: 0, skipped: 1 }, 0, { passed: 3, failed: 0, skipped: 1 }],
])("a runner that %s", (_, tally, status, expected) => {
  expect(settle(tally, status)).toEqual(expected);
});

test("the last line sums all runners and lists what was skipped", () => {
  const first = { passed: 3, failed: 0, skipped: 0 };
  const second = { passed: 4, failed: 1, skipped: 0 };
  expect(tallyLine(sum([first, second]))).toBe("7 passed, 1 failed");
  expect(tallyLine({ passed: 7, failed: 0, skipped: 2 })).toBe("7 passed, 0 failed, 2 skipped");
});
