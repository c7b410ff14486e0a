import type { Due, DueItem } from '@emanet/contract/dashboard';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { mondayOf } from '@emanet/contract/shared/time/weeks';
import { describe, expect, it } from 'vitest';
import { groupsOn, spanOf, toneOf } from './days.ts';

const FRIDAY = '2026-11-20';
const on = (gun: string, rest: Partial<DueItem> = {}): DueItem => ({
  sure_id: 1,
  tur: 'aksiyon',
  record_id: 1,
  department_id: null,
  ad: 'Sızma bulguları',
  department_name: null,
  gun,
  ...rest,
});
const due = (...isler: DueItem[]): Due => ({
  baslangic: '2026-11-16',
  bitis: '2026-12-13',
  isler,
  fazlasi: false,
  sonraki: null,
  tatiller: [],
});

it('counts days over the end of a month and a year', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2);
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
});

describe('a day of the calendar', () => {
  it('holds what is late on today alone', () => {
    const all = due(on('2026-11-17'), on('2026-11-17', { record_id: 2 }), on(FRIDAY));
    expect(groupsOn('2026-11-17', all, FRIDAY)).toEqual([]);
    const today = groupsOn(FRIDAY, all, FRIDAY);
    expect(today.map(({ late, tone, items }) => [late, tone, items.length])).toEqual([
      [true, 'high', 2],
      [false, 'mid', 1],
    ]);
  });

  it('keeps kinds apart', () => {
    const all = due(on('2026-12-04'), on('2026-12-04', { tur: 'dokuman' }));
    expect(groupsOn('2026-12-04', all, FRIDAY).map(({ tur }) => tur)).toEqual([
      'aksiyon',
      'dokuman',
    ]);
  });
});

it.each([
  ['2026-11-19', 'high', 'late'],
  ['2026-11-20', 'mid', 'thisWeek'],
  ['2026-11-22', 'mid', 'thisWeek'],
  ['2026-11-23', 'mid', 'nextWeek'],
  ['2026-11-28', 'low', 'nextWeek'],
  ['2026-11-30', 'low', 'later'],
])('on Friday the 20th, %s is %s and %s', (gun, tone, span) => {
  expect([toneOf(on(gun), FRIDAY), spanOf(on(gun), FRIDAY)]).toEqual([tone, span]);
});
