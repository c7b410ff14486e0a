import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightResult, slowest, vitestResult } from './results.mjs';
import { root } from './run.mjs';

const dir = mkdtempSync(join(tmpdir(), 'emanet-results-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const report = (content: unknown) => {
  const file = join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('counts what passed and names what failed', () => {
  const name = join(root, 'server', 'a.test.ts');
  const assertionResults = [
    { fullName: 'a list sorts', status: 'failed', duration: 1500 },
    { fullName: 'a list grows', status: 'passed' },
  ];
  const testResults = [
    { name, status: 'failed', assertionResults },
    { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [] },
    { name: join(root, 'c.test.ts'), status: 'passed', assertionResults: [] },
  ];
  expect(vitestResult(report({ numPassedTests: 5, testResults }), 1)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['server/a.test.ts › a list sorts', 'b.test.ts'],
    unsteady: [],
    tests: [
      { name: 'server/a.test.ts › a list sorts', seconds: 1.5 },
      { name: 'server/a.test.ts › a list grows', seconds: 0 },
    ],
  });

  const ran = (title: string, status: string) => ({
    title,
    file: 'maps.spec.ts',
    line: 7,
    tests: [
      { projectName: 'desktop', status, results: [{ duration: 400 }, { duration: 600 }] },
      { projectName: 'phone', status: 'skipped' },
    ],
  });
  const suites = [
    {
      specs: [ran('a map opens', 'expected')],
      suites: [{ specs: [ran('a map moves', 'unexpected'), ran('a map stays', 'flaky')] }],
    },
  ];
  const errors = [{ message: 'The server ended.\nAt once.' }];
  expect(playwrightResult(report({ stats: { expected: 3 }, suites, errors }), 1)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['[desktop] maps.spec.ts:7 › a map moves', 'The server ended.'],
    unsteady: ['[desktop] maps.spec.ts:7 › a map stays'],
    tests: ['a map opens', 'a map moves', 'a map stays'].flatMap((title) => [
      { name: `[desktop] maps.spec.ts:7 › ${title}`, seconds: 1 },
      { name: `[phone] maps.spec.ts:7 › ${title}`, seconds: 0 },
    ]),
  });
});

it('names what took longest', () => {
  const tests = [
    { name: 'quick', seconds: 0.1 },
    { name: 'slow', seconds: 12.34 },
    { name: 'so-so', seconds: 2 },
  ];
  expect(slowest(tests, 2)).toEqual(['  12.3 s  slow', '   2.0 s  so-so']);
});

it('never takes silence for success', () => {
  const failed = { failed: 1, failures: [], unsteady: [], tests: [] };
  expect(vitestResult(join(dir, 'none.json'), 0)).toEqual({ passed: 0, ...failed });
  expect(vitestResult(report({ numPassedTests: 0 }), 0)).toEqual({ passed: 0, ...failed });
  expect(vitestResult(report({ numPassedTests: 9 }), 1)).toEqual({ passed: 9, ...failed });
  expect(playwrightResult(report(null), 0)).toEqual({ passed: 0, ...failed });
});
