import { call } from "./call";

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};
const playwrightReport = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };

test("Jest: a file that cannot be loaded counts as failed, todo as skipped", () => {
  expect(call("tally.mjs", "tallyJest", [jestReport]).value).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test("Playwright: an error outside of any test counts as failed", () => {
  expect(call("tally.mjs", "tallyPlaywright", [playwrightReport]).value).toEqual({
    passed: 8,
    failed: 2,
    skipped: 2,
  });
});

test.each([
  ["left no report", null, 1, { passed: 0, failed: 1, skipped: 0 }],
  ["had nothing to run", { passed: 0, failed: 0, skipped: 0 }, 0, { passed: 0, failed: 1, skipped: 0 }],
  ["exited with an error", { passed: 3, failed: 0, skipped: 0 }, 1, { passed: 3, failed: 1, skipped: 0 }],
  ["reported its failures", { passed: 3, failed: 2, skipped: 0 }, 1, { passed: 3, failed: 2, skipped: 0 }],
  ["passed", { passed: 3, failed: 0, skipped: 1 }, 0, { passed: 3, failed: 0, skipped: 1 }],
])("a runner that %s", (_, tally, status, expected) => {
  expect(call("tally.mjs", "settle", [tally, status]).value).toEqual(expected);
});

test("the last line sums all runners and lists what was skipped", () => {
  const tallies = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ];
  const total = call("tally.mjs", "sum", [tallies]).value;
  expect(call("tally.mjs", "tallyLine", [total]).value).toBe("7 passed, 1 failed");
  const skipping = { passed: 7, failed: 0, skipped: 2 };
  expect(call("tally.mjs", "tallyLine", [skipping]).value).toBe("7 passed, 0 failed, 2 skipped");
});
