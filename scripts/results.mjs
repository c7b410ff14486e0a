import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/** `failures` names what failed, as far as the report tells. */
/** @typedef {{ passed: number, failed: number, failures: string[] }} Result */

/**
 * What a vitest JSON report tells; a run that failed outside a test counts as one failure.
 * @param {string} file
 * @param {number} code
 * @returns {Result}
 */
export function vitestResult(file, code) {
  const report = read(file);
  const failures = list(report, 'testResults').flatMap((suite) => {
    const path = relative(root, text(suite, 'name'));
    const tests = list(suite, 'assertionResults').filter((one) => at(one, 'status') === 'failed');
    if (tests.length > 0) return tests.map((one) => `${path} › ${text(one, 'fullName')}`);
    // It broke before or after its tests.
    return at(suite, 'status') === 'failed' ? [path] : [];
  });
  return checked(count(report, 'numPassedTests'), failures, code);
}

/**
 * The same for Playwright.
 * @param {string} file
 * @param {number} code
 * @returns {Result}
 */
export function playwrightResult(file, code) {
  const report = read(file);
  const beside = list(report, 'errors').map((one) => text(one, 'message').split('\n')[0] ?? '');
  const failures = [...list(report, 'suites').flatMap(failuresIn), ...beside];
  return checked(count(report, 'stats', 'expected'), failures, code);
}

/**
 * @param {unknown} suite
 * @returns {string[]}
 */
function failuresIn(suite) {
  const own = list(suite, 'specs').flatMap((spec) => {
    const name = `${text(spec, 'file')}:${text(spec, 'line')} › ${text(spec, 'title')}`;
    return list(spec, 'tests')
      .filter((one) => ['unexpected', 'flaky'].includes(text(one, 'status')))
      .map((one) => `[${text(one, 'projectName')}] ${name}`);
  });
  return [...own, ...list(suite, 'suites').flatMap(failuresIn)];
}

/**
 * @param {number} passed
 * @param {string[]} failures
 * @param {number} code
 * @returns {Result}
 */
function checked(passed, failures, code) {
  // No report, no test, or a failure beside the tests must not look like success.
  const silent = failures.length === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failures.length + Number(silent), failures };
}

/**
 * A JSON file; undefined where there is none.
 * @param {string} file
 * @returns {unknown}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The value at this place of a report; undefined where there is none.
 * @param {unknown} value
 * @param {...string} path
 * @returns {unknown}
 */
function at(value, ...path) {
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map(Object.entries(value)).get(key);
  }
  return value;
}

/**
 * @param {unknown} value
 * @param {...string} path
 * @returns {unknown[]}
 */
function list(value, ...path) {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/**
 * @param {unknown} value
 * @param {...string} path
 */
function text(value, ...path) {
  const found = at(value, ...path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/**
 * @param {unknown} value
 * @param {...string} path
 */
function count(value, ...path) {
  return Number(at(value, ...path)) || 0;
}
