import { MEASURES } from '@emanet/contract/performance';
import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../platform/i18n.ts';
import { startTexts } from '../../platform/texts/texts.fixture.ts';
import {
  changeOf,
  closingDays,
  levelOf,
  pointsText,
  scoreText,
  shareOf,
  signed,
  standingOut,
  sumOf,
} from './numbers.ts';

beforeAll(startTexts);

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

it('tells how the score comes out of its points, without a weight of a hundred', () => {
  const t = i18n.getFixedT('tr');
  const whole = Object.fromEntries(MEASURES.map(({ name }) => [name, { pay: 58, payda: 100 }]));
  expect(scoreText(whole, t, 'tr')).toBe('= 58,0');
  expect(scoreText(counted, t, 'tr')).toBe('23,8 / 40 × 100 = 59');
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

it('tells the first and last month, the largest step and the measure that moved most', () => {
  const month = (ay: string, complete: number, clean: number) => ({
    ay,
    olculer: { eksiksizlik: { pay: complete, payda: 10 }, uyarisiz: { pay: clean, payda: 10 } },
  });
  const aylar = [month('2026-08', 4, 4), month('2026-09', 4, 5), month('2026-10', 9, 5)];
  expect(standingOut([{ ay: '2026-07', olculer: null }, ...aylar])).toMatchObject({
    first: { ay: '2026-08', score: 40 },
    last: { ay: '2026-10', score: 75 },
    step: { ay: '2026-10' },
    measure: { name: 'eksiksizlik', by: 50 },
  });
  expect(standingOut(aylar.slice(0, 1))).toBeUndefined();
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});
