import { describe, expect, it } from 'vitest';
import { dayOfPeriod, daysLeft, nearnessOf } from './time-left.ts';

const row = {
  son_gun: '2026-11-26',
  durum: 'inceleniyor',
  gelis_tarihi: '2026-10-27T07:12:00Z',
  sonuclanma_tarihi: null,
} as const;

describe('the thirty days of an application', () => {
  it.each([
    ['2026-11-15', 11, 'uzak'],
    ['2026-11-16', 10, 'on'],
    ['2026-11-23', 3, 'on'],
    ['2026-11-24', 2, 'iki'],
    ['2026-11-26', 0, 'iki'],
    ['2026-11-27', -1, 'geciken'],
  ])('are seen on %s as %i days left', (today, left, nearness) => {
    expect([daysLeft(row, today), nearnessOf(row, today)]).toEqual([left, nearness]);
  });

  it('count the day of the answer in Turkey', () => {
    expect(dayOfPeriod(row, '2026-11-20')).toBe(24);
    // 22.30 in London is the next day in Turkey.
    expect(dayOfPeriod({ ...row, sonuclanma_tarihi: '2026-11-07T22:30:00Z' })).toBe(12);
  });
});
