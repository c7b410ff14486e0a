import { describe, expect, it } from 'vitest';
import { COMPANY_KINDS } from '../shared/company-kinds.ts';
import { choicesOf } from '../lookups.ts';
import {
  carries,
  CARRIES,
  PEOPLE,
  peopleOf,
  SPECIAL_BASES,
  SPECIAL_CATEGORIES,
  SPECIAL_LETTERS,
  SPECIAL_TABLE,
  specialCategoryOf,
  type SpecialBasis,
  type SpecialCategory,
} from './special-data.ts';

const letters = new Map(SPECIAL_BASES.map((basis) => [SPECIAL_LETTERS[basis], basis]));
const basisOf = (letter: string): SpecialBasis => {
  const basis = [...letters].find(([one]) => one === letter)?.[1];
  if (!basis) throw new Error(`no letter ${letter}`);
  return basis;
};

it('answers every category of special data, every condition, people and kind of body', () => {
  const named = choicesOf('kisisel_veriler').flatMap(({ group }) => group?.code ?? []);
  expect(named).toEqual(expect.arrayContaining([...SPECIAL_CATEGORIES]));
  const bases = choicesOf('isleme_sarti').flatMap(({ code }) =>
    code.startsWith('k6_3_') ? [code] : [],
  );
  expect(SPECIAL_BASES).toEqual(bases);
  for (const category of SPECIAL_CATEGORIES)
    for (const basis of SPECIAL_BASES) {
      const { madde, kaynak } = SPECIAL_TABLE[category][basis];
      expect(madde).toContain(`6/3-${SPECIAL_LETTERS[basis]}`);
      expect(['metin', 'yorum']).toContain(kaynak);
      for (const people of PEOPLE)
        for (const body of [...COMPANY_KINDS, null])
          expect(CARRIES).toContain(carries(category, basis, people, body));
    }
});

it('knows the people of every group and the category of every item of special data', () => {
  for (const { code } of choicesOf('ilgili_kisi')) expect(PEOPLE).toContain(peopleOf(code));
  const special = choicesOf('kisisel_veriler').filter(({ group }) =>
    SPECIAL_CATEGORIES.some((one) => one === group?.code),
  );
  expect(special.length).toBeGreaterThan(SPECIAL_CATEGORIES.length);
  for (const { code, group } of special) expect(specialCategoryOf(code)).toBe(group?.code);
  expect(specialCategoryOf('ad_soyad')).toBeUndefined();
  expect(specialCategoryOf('something typed')).toBeUndefined();
});

/** Letters of art. 6/3 that do not carry a category of an employee’s data at a company. */
const REFUSED: Readonly<Record<SpecialCategory, string>> = {
  irk_etnik_koken: 'cçefg',
  siyasi_dusunce: 'cefg',
  felsefi_inanc_din_mezhep: 'cefg',
  kilik_kiyafet: 'cçefg',
  dernek_uyeligi: 'cefg',
  vakif_uyeligi: 'cefg',
  sendika_uyeligi: 'ceg',
  saglik_bilgileri: 'çg',
  cinsel_hayat: 'cçdfg',
  ceza_mahkumiyeti: 'cçefg',
  biyometrik_veri: 'çefg',
  genetik_veri: 'çfg',
};

describe('employees of a company', () => {
  it.each(Object.entries(REFUSED))('%s: never on %s', (category, refused) => {
    const found = SPECIAL_BASES.filter(
      (basis) => carries(category as SpecialCategory, basis, 'calisma', 'sirket') === 'tasimaz',
    );
    expect(found.map((basis) => SPECIAL_LETTERS[basis]).join('')).toBe(refused);
  });
});

it.each([
  ['saglik_bilgileri', 'f', 'diger', 'sirket', 'kanunla'],
  ['saglik_bilgileri', 'f', 'diger', 'kamu_kurumu', 'kanunla'],
  ['saglik_bilgileri', 'e', 'diger', 'sirket', 'tasir'],
  ['ceza_mahkumiyeti', 'f', 'calisma', 'kamu_kurumu', 'kanunla'],
  ['ceza_mahkumiyeti', 'f', 'calisma', null, 'tasimaz'],
  ['ceza_mahkumiyeti', 'b', 'calisma', 'sirket', 'kanunla'],
  ['sendika_uyeligi', 'g', 'diger', 'sendika', 'tasir'],
  ['felsefi_inanc_din_mezhep', 'g', 'diger', null, 'tasimaz'],
  ['saglik_bilgileri', 'g', 'diger', 'sendika', 'tasimaz'],
  ['cinsel_hayat', 'd', 'diger', 'sirket', 'tasir'],
  ['saglik_bilgileri', 'ç', 'kamuya_acik_kisi', 'sirket', 'tasir'],
  ['saglik_bilgileri', 'ç', 'diger', 'sirket', 'tasimaz'],
] as const)('%s on 6/3-%s, %s, %s: %s', (category, letter, people, body, answer) => {
  expect(carries(category, basisOf(letter), people, body)).toBe(answer);
});
