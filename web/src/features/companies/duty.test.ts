import { expect, it } from 'vitest';
import { dutyOf } from './duty.ts';

it.each([
  [49, 99_999_999, 'exempt'],
  [50, 1, 'due'],
  [1, 100_000_000, 'due'],
  ['', 100_000_000, 'due'],
  [10, '', 'unknown'],
  ['', '', 'unknown'],
] as const)('%s people and %s lira: %s', (calisan_sayisi, bilanco_toplami, duty) => {
  expect(dutyOf({ calisan_sayisi, bilanco_toplami })).toBe(duty);
});
