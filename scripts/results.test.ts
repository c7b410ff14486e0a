import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightCount, vitestCount } from './results.mjs';

const dir = mkdtempSync(join(tmpdir(), 'emanet-results-'));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

const report = (content: unknown) => {
  const file = join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('counts what passed and what failed', () => {
  const unit = report({ numPassedTests: 5, numFailedTests: 2 });
  expect(vitestCount(unit, 1)).toEqual({ passed: 5, failed: 2 });
  const browser = report({ stats: { expected: 3, unexpected: 1, flaky: 1 } });
  expect(playwrightCount(browser, 1)).toEqual({ passed: 3, failed: 2 });
});

it('never takes silence for success', () => {
  expect(vitestCount(join(dir, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCount(report({ numPassedTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCount(report({ numPassedTests: 9 }), 1)).toEqual({ passed: 9, failed: 1 });
  expect(playwrightCount(report(null), 0)).toEqual({ passed: 0, failed: 1 });
});
