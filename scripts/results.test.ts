import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightResult, vitestResult } from './results.mjs';
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
    { fullName: 'a list sorts', status: 'failed' },
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
  });

  const ran = (title: string, status: string) => ({
    title,
    file: 'maps.spec.ts',
    line: 7,
    tests: [
      { projectName: 'desktop', status },
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
    passed: 3,
    failed: 3,
    failures: [
      '[desktop] maps.spec.ts:7 › a map moves',
      '[desktop] maps.spec.ts:7 › a map stays',
      'The server ended.',
    ],
  });
});

it('never takes silence for success', () => {
  const failed = { failed: 1, failures: [] };
  expect(vitestResult(join(dir, 'none.json'), 0)).toEqual({ passed: 0, ...failed });
  expect(vitestResult(report({ numPassedTests: 0 }), 0)).toEqual({ passed: 0, ...failed });
  expect(vitestResult(report({ numPassedTests: 9 }), 1)).toEqual({ passed: 9, ...failed });
  expect(playwrightResult(report(null), 0)).toEqual({ passed: 0, ...failed });
});
