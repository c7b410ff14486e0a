import { expect, it } from 'vitest';
import { changeOf, closingDays, levelOf, pointsText, shareOf, sumOf } from './numbers.ts';

const counted = {
  eksiksizlik: { pay: 5, payda: 10 },
  uyarisiz: { pay: 3, payda: 4 },
  kapanma: { pay: 25, payda: 2 },
};

it('shows shares, days and points, and nothing where nothing was counted', () => {
  expect(shareOf(counted, 'eksiksizlik')).toBe(0.5);
  expect(shareOf(counted, 'metin')).toBeUndefined();
  expect(shareOf(null, 'metin')).toBeUndefined();
  expect(closingDays(counted)).toBe(13);
  expect(closingDays({})).toBeUndefined();
  expect(sumOf(counted)).toEqual({ points: 23.75, weight: 40 });
  expect(pointsText(21.54, 'tr')).toBe('21,5');
});

it('compares with the month before alone', () => {
  const aylar = [
    { ay: '2026-10', olculer: { eksiksizlik: { pay: 4, payda: 10 } } },
    { ay: '2026-11', olculer: counted },
  ];
  expect(changeOf({ aylar, olculer: counted })).toBe(19);
  expect(changeOf({ aylar: aylar.slice(1), olculer: counted })).toBeUndefined();
  expect(changeOf({ aylar, olculer: {} })).toBeUndefined();
});

it.each([
  [100, 'full'],
  [80, 'full'],
  [79, 'good'],
  [59, 'low'],
] as const)('puts %i on the scale as %s', (score, level) => {
  expect(levelOf(score)).toBe(level);
});
