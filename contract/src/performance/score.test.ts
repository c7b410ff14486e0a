import { expect, it } from 'vitest';
import { addUp, partsOf, scoreOf } from '../performance.ts';

const half = { pay: 5, payda: 10 };
const all = { pay: 8, payda: 8 };

it('weighs each part and leaves out what nothing was counted of', () => {
  expect(scoreOf({})).toBeNull();
  expect(scoreOf({ eksiksizlik: { pay: 0, payda: 0 } })).toBeNull();
  expect(scoreOf({ eksiksizlik: half })).toBe(50);
  // (25 × 0.5 + 15 × 1) of 40
  expect(scoreOf({ eksiksizlik: half, uyarisiz: all })).toBe(69);
  expect(partsOf({ uyarisiz: all, kapanma: half })).toEqual([
    { name: 'uyarisiz', weight: 15, pay: 8, payda: 8, points: 15 },
  ]);
});

it('adds departments up by their rows, not by their scores', () => {
  const large = { eksiksizlik: { pay: 0, payda: 90 }, kapanma: { pay: 30, payda: 3 } };
  const small = { eksiksizlik: { pay: 10, payda: 10 } };
  const company = addUp([large, small]);
  expect(company).toEqual({
    eksiksizlik: { pay: 10, payda: 100 },
    kapanma: { pay: 30, payda: 3 },
  });
  expect(scoreOf(company)).toBe(10);
});
