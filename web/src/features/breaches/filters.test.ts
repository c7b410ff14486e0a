import type { Breach } from '@emanet/contract/breaches';
import { expect, it } from 'vitest';
import { yearBefore } from './filters.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const breach = (ogrenme: string) => ({ ogrenme: `${ogrenme}T09:00:00Z` }) as Breach;
const [old, recent] = [breach('2025-03-01'), breach('2026-08-01')];

it.each([
  ['2020-01-01', [old, recent], { count: 1 }],
  ['2020-01-01', [recent], { count: 0 }],
  ['2025-06-01', [recent], { count: 0, unknownBefore: '2025-06-01' }],
  ['2026-09-01', [recent], { unknownBefore: '2026-09-01' }],
  ['2026-09-01', [old, recent], { count: 1, unknownBefore: '2026-09-01' }],
])('a company recorded since %s says of the year before what it knows', (since, rows, said) => {
  expect(yearBefore(rows, now, `${since}T09:00:00Z`)).toEqual(said);
});
