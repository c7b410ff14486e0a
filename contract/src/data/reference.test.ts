import { expect, it } from 'vitest';
import { ruleOf } from '../clocks/periods.ts';
import { dutyOf, thresholdOn } from '../filings/duty.ts';
import { choicesOf } from '../lookups.ts';
import { noticeDueDate } from '../clocks/rule.ts';
import exemptions from './verbis-exemptions.json' with { type: 'json' };

/** Contents of the reference, copied here, so that a slip of the pen in the data is found. */
const BASES = [
  ...['5/1', '5/2-a', '5/2-b', '5/2-c', '5/2-ç', '5/2-d', '5/2-e', '5/2-f'],
  ...['6/3-a', '6/3-b', '6/3-c', '6/3-ç', '6/3-d', '6/3-e', '6/3-f', '6/3-g'],
];
const MECHANISMS = [
  ...['9/1-3', '9/4-a', '9/4-b', '9/4-c, 9/5', '9/4-ç'],
  ...['9/6-a', '9/6-b', '9/6-c', '9/6-ç', '9/6-d', '9/6-e', '9/6-f', '9/9', '9/10'],
];
const RECIPIENTS = [
  ...['gercek_ozel_hukuk_kisileri', 'herkese_acik', 'hissedarlar', 'is_ortaklari', 'istirakler'],
  ...['tedarikciler', 'topluluk_sirketleri', 'yetkili_kamu_kurumlari', 'diger'],
];
/** Art. 6/1 of Law 6698, as the registry names its categories. */
const SPECIAL = [
  ...['irk_etnik_koken', 'siyasi_dusunce', 'felsefi_inanc_din_mezhep', 'kilik_kiyafet', 'dernek_uyeligi'],
  ...['vakif_uyeligi', 'sendika_uyeligi', 'saglik_bilgileri', 'cinsel_hayat'],
  ...['ceza_mahkumiyeti', 'biyometrik_veri', 'genetik_veri'],
];

it('lists the conditions of arts. 5 and 6 and the mechanisms of art. 9, each with its article', () => {
  expect(choicesOf('isleme_sarti').map(({ article }) => article)).toEqual(BASES);
  expect(choicesOf('yurt_disi_mekanizma').map(({ article }) => article)).toEqual(MECHANISMS);
});

it('marks as special what art. 6/1 names, and nothing else', () => {
  const special = choicesOf('kisisel_veriler').filter((one) => one.special);
  expect([...new Set(special.map(({ group }) => group?.code))].toSorted()).toEqual(
    SPECIAL.toSorted(),
  );
});

it('knows the lists of the registry', () => {
  expect(choicesOf('alici_grubu').map(({ code }) => code)).toEqual(RECIPIENTS);
  expect(new Set(choicesOf('kisisel_veriler').map(({ group }) => group?.code)).size).toBe(26);
  expect(choicesOf('islenme_amaci')).toHaveLength(53);
});

it('counts the periods of the law', () => {
  expect(ruleOf('basvuru', '2026-06-12').sayi).toBe(30);
  expect(ruleOf('verbis_bildirimi', '2026-06-12').sayi).toBe(7);
  // Five business days after a Friday, a weekend between.
  expect(noticeDueDate('2026-06-12')).toBe('2026-06-19');
});

it('exempts below 50 people and 100 million TL, with special data below 10 and 10 million', () => {
  expect(thresholdOn('2026-11-22', false)).toMatchObject({ employees: 50, balance: 100_000_000 });
  expect(thresholdOn('2026-11-22', true)).toMatchObject({ employees: 10, balance: 10_000_000 });
  const small = { calisan_sayisi: 49, bilanco_toplami: 99_999_999, ana_faaliyet_ozel: false };
  expect(dutyOf(small, '2026-11-22')).toBe('exempt');
  expect(dutyOf({ ...small, calisan_sayisi: 50 }, '2026-11-22')).toBe('due');
  expect(dutyOf({ ...small, bilanco_toplami: 100_000_000 }, '2026-11-22')).toBe('due');
  expect(dutyOf(small, '2023-07-24')).toBe('due');
  for (const row of [...exemptions.thresholds, ...exemptions.professions, exemptions.without_balance]) {
    expect(Object.keys(exemptions.sources)).toContain(row.source);
    expect(row.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row.decision).toMatch(/^\d{4}\/\d+$/);
    if (row.source !== 'general') expect(row).toHaveProperty('page', expect.stringMatching(/^https:/));
  }
});
