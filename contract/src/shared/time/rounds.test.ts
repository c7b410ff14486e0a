import { describe, expect, it } from 'vitest';
import { daysBetween, latestRound, nextRounds } from './rounds.ts';

const quarterly = { first: '2026-05-13', every: 90 };

describe('the days of a rhythm', () => {
  it('come one interval after the other, a matching day included', () => {
    expect(nextRounds(quarterly, '2026-11-20', 3)).toEqual([
      '2027-02-07',
      '2027-05-08',
      '2027-08-06',
    ]);
    expect(nextRounds(quarterly, '2026-11-09', 1)).toEqual(['2026-11-09']);
    expect(nextRounds(quarterly, '2026-11-10', 1)).toEqual(['2027-02-07']);
  });

  it('begin with the first one, however early somebody asks', () => {
    expect(nextRounds(quarterly, '2020-01-01', 2)).toEqual(['2026-05-13', '2026-08-11']);
    expect(latestRound(quarterly, '2026-05-12')).toBeUndefined();
    expect(latestRound(quarterly, '2026-05-13')).toBe('2026-05-13');
  });

  it('are counted in days over leap years and changes of the clock elsewhere', () => {
    expect(nextRounds({ first: '2028-02-28', every: 1 }, '2028-02-28', 3)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245);
    expect(latestRound(quarterly, '2026-11-20')).toBe('2026-11-09');
  });
});
