import type { DueItem } from '@emanet/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import { MOST_DUE } from './due-items.ts';

const on = (gun: string, record_id = 1): DueItem => ({
  sure_id: record_id,
  tur: 'sozlesme_bitisi',
  record_id,
  department_id: null,
  ad: 'Doruk OSGB',
  department_name: null,
  gun,
  son_an: `${gun}T20:59:59Z`,
  birim: 'tarih',
  sahip: null,
  eylem: 'open',
});
const days = (items: readonly DueItem[]) => items.map(({ gun }) => gun);
const FRIDAY = '2026-11-20';

describe('the calendar', () => {
  it('begins on the Monday of this week and holds four weeks', () => {
    expect(calendarOf([], [], FRIDAY)).toMatchObject({
      baslangic: '2026-11-16',
      bitis: '2026-12-13',
    });
    expect(calendarOf([], [], '2026-11-22').baslangic).toBe('2026-11-16');
    expect(calendarOf([], [], '2026-11-23').baslangic).toBe('2026-11-23');
  });

  it('holds what is late, however long, and what falls into its days', () => {
    const found = ['2024-01-01', '2026-11-19', '2026-11-20', '2026-12-13', '2026-12-14'].map(
      (day) => on(day),
    );
    const shown = calendarOf(found, [], FRIDAY);
    expect(days(shown.isler)).toEqual(['2024-01-01', '2026-11-19', '2026-11-20', '2026-12-13']);
    expect(shown.sonraki).toBe('2026-12-14');
  });

  it('turns to a later week and never to one that has gone by', () => {
    const found = [on('2026-11-20'), on('2026-12-14')];
    const later = calendarOf(found, [], FRIDAY, '2026-12-16');
    expect(later.baslangic).toBe('2026-12-14');
    expect(days(later.isler)).toEqual(['2026-12-14']);
    expect(later.sonraki).toBeNull();
    expect(calendarOf(found, [], FRIDAY, '2020-01-01').baslangic).toBe('2026-11-16');
    expect(calendarOf(found, [], FRIDAY, '2999-12-31').baslangic).toBe('2027-10-18');
  });

  it('keeps the order of duties in which it was given them, and names the next day of all', () => {
    const made = (tur: DueItem['tur'], gun: string, id: number): DueItem => ({
      ...on(gun, id),
      tur,
    });
    const { isler, sonraki } = calendarOf(
      [
        made('basvuru', '2026-11-02', 6),
        made('verbis_bildirimi', '2026-11-25', 5),
        made('verbis_bildirimi', '2027-02-01', 7),
        made('sozlesme_bitisi', '2026-03-18', 1),
        made('aksiyon', '2027-01-04', 8),
      ],
      [],
      FRIDAY,
    );
    expect(isler.map(({ sure_id }) => sure_id)).toEqual([6, 5, 1]);
    expect(sonraki).toBe('2027-01-04');
  });

  it('says when there is more than is listed, but not for what lies beyond its days', () => {
    const many = (gun: string) => Array.from({ length: MOST_DUE + 1 }, (_, at) => on(gun, at));
    const late = calendarOf(many('2026-11-01'), [], FRIDAY);
    expect(late.isler).toHaveLength(MOST_DUE);
    expect(late.fazlasi).toBe(true);
    expect(calendarOf(many('2027-03-01'), [], FRIDAY).fazlasi).toBe(false);
  });

  it('names the holidays among its days', () => {
    const day = { yarim: false, ad_tr: 'Yılbaşı', ad_en: 'New Year', kaynak: '', dogrulandi: true };
    const feasts = ['2026-11-15', '2026-12-13', '2027-01-01'].map((gun) => ({ ...day, gun }));
    expect(calendarOf([], feasts, FRIDAY).tatiller.map(({ gun }) => gun)).toEqual(['2026-12-13']);
  });
});
