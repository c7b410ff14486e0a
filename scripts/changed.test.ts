import { expect, it } from 'vitest';
import { toCheck } from './changed.mjs';

it('looks at what has changed, and at all where a setting has', () => {
  expect(toCheck(['web/src/a.tsx', 'README.md', 'scripts/b.mjs'])).toEqual({
    lint: ['web/src/a.tsx', 'scripts/b.mjs'],
    format: ['web/src/a.tsx', 'README.md', 'scripts/b.mjs'],
  });
  expect(toCheck(['README.md'])).toEqual({ lint: [], format: ['README.md'] });
  expect(toCheck([])).toEqual({ lint: [], format: [] });
  for (const setting of ['eslint.boundaries.js', 'web/tsconfig.json', 'package-lock.json'])
    expect(toCheck(['web/src/a.tsx', setting])).toEqual({ lint: ['.'], format: ['.'] });
});
