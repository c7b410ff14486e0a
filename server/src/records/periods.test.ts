import { describe, expect, it } from 'vitest';
import { daysOf, longestOf } from './periods.ts';

describe('storage periods', () => {
  it.each([
    ['aday_1', 365],
    ['aday_6ay', 180],
    ['cctv_30', 30],
    ['biyometrik_derhal', 0],
    ['10 yıl', 3650],
    ['İş ilişkisi bitince 2 YIL', 730],
    ['6 ay veya 90 gün', 180],
    ['3 weeks', 21],
    ['Süresiz', -1],
  ])('%s is about %i days', (period, days) => {
    expect(Math.max(daysOf(period), -1)).toBe(days);
  });

  it('the longest is found among codes and free text', () => {
    expect(longestOf(['cctv_30', 'asbest_40', '39 yıl'])).toBe('asbest_40');
    expect(longestOf(['Süresiz', 'biyometrik_derhal'])).toBe('biyometrik_derhal');
    expect(longestOf([])).toBeUndefined();
  });
});
