/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * The part of Jest's --json report that the tally uses.
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites test files that failed before their first test
 */

/**
 * The part of the report of Playwright's json reporter that the tally uses.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors errors outside of tests
 */

/**
 * Counts the tests in a report of Jest.
 *
 * @param {JestReport} report
 * @returns {Tally}
 */
export function tallyJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts the tests in a report of Playwright. Flaky tests count as passed.
 *
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function tallyPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Adds a failure to a tally if the runner failed although no test failed, or if it found no tests.
 *
 * @param {Tally | null} tally null if the runner wrote no report
 * @param {number} status the exit status of the runner
 * @returns {Tally}
 */
export function settle(tally, status) {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  const isUnexplained = status !== 0 && tally.failed === 0;
  return isEmpty || isUnexplained ? { ...tally, failed: tally.failed + 1 } : tally;
}

/**
 * Adds up tallies.
 *
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * Formats a tally.
 *
 * @param {Tally} tally
 * @returns {string} such as "12 passed, 0 failed"; followed by ", 1 skipped" if tests were skipped
 */
export function tallyLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
