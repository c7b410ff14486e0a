import { describe, expect, it, test } from 'vitest';
import { HOLIDAYS } from '../../data/holidays.ts';
import {
  businessDaysAfter,
  isBusinessDay,
  reckonBusinessDays,
  workdayBefore,
} from './business-days.ts';

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

test('the workday before a Sunday is Friday, and that before a feast lies ahead of it', () => {
  expect(workdayBefore('2026-11-22')).toBe('2026-11-20');
  expect(workdayBefore('2026-05-31')).toBe('2026-05-26');
  expect(workdayBefore('2026-11-24', [{ gun: '2026-11-23', yarim: false }])).toBe('2026-11-20');
});

describe('the reckoning of a period', () => {
  it('names each day between signature and the fifth business day', () => {
    expect(
      reckonBusinessDays('2026-10-26', 5).map(({ gun, sayi, hafta_sonu }) => [
        gun.slice(5),
        sayi ?? (hafta_sonu ? 'weekend' : 'holiday'),
      ]),
    ).toEqual([
      ['10-27', 1],
      ['10-28', 2],
      ['10-29', 'holiday'],
      ['10-30', 3],
      ['10-31', 'weekend'],
      ['11-01', 'weekend'],
      ['11-02', 4],
      ['11-03', 5],
    ]);
  });

  it('skips a day that the operator added to the calendar', () => {
    const leave = [...HOLIDAYS, { gun: '2026-10-30', yarim: false }];
    expect(reckonBusinessDays('2026-10-26', 5, leave).at(-1)?.gun).toBe('2026-11-04');
  });
});

describe('the calendar of holidays', () => {
  it('is complete from 2024 to 2028, feasts and eves included', () => {
    for (let year = 2024; year <= 2028; year++) {
      const days = HOLIDAYS.filter(({ gun }) => gun.startsWith(String(year)));
      expect(days).toHaveLength(8 + 4 + 5);
      expect(days.filter(({ yarim }) => yarim)).toHaveLength(3);
    }
  });
});
