/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * Counts the tests in Jest's report. A file that failed before its first test counts as a failed test.
 *
 * @param {Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites", number>
 *   & Record<"numPendingTests" | "numTodoTests", number>} report
 */
export const tallyJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** @param {import("@playwright/test/reporter").JSONReport} report in which flaky tests count as passed */
export const tallyPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/**
 * Adds a failure to a tally if the runner failed although no test failed, or if it found no tests.
 *
 * @param {Tally | null} tally null if the runner wrote no report
 * @param {number} status the exit status of the runner
 */
export function settle(tally, status) {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  const isUnexplained = status !== 0 && tally.failed === 0;
  return isEmpty || isUnexplained ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** @param {Tally[]} tallies */
export function sum(tallies) {
  /** @param {keyof Tally} key */
  const total = (key) => tallies.reduce((before, tally) => before + tally[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/** @type {(tally: Tally) => string} such as "12 passed, 0 failed, 1 skipped" */
export const tallyLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
