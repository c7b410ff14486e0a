import { expect, it } from 'vitest';
import { choicesOf, type LookupName } from '../lookups.ts';
import vocabulary from '../data/vocabulary.json' with { type: 'json' };
import { spokenKey } from './spoken-key.ts';
import { codesSpoken, saysNothing, yesNoSpoken } from './vocabulary.ts';

it.each([
  ['5/2(c)', 'k5_2_c_sozlesme'],
  ['KVKK m.5/2(c) Bir sözleşmenin kurulması veya ifası', 'k5_2_c_sozlesme'],
  ['5/2-ç Hukuki yükümlülük', 'k5_2_cc_hukuki_yukumluluk'],
  ['KVKK m.5/2-ç', 'k5_2_cc_hukuki_yukumluluk'],
  ['KVKK 5. maddesinin 2. fıkrasının (f) bendi', 'k5_2_f_mesru_menfaat'],
  ['6698 sayılı Kanun m. 6/3-a', 'k6_3_a_acik_riza'],
  ['Açık rıza (5/1)', 'k5_1_acik_riza'],
  ['a) Kanunlarda açıkça öngörülmesi.', 'k5_2_a_kanun'],
  [
    'c) Bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması kaydıyla, sözleşmenin taraflarına ait kişisel verilerin işlenmesinin gerekli olması.',
    'k5_2_c_sozlesme',
  ],
  ['Hukuki yükümlülük', 'k5_2_cc_hukuki_yukumluluk'],
  ['Legitimate interests', 'k5_2_f_mesru_menfaat'],
])('reads the legal basis “%s”', (text, code) => {
  expect(codesSpoken('isleme_sarti', text)).toEqual([code]);
});

it.each(['5/2-c Açık rıza', 'ç) Meşru menfaat', '6/3', 'Art. 6(1)(f)', '5/2', 'm. 7'])(
  'asks about “%s”, which names no basis or two',
  (text) => {
    expect(codesSpoken('isleme_sarti', text)).toEqual([]);
  },
);

it.each<[LookupName, string, string]>([
  ['kisisel_veriler', 'T.C. Kimlik No', 'tckn'],
  ['kisisel_veriler', 'e-posta', 'eposta'],
  ['kisisel_veriler', 'maaş', 'ucret_tutari'],
  ['kisisel_veriler', 'Telefon numaraları', 'telefon'],
  ['kisisel_veriler', 'Kan Grubu Bilgisi', 'kan_grubu'],
  ['kisisel_veriler', 'Özlük', 'kategori_ozluk'],
  ['kisisel_veriler', 'Sağlık Bilgileri', 'kategori_saglik_bilgileri'],
  ['kisisel_veriler', 'Genetik Veri', 'genetik_bilgi'],
  ['ilgili_kisi', 'Çalışanlar', 'calisan'],
  ['ilgili_kisi', 'Hissedar/Ortak', 'hissedar_ortak'],
  ['ilgili_kisi', 'Müşteriler', 'musteri'],
  ['alici_grubu', 'Kamu kurumları', 'yetkili_kamu_kurumlari'],
  ['imha_yontemi', 'Anonim hale getirme', 'anonimlestirme'],
  ['saklandigi_alan', 'Kilitli dolap', 'kilitli_dolap'],
  ['alinan_tedbirler', 'Sızma testi', 'sizma_testi'],
])('%s: “%s” is %s', (lookup, text, code) => {
  expect(codesSpoken(lookup, text)).toEqual([code]);
});

it('gives every choice that a word may mean, so that a person tells which', () => {
  expect(codesSpoken('varlik_turu', 'Sunucu')).toEqual(['sunucu', 'sanal_sunucu']);
});

it('knows every category of data, as a whole or by its only item', () => {
  const names = new Set(choicesOf('kisisel_veriler').flatMap(({ group }) => group?.tr ?? []));
  expect([...names].filter((name) => codesSpoken('kisisel_veriler', name).length !== 1)).toEqual(
    [],
  );
});

it('holds words for choices that there are', () => {
  for (const [lookup, words] of Object.entries(vocabulary)) {
    const codes = choicesOf(lookup as LookupName).map(({ code }) => code);
    expect(Object.keys(words).filter((code) => !codes.includes(code))).toEqual([]);
  }
});

it('reads a choice by its own name, whatever it means elsewhere', () => {
  for (const lookup of ['ilgili_kisi', 'alici_grubu', 'isleme_sarti', 'imha_yontemi'] as const)
    for (const { code, tr } of choicesOf(lookup))
      expect([tr, codesSpoken(lookup, tr)]).toEqual([tr, [code]]);
});

it('takes spellings for one that mean the same', () => {
  expect(spokenKey('Kimlik Nosu')).toBe(spokenKey('kimlik numarası '));
  expect(spokenKey('Bilgi')).toBe('bilgi');
});

it('tells a yes, a no and neither', () => {
  expect(['E', 'Var', '✓', 'evet.', 'YES'].map(yesNoSpoken)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['H', 'Yok', 'Aktarılmıyor', 'HAYIR'].map(yesNoSpoken)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['x', '1', 'Evet (İrlanda)', '-'].map(yesNoSpoken)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it('takes a dash for nothing everywhere, and “yok” where no yes or no is asked', () => {
  expect(['-', '–', '---', '_'].map((text) => saysNothing(text, true))).toEqual([
    ...[true, true, true, false],
  ]);
  expect([saysNothing('yok', true), saysNothing('Yok', false)]).toEqual([false, true]);
});
