import { describe, expect, it } from 'vitest';
import { LEVELS, levelOf, matrixOf, rangeOf } from './matrix.ts';
import { subjectNames } from '../subject-names.ts';

const held = (kategori: string, faaliyet_sayisi: number) => ({
  kategori,
  ad: `${kategori} adı`,
  faaliyet_sayisi,
});

it('has the categories that are held, in the order of the registry', () => {
  const { categories, rows } = matrixOf([
    { ilgili_kisi: 'calisan', ad: 'Çalışan', kategoriler: [held('saglik_bilgileri', 2)] },
    {
      ilgili_kisi: 'musteri',
      ad: 'Müşteri',
      kategoriler: [held('iletisim', 1), held('kimlik', 3)],
    },
  ]);
  expect(categories).toEqual([
    { code: 'kimlik', name: 'kimlik adı' },
    { code: 'iletisim', name: 'iletisim adı' },
    { code: 'saglik_bilgileri', name: 'saglik_bilgileri adı' },
  ]);
  expect(rows.map((row) => categories.map(({ code }) => row.counts.get(code)))).toEqual([
    [undefined, undefined, 2],
    [3, 1, undefined],
  ]);
});

it('is empty without data', () => {
  expect(matrixOf([])).toEqual({ categories: [], rows: [] });
});

it('writes behind "Diğer" what those people are called', () => {
  expect(
    subjectNames([
      { kod: 'calisan', ad: 'Çalışan', adlar: [] },
      { kod: 'diger', ad: 'Diğer', adlar: ['Kefil', 'Tanık'] },
    ]),
  ).toEqual(['Çalışan', 'Diğer (Kefil, Tanık)']);
});

describe('shades of the matrix', () => {
  it('are quarters of the largest number, each with its range', () => {
    expect([1, 3, 4, 6, 12].map((count) => levelOf(count, 12))).toEqual([1, 1, 2, 2, 4]);
    expect(LEVELS.map((level) => rangeOf(level, 12))).toEqual(['1–3', '4–6', '7–9', '10–12']);
  });
  it('leave out what no number falls into', () => {
    expect(LEVELS.map((level) => rangeOf(level, 2))).toEqual([undefined, '1', undefined, '2']);
  });
});
