import { describe, expect, it } from 'vitest';
import { leftOf, toneOfDay } from './left.ts';

const NOW = Date.parse('2026-11-28T17:00:00+03:00');
const on = (day: string) => ({ son_an: `${day}T23:59:59+03:00`, birim: 'gun' }) as const;
const at = (instant: string) => ({ son_an: `${instant}+03:00`, birim: 'saat' }) as const;

describe('the time that is left', () => {
  it.each([
    ['2026-11-27', 'high', true],
    ['2026-11-28', 'high', false],
    ['2026-11-30', 'high', false],
    ['2026-12-01', 'mid', false],
    ['2026-12-08', 'mid', false],
    ['2026-12-09', 'low', false],
  ])('until %s is %s', (day, tone, late) => {
    expect(leftOf(on(day), NOW)).toMatchObject({ tone, late });
    expect(toneOfDay(day, '2026-11-28')).toBe(tone);
  });

  it('is brick for the last two days of hours, amber before, and counted to the minute', () => {
    expect(leftOf(at('2026-11-29T21:34:00'), NOW)).toEqual({
      ...{ hours: 28, minutes: 34, late: false, tone: 'high' },
    });
    expect(leftOf(at('2026-12-01T16:00:00'), NOW)).toMatchObject({ hours: 71, tone: 'mid' });
    expect(leftOf(at('2026-11-28T16:59:00'), NOW)).toMatchObject({ late: true, tone: 'high' });
  });
});
