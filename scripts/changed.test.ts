import { expect, it } from 'vitest';
import { toLint } from './changed.mjs';

it('lints what has changed, and all where nothing or a setting has', () => {
  expect(toLint(['web/src/a.tsx', 'README.md', 'scripts/b.mjs'])).toEqual([
    'web/src/a.tsx',
    'scripts/b.mjs',
  ]);
  expect(toLint(['README.md'])).toEqual([]);
  expect(toLint([])).toEqual(['.']);
  for (const setting of ['eslint.boundaries.js', 'web/tsconfig.json', 'package-lock.json'])
    expect(toLint(['web/src/a.tsx', setting])).toEqual(['.']);
});
