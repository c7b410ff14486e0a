import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a vitest JSON report counts; a run that failed outside a test counts as one failure.
 * @param {string} file
 * @param {number} code
 * @returns {Count}
 */
export function vitestCount(file, code) {
  const report = read(file);
  return counted(Number(report?.numPassedTests), Number(report?.numFailedTests), code);
}

/**
 * The same for Playwright.
 * @param {string} file
 * @param {number} code
 * @returns {Count}
 */
export function playwrightCount(file, code) {
  const stats = read(file)?.stats;
  return counted(Number(stats?.expected), Number(stats?.unexpected) + Number(stats?.flaky), code);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} code
 */
function counted(passed, failed, code) {
  const count = { passed: passed || 0, failed: failed || 0 };
  // No report, no test, or a failure beside the tests must not look like success.
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) count.failed = 1;
  return count;
}

/**
 * @param {string} file
 * @returns {{ numPassedTests?: unknown, numFailedTests?: unknown,
 *   stats?: { expected?: unknown, unexpected?: unknown, flaky?: unknown } } | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
