import { describe, expect, test } from 'vitest';
import { businessDaysAfter, isBusinessDay } from './business-days.ts';

describe('business days in Turkey', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-10-29', false],
    ['2026-10-28', true],
    ['2026-05-28', false],
    ['2026-07-15', false],
  ])('%s is one: %s', (date, expected) => {
    expect(isBusinessDay(date)).toBe(expected);
  });

  test.each([
    ['a plain week', '2026-11-16', '2026-11-23'],
    ['over a fixed holiday', '2026-10-26', '2026-11-03'],
    ['over Kurban Bayramı', '2026-05-25', '2026-06-04'],
    ['signed on a Saturday', '2026-11-21', '2026-11-27'],
  ])('five of them, %s', (_, signed, due) => {
    expect(businessDaysAfter(signed, 5)).toBe(due);
  });
});
