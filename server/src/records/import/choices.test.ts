import { assetFields } from '@emanet/contract/assets';
import { choicesOf } from '@emanet/contract/lookups';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { publicTransferFields } from '@emanet/contract/public-transfers';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { codesBehind, mostPieces, nameInTemplate, splitNames } from './choices.ts';

const among = (...names: string[]) => {
  const asked: string[] = [];
  const known = (name: string) => {
    asked.push(name);
    return names.includes(name);
  };
  return { asked, known };
};

describe('the names in a cell', () => {
  it.each([
    ['a; b ;c', 1, ['a', 'b', 'c']],
    ['a;b;c', 2, ['a;b', 'c']],
    ['a;b;a;b', 2, ['a;b', 'a', 'b']],
    [';;a;', 1, ['a']],
    ['a;nobody;b', 1, ['a', 'nobody']],
    ['', 1, []],
  ])('of %j in at most %i pieces are %j', (cell, most, names) => {
    expect(splitNames(cell, among('a', 'b', 'c', 'a;b').known, most)).toEqual(names);
  });

  it('are looked for no further than the first that is none', () => {
    const { asked, known } = among('a');
    splitNames('x;'.repeat(16_000), known, 8);
    expect(asked.length).toBeLessThan(10);
  });
});

it('are made of at most eight pieces, whatever a name is called', () => {
  expect(mostPieces([])).toBe(1);
  expect(mostPieces(['a', 'b; c'])).toBe(2);
  expect(mostPieces([';'.repeat(100)])).toBe(8);
});

const fields = [
  ...processingActivityFields,
  ...assetFields,
  ...publicTransferFields,
  ...supplierTransferFields,
];

it('hold no semicolon where they are fixed: such cells are split at each', () => {
  const lookups = fields.flatMap(({ control, lookup }) =>
    control === 'multiselect' && lookup ? [lookup] : [],
  );
  const names = lookups.flatMap((lookup) =>
    choicesOf(lookup).flatMap((one) => LANGUAGES.map((lang) => nameInTemplate(one, lang))),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes(';'))).toEqual([]);
});

describe('a cell', () => {
  it.each([
    'Sözleşmenin kurulması veya ifası',
    '5/2-c Sözleşmenin kurulması veya ifası',
    '5(2)(c) Conclusion or performance of a contract',
    '5/2-c',
    '5(2)(C)',
  ])('names a legal basis by its name, its article or both: %s', (cell) => {
    expect(codesBehind('isleme_sarti', cell)).toEqual(['k5_2_c_sozlesme']);
  });

  it('names every choice as the template offers it, a period by its law', () => {
    for (const lookup of ['isleme_sarti', 'saklama_suresi', 'yurt_disi_mekanizma'] as const)
      for (const choice of choicesOf(lookup))
        for (const lang of LANGUAGES)
          expect(codesBehind(lookup, nameInTemplate(choice, lang))).toContain(choice.code);
    const period = choicesOf('saklama_suresi').find(({ code }) => code === 'is_iliskisi_10');
    expect(period && nameInTemplate(period, 'tr')).toMatch(/10 yıl · 6098 s. TBK m.146/);
    expect(period && nameInTemplate(period, 'en')).toMatch(/employment · .*Law No. 5510 Art. 86/);
  });
});
