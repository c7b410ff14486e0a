import { describe, expect, it } from 'vitest';
import { DETAIL_CATEGORIES } from '../records/category-detail.ts';
import { codesOf, lawOfBody } from '../lookups.ts';
import { citationOf, lawsIn } from './laws.ts';
import {
  fitsBody,
  fitsCategory,
  isAboutOtherData,
  isForOtherBody,
  SCOPED_LAWS,
  SCOPES,
} from './laws-scope.ts';

describe.each(SCOPED_LAWS)('law %s', (law) => {
  it('is a law in force with categories and bodies that exist, and a source', () => {
    const { kategoriler, kurumlar, dayanak, kaynak } = SCOPES[law] ?? {};
    expect(citationOf(`${law} s. Kanun m. 1`)).toBe('kanun');
    expect([...DETAIL_CATEGORIES.keys()]).toEqual(expect.arrayContaining([...(kategoriler ?? [])]));
    expect(codesOf('kurum_adi')).toEqual(expect.arrayContaining([...(kurumlar ?? [])]));
    expect(dayanak).toMatch(/^m\. \d/);
    expect(['metin', 'yorum']).toContain(kaynak);
  });

  it('answers every category and every body', () => {
    for (const category of DETAIL_CATEGORIES.keys())
      expect(fitsCategory(law, category)).toBeTypeOf('boolean');
    for (const body of codesOf('kurum_adi')) expect(fitsBody(law, body)).toBeTypeOf('boolean');
  });
});

it('lets every public body rest on the laws that the list names for it', () => {
  for (const body of codesOf('kurum_adi')) {
    const law = lawOfBody(body);
    if (law !== undefined) expect(isForOtherBody(law, body), `${body}: ${law}`).toBe(false);
  }
});

it.each([
  ['5510 s. Kanun m. 86', ['5510']],
  ['5510/86; TTK 82', ['5510', '6102']],
  ['VUK m.253', ['213']],
  ['4857 sayılı İş Kanunu m. 75', ['4857']],
  ['İş Kanunu 75', ['4857']],
  ['İlgili mevzuat', []],
])('%s cites %j', (text, laws) => {
  expect(lawsIn(text)).toEqual(laws);
});

it.each([
  ['5651 s. Kanun m.9', ['is_sozlesmesi', 'bordro'], true],
  ['5651/6', ['internet_trafik'], false],
  ['6563 s. Kanun m.6', ['bordro'], true],
  ['İlgili mevzuat', ['bordro'], false],
  ['6698 s. Kanun m.13', ['bordro'], false],
] as const)('%s is about other data than %j: %s', (law, items, isOther) => {
  expect(isAboutOtherData(law, items)).toBe(isOther);
});
