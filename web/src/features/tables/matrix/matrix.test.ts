import { expect, it } from 'vitest';
import { matrixOf } from './matrix.ts';
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
