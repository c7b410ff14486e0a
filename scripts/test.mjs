// `npm test`: everything that must hold, on a bare machine as in continuous integration.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesToCheck } from './changed.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { playwrightResult, slowest, vitestResult } from './results.mjs';
import { compileCache, endTogether, node, run } from './run.mjs';
import { ensureWebBuilt } from './web.mjs';

const ended = endTogether();
// Everything temporary of this run lies in one folder, gone with the run however it ends.
const temporary = mkdtempSync(join(tmpdir(), 'emanet-run-'));
const env = {
  TMPDIR: temporary,
  CI: '1',
  FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
  // Tests start many processes and threads of the same few files.
  NODE_COMPILE_CACHE: compileCache,
};
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const unsteady = [];
/** @type {import('./results.mjs').Timed[]} */
const tests = [];
const MOST_SLOW = 10;
/** Rules that ask for types hold the types of the whole house, more than a process takes by itself. */
const HEAP = '--max-old-space-size=8192';
/**
 * A run of one's own keeps what lint found, by the content of a file. Rules that ask for types look
 * beyond a file, so continuous integration keeps nothing.
 */
const cached = process.env.CI
  ? []
  : ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];
/**
 * The compiler's own memory, where it looks again at what depends on a change alone. It overlooks a
 * change of a JSON, so the memory goes when a sentence is newer than it.
 * @param {string} name
 */
function remembered(name) {
  if (process.env.CI) return [];
  const memory = `node_modules/.cache/types/${name}.json`;
  const since = statSync(memory, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  const sentences = ['contract/src', 'web/src'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  );
  if (sentences.some((file) => statSync(file).mtimeMs > since)) rmSync(memory);
  return ['--incremental', '--tsBuildInfoFile', memory];
}
/** The bench is called once by continuous integration; its two databases take as long as a feature. */
const SKIP_BENCH = process.env.CI ? undefined : '1';
/** Minutes after which a step that hangs is ended, so that the run still says what failed. */
const LIMIT = { unit: 30, browser: 60 };

const bin = {
  tsc: 'node_modules/typescript-7/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/**
 * Runs one step and says how it went.
 * @param {string} name
 * @param {() => Promise<{ code: number, output?: string, result?: import('./results.mjs').Result }>} work
 */
async function step(name, work) {
  if (ended()) return;
  const began = Date.now();
  const { code, output = '', result } = await work();
  if (ended()) return;
  const { passed, failed } =
    result ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  const named = result?.failures.map((one) => `${name}: ${one}`) ?? [];
  tests.push(...(result?.tests ?? []));
  unsteady.push(...(result?.unsteady ?? []));
  failures.push(...named, ...(failed > named.length ? [name] : []));
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `── ${name}: ${failed ? 'FAILED' : 'passed'} (${passed}/${passed + failed}, ${seconds} s)`,
  );
  if (failed && output) console.log(output.trimEnd());
}

/**
 * @param {string} program
 * @param {...string} args
 */
const tool =
  (program, ...args) =>
  () =>
    run(node, [HEAP, program, ...args], { group: true, env });

/**
 * A step over files that are named in it.
 * @param {string} name
 * @param {string[]} files
 * @param {string} program
 * @param {...string} args
 */
async function over(name, files, program, ...args) {
  const said = files.includes('.') ? name : `${name} of ${files.length} changed files`;
  if (files.length > 0) await step(said, tool(program, ...args, ...files));
}

/** Two series of steps for two processors, and lint beside them where much is to be looked at. */
async function checks() {
  const { lint, format } = await filesToCheck();
  await Promise.all([
    over('lint', lint, bin.eslint, '--max-warnings', '0', '--no-warn-ignored', ...cached),
    (async () => {
      await step('types of the web', tool(bin.tsc, '-p', 'web', ...remembered('web')));
      await step('web build', async () => ({ code: (await ensureWebBuilt(ended)) ? 0 : 1 }));
      await step('sizes of screens', tool('scripts/sizes.mjs'));
    })(),
    (async () => {
      await step('types of the server', tool(bin.tsc, '-p', '.', ...remembered('server')));
      await step('types of the browser tests', tool(bin.tsc, '-p', 'e2e', ...remembered('e2e')));
      await over(
        'format',
        format,
        bin.prettier,
        '--check',
        '--ignore-unknown',
        '--log-level',
        'warn',
      );
      await step('dead code', tool(bin.knip, '--no-progress'));
    })(),
  ]);
}

const unit = () =>
  step('unit and API tests', async () => {
    console.log('── unit and API tests …');
    const report = join(temporary, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [bin.vitest, 'run', ...reporters];
    const { code } = await run(node, args, {
      stream: true,
      group: true,
      limit: LIMIT.unit,
      env: { ...env, SKIP_BENCH },
    });
    return { code, result: vitestResult(report, code) };
  });

const browser = () =>
  step('browser tests', async () => {
    if (!(await ensureChromium())) return { code: 1 };
    console.log('── browser tests …');
    const report = join(temporary, 'playwright.json');
    const args = [bin.playwright, 'test', '--reporter=list,json'];
    const { code } = await run(node, [...args, '--output', `test-results/${process.pid}`], {
      stream: true,
      group: true,
      limit: LIMIT.browser,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return { code, result: playwrightResult(report, code) };
  });

try {
  if (await ensureInstalled(ended)) {
    await checks();
    await unit();
    await browser();
  } else if (!ended()) {
    total.failed += 1;
    failures.push('packages');
  }
} finally {
  // Databases of tests that were cut short take a moment to end.
  for (let tries = 0; existsSync(temporary) && tries < 40; tries++) {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
    if (ended()) await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
if (ended()) process.exit(130);
// A log is read from its end.
if (tests.length > 0) console.log(['Slowest tests:', ...slowest(tests, MOST_SLOW)].join('\n  '));
if (unsteady.length > 0) console.log(['Passed at the second try only:', ...unsteady].join('\n  '));
if (failures.length > 0) console.log(['Failed:', ...failures].join('\n  '));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
