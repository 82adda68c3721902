/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * What the report that Jest writes with --json says.
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that broke before their first test
 */

/**
 * What the report of Playwright's json reporter says.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors what went wrong outside of any test
 */

/**
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
 * Adds the failure that a report does not show: a runner that ended badly although no test failed, or that
 * had no test to run.
 *
 * @param {Tally | null} tally null if the runner left no report
 * @param {number} status the runner's exit status
 * @returns {Tally}
 */
export function settle(tally, status) {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
  const isUnexplained = status !== 0 && tally.failed === 0;
  return isEmpty || isUnexplained ? { ...tally, failed: tally.failed + 1 } : tally;
}

/**
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
 * @param {Tally} tally
 * @returns {string} "N passed, N failed", and how many were skipped if any were
 */
export function tallyLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
