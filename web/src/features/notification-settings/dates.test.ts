import type { NotificationSettings } from '@emanet/contract/notification-settings';
import { expect, it } from 'vitest';
import { changedCount, digestDays, roundDays, valuesOf } from './dates.ts';

const stored: NotificationSettings = {
  company_id: 1,
  envanter_uygulama_onay: true,
  envanter_email_onay: true,
  aksiyon_bildirimi: true,
  periyodik_sure: 90,
  envanter_baslangic_tarihi: '2026-05-13',
  aksiyon_periyodik_sure: 14,
  aksiyon_baslangic_tarihi: '2026-11-13',
  surum: 3,
  guncelleyen: 'Zeynep',
  guncellenme_tarihi: '2026-11-01T10:00:00Z',
  bugun: '2026-11-20',
  son_donem: '2026-11-09',
  donem_acik: true,
  son_ozet: '2026-11-13',
  departman: 11,
  temsilcisiz: 1,
  temsilci: 16,
  aksiyonlu_departman: 10,
  acik_aksiyon: 33,
};
const values = valuesOf(stored);

it('names the next days and, beside each, the one that stood there', () => {
  expect(roundDays(stored, { ...values, periyodik_sure: 120 })).toEqual([
    { day: '2027-01-08', before: '2027-02-07', left: 49 },
    { day: '2027-05-08', before: '2027-05-08', left: 169 },
    { day: '2027-09-05', before: '2027-08-06', left: 289 },
  ]);
  expect(digestDays(stored, values).map(({ day }) => day)).toEqual([
    '2026-11-27',
    '2026-12-11',
    '2026-12-25',
  ]);
});

it('does not name a day on which was asked already, and names today where it was not', () => {
  const today = { ...stored, bugun: '2026-11-09' };
  expect(roundDays(today, values)[0]?.day).toBe('2027-02-07');
  expect(roundDays({ ...today, son_donem: null }, values)[0]?.day).toBe('2026-11-09');
});

it('counts a digest that is switched on from the next day', () => {
  const off = { ...stored, aksiyon_bildirimi: false, aksiyon_baslangic_tarihi: '2026-01-01' };
  expect(digestDays(off, { ...values, aksiyon_periyodik_sure: 7 })).toMatchObject([
    { day: '2026-11-21', before: undefined },
    { day: '2026-11-28' },
    { day: '2026-12-05' },
  ]);
});

it.each(['', 0, 4000, 'on'])('names no day for an interval of %j', (periyodik_sure) => {
  expect(roundDays(stored, { ...values, periyodik_sure })).toEqual([]);
});

it('counts what differs, however a number is written', () => {
  expect(changedCount(values, { ...values, periyodik_sure: '90' })).toBe(0);
  expect(changedCount(values, { ...values, periyodik_sure: 30, aksiyon_bildirimi: false })).toBe(2);
});
