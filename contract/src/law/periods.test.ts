import { describe, expect, it } from 'vitest';
import { choiceOf, codesOf } from '../lookups.ts';
import type { Values } from '../records/fields.ts';
import { RULES } from '../records/rules/all-rules.ts';
import { EXAMPLE_DAY, judge } from '../records/rules/rule.ts';
import { CEILINGS, FLOORS } from './periods.ts';

const DUTY = 'k5_2_cc_hukuki_yukumluluk';
const codes = (values: Values) =>
  judge(RULES.processingActivities, values, EXAMPLE_DAY)
    .map(({ kod }) => kod)
    .filter((kod) => ['sure_yasadan_kisa', 'sure_amactan_uzun'].includes(kod));
const years = (count: number) => `Kayıttan itibaren ${count} yıl`;

it('names items of data that exist, a law, an event and a day for every bound', () => {
  for (const bound of [...FLOORS, ...CEILINGS]) {
    for (const item of bound.veriler) expect(codesOf('kisisel_veriler')).toContain(item);
    for (const category of bound.atif?.kategoriler ?? [])
      expect(
        codesOf('kisisel_veriler').map((code) => choiceOf('kisisel_veriler', code)?.group?.code),
      ).toContain(category);
    expect([bound.kanun, bound.baslangic]).not.toContain('');
    expect(bound.gecerlilik).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

describe('every floor', () => {
  const items = FLOORS.flatMap((bound) => bound.veriler.map((item) => [item, bound] as const));
  it.each(items)(
    'speaks of %s kept a year too short, and is silent at its length',
    (item, bound) => {
      const values = { islenen_kisisel_veriler: [item], isleme_sarti: bound.sartlar ?? [DUTY] };
      const at = (count: number) => codes({ ...values, saklama_suresi: years(count) });
      expect(at(bound.yil - 1)).toEqual(['sure_yasadan_kisa']);
      expect(at(bound.yil)).toEqual([]);
    },
  );
});

it.each([
  ['bordro', '120 ay', []],
  ['bordro', '119 ay', ['sure_yasadan_kisa']],
  ['bordro', '3650 gün', []],
  ['internet_trafik', '24 ay', []],
  ['internet_trafik', '104 hafta', []],
  ['periyodik_muayene', '179 ay', ['sure_yasadan_kisa']],
  ['cerez_kaydi', '13 ay', []],
] as const)('counts %s kept for %s in years', (item, period, expected) => {
  const values = { islenen_kisisel_veriler: [item], isleme_sarti: [DUTY] };
  expect(codes({ ...values, saklama_suresi: `Kayıttan itibaren ${period}` })).toEqual(expected);
});

describe('every ceiling', () => {
  const items = CEILINGS.filter(({ kisiler }) => !kisiler).flatMap((bound) =>
    bound.veriler.map((item) => [item, bound] as const),
  );
  it.each(items)('speaks of %s kept longer, unless a law or a claim carries it', (item, bound) => {
    const at = (
      isleme_sarti: readonly string[],
      count: number,
      hukuki_yukumluluk_istisnasi?: string,
    ) =>
      codes({
        islenen_kisisel_veriler: [item],
        ilgili_kisi: ['calisan'],
        isleme_sarti,
        saklama_suresi: years(count),
        hukuki_yukumluluk_istisnasi,
      });
    expect(at(['k5_2_f_mesru_menfaat'], bound.yil + 1)).toEqual(['sure_amactan_uzun']);
    expect(at(['k5_2_f_mesru_menfaat'], bound.yil)).toEqual([]);
    expect(at(['k5_2_e_hak'], bound.yil + 1)).toEqual([]);
    expect(at([DUTY], bound.yil + 1, '5809 sayılı Kanun m. 48')).toEqual([]);
    expect(at([DUTY], bound.yil + 1)).toEqual(['sure_amactan_uzun']);
  });
});

it.each([
  ['TTK 82', ['fatura'], 5, 'sure_yasadan_kisa'],
  ['6102 sayılı Türk Ticaret Kanunu’nun 82. maddesi', ['borc_alacak'], 5, 'sure_yasadan_kisa'],
  ['5549 s. Kanun m.8', ['tckn'], 3, 'sure_yasadan_kisa'],
  ['5510/86', ['puantaj'], 5, 'sure_yasadan_kisa'],
  ['5651 s. Kanun m.7', ['ip_adresi'], 1, 'sure_yasadan_kisa'],
] as const)('binds by the law that is cited: %s', (law, items, count, kod) => {
  const values = {
    islenen_kisisel_veriler: items,
    isleme_sarti: ['k5_2_c_sozlesme'],
    hukuki_yukumluluk_istisnasi: law,
  };
  expect(codes({ ...values, saklama_suresi: years(count) })).toEqual([kod]);
  expect(codes({ ...values, saklama_suresi: years(10) })).toEqual([]);
});
