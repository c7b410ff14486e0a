import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a vitest JSON report counts; a run that failed outside a test counts as one failure.
 * @param {string} file
 * @param {number} code
 * @returns {Count}
 */
export function vitestCount(file, code) {
  return counted(read(file, 'numPassedTests'), read(file, 'numFailedTests'), code);
}

/**
 * The same for Playwright.
 * @param {string} file
 * @param {number} code
 * @returns {Count}
 */
export function playwrightCount(file, code) {
  const failed = read(file, 'stats', 'unexpected') + read(file, 'stats', 'flaky');
  return counted(read(file, 'stats', 'expected'), failed, code);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} code
 */
function counted(passed, failed, code) {
  const count = { passed, failed };
  // No report, no test, or a failure beside the tests must not look like success.
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) count.failed = 1;
  return count;
}

/**
 * The number at this place of a JSON file; 0 where there is none.
 * @param {string} file
 * @param {...string} path
 */
function read(file, ...path) {
  try {
    /** @type {unknown} */
    let value = JSON.parse(readFileSync(file, 'utf8'));
    for (const key of path) {
      if (typeof value !== 'object' || value === null) return 0;
      value = new Map(Object.entries(value)).get(key);
    }
    return Number(value) || 0;
  } catch {
    return 0;
  }
}
