import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ name: string, seconds: number }} Timed */
/**
 * `failures` names what failed, as far as the report tells; `unsteady` what passed only when it was
 * tried again; `tests` is how long each test took.
 * @typedef {{ passed: number, failed: number, failures: string[], unsteady: string[], tests: Timed[] }} Result
 */

/**
 * Result from a vitest JSON report; a run that failed outside a test counts as one failure.
 * @param {string} file
 * @param {number} code
 * @returns {Result}
 */
export function vitestResult(file, code) {
  const report = read(file);
  const suites = list(report, 'testResults');
  const pathOf = (/** @type {unknown} */ suite) => relative(root, text(suite, 'name'));
  const tests = suites.flatMap((suite) =>
    list(suite, 'assertionResults').map((one) => ({
      name: `${pathOf(suite)} › ${text(one, 'fullName')}`,
      seconds: count(one, 'duration') / 1000,
    })),
  );
  const failures = suites.flatMap((suite) => {
    const path = pathOf(suite);
    const failed = list(suite, 'assertionResults').filter((one) => at(one, 'status') === 'failed');
    if (failed.length > 0) return failed.map((one) => `${path} › ${text(one, 'fullName')}`);
    // It broke before or after its tests.
    return at(suite, 'status') === 'failed' ? [path] : [];
  });
  return checked(count(report, 'numPassedTests'), failures, tests, code);
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
  const ran = list(report, 'suites').flatMap(testsIn);
  const named = (/** @type {string} */ wanted) =>
    ran.filter(({ status }) => status === wanted).map(({ name }) => name);
  const tests = ran.map(({ name, seconds }) => ({ name, seconds }));
  const unsteady = named('flaky');
  const passed = count(report, 'stats', 'expected') + unsteady.length;
  return { ...checked(passed, [...named('unexpected'), ...beside], tests, code), unsteady };
}

/**
 * @param {unknown} suite
 * @returns {(Timed & { status: string })[]}
 */
function testsIn(suite) {
  const own = list(suite, 'specs').flatMap((spec) => {
    const name = `${text(spec, 'file')}:${text(spec, 'line')} › ${text(spec, 'title')}`;
    return list(spec, 'tests').map((one) => ({
      name: `[${text(one, 'projectName')}] ${name}`,
      status: text(one, 'status'),
      seconds: list(one, 'results').reduce(
        (/** @type {number} */ sum, run) => sum + count(run, 'duration') / 1000,
        0,
      ),
    }));
  });
  return [...own, ...list(suite, 'suites').flatMap(testsIn)];
}

/**
 * The tests that took longest, longest first, a line each.
 * @param {Timed[]} tests
 * @param {number} most
 */
export const slowest = (tests, most) =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);

/**
 * @param {number} passed
 * @param {string[]} failures
 * @param {Timed[]} tests
 * @param {number} code
 * @returns {Result}
 */
function checked(passed, failures, tests, code) {
  // No report, no test, or a failure beside the tests must not look like success.
  const silent = failures.length === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failures.length + Number(silent), failures, unsteady: [], tests };
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
