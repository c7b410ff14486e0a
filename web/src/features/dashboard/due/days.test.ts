import type { Due, DueItem } from '@emanet/contract/dashboard';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { mondayOf } from '@emanet/contract/shared/time/weeks';
import { describe, expect, it } from 'vitest';
import { groupsOn, spanOf } from './days.ts';

const FRIDAY = '2026-11-20';
const NOON = Date.parse('2026-11-20T12:00:00+03:00');
const on = (gun: string, rest: Partial<DueItem> = {}): DueItem => ({
  sure_id: 1,
  tur: 'aksiyon',
  record_id: 1,
  department_id: null,
  ad: 'Sızma bulguları',
  department_name: null,
  gun,
  son_an: `${gun}T23:59:59+03:00`,
  birim: 'tarih',
  sahip: null,
  eylem: 'open',
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
    expect(groupsOn('2026-11-17', all, NOON)).toEqual([]);
    const today = groupsOn(FRIDAY, all, NOON);
    expect(today.map(({ late, tone, items }) => [late, tone, items.length])).toEqual([
      [true, 'high', 2],
      [false, 'high', 1],
    ]);
  });

  it('keeps kinds apart', () => {
    const all = due(on('2026-12-04'), on('2026-12-04', { tur: 'dokuman' }));
    expect(groupsOn('2026-12-04', all, NOON).map(({ tur }) => tur)).toEqual(['aksiyon', 'dokuman']);
  });
});

it.each([
  ['2026-11-19', 'high', 'late'],
  ['2026-11-20', 'high', 'thisWeek'],
  ['2026-11-22', 'high', 'thisWeek'],
  ['2026-11-23', 'mid', 'nextWeek'],
  ['2026-11-28', 'mid', 'nextWeek'],
  ['2026-11-30', 'mid', 'later'],
  ['2026-12-01', 'low', 'later'],
])('on Friday the 20th, %s is %s and %s', (gun, tone, span) => {
  const one = on(gun);
  const [group] = groupsOn(gun < FRIDAY ? FRIDAY : gun, due(one), NOON);
  expect([group?.tone, spanOf(one, NOON)]).toEqual([tone, span]);
});

it('counts a breach as late once its minute has passed, not once its day has', () => {
  const breach = on(FRIDAY, {
    tur: 'ihlal_kurul',
    birim: 'saat',
    son_an: '2026-11-20T09:30:00+03:00',
  });
  expect(spanOf(breach, NOON)).toBe('late');
  expect(groupsOn(FRIDAY, due(breach), NOON)[0]?.late).toBe(true);
  expect(spanOf({ ...breach, son_an: '2026-11-20T13:30:00+03:00' }, NOON)).toBe('thisWeek');
});
