import { describe, expect, it } from 'vitest';
import { LIBRARY_ITEMS } from '../records/library.ts';
import { citationOf, citesArticle } from './laws.ts';

describe('a citation', () => {
  it.each([
    ['TTK 82', 'kanun'],
    ['TTK m. 397, 403', 'kanun'],
    ['TBK 299, 308 ve 506', 'kanun'],
    ['403 s. Türk Vatandaşlığı Kanunu m. 8', 'kanun_degil'],
    ['4857 s. Kanun m. 75, 81', 'kanun'],
    ['1475 s. İş Kanunu m. 14', 'kanun'],
    ['VUK 253', 'kanun'],
    ['5510/86', 'kanun'],
    ['4857 sayılı İş Kanunu m. 75', 'kanun'],
    ['İş Kanunu m.75', 'kanun'],
    ['İSG Hizmetleri Yönetmeliği m.7', 'kanun'],
    ['6698 s. Kanun m.13', 'kanun'],
    ['6698 s. Kanun m.5; 5510 s. Kanun m.86', 'kanun'],
    ['6698 s. Kanun m.5', 'kanun_degil'],
    ['KVKK m. 5/2-a', 'kanun_degil'],
    ['GDPR Art. 6', 'kanun_degil'],
    ['İş sözleşmesi m.12', 'kanun_degil'],
    ['Şirket içi yönerge m.3', 'kanun_degil'],
    ['mülga 6762 s. TTK m.66', 'kanun_degil'],
    ['6762 sayılı Kanun m.66', 'kanun_degil'],
    ['5651 s. Kanun m.9 (iptal)', 'kanun_degil'],
    // A law is not lost beside what else is written.
    ['4857 sayılı İş Kanunu m. 8, iş sözleşmesi', 'kanun'],
    ['6331 s. Kanun m.15 ve İSG politikası', 'kanun'],
    ['TBK 399 ve hizmet sözleşmesi', 'kanun'],
    ['5510 s. Kanun m.86, 6698 s. Kanun m.5', 'kanun'],
    ['6102 sayılı TTK m.82 (mülga 6762 m.66)', 'kanun'],
    ['ISO 27001 m.4', 'kanun_degil'],
    ['Gizlilik politikası m.3', 'kanun_degil'],
    ['48570 s. Kanun m.1', 'bilinmiyor'],
    ['m.1', 'bilinmiyor'],
    ['asdf m.9', 'bilinmiyor'],
    ['9999 s. Kanun m.1', 'bilinmiyor'],
    ['Mevzuat', 'bilinmiyor'],
  ] as const)('%s: %s', (text, kind) => {
    expect(citationOf(text)).toBe(kind);
  });

  it.each(['TTK 82', 'VUK 253', '5510/86', 'TBK/146'])('%s names an article', (text) => {
    expect(citesArticle(text)).toBe(true);
  });
  it.each(['5510 sayılı Kanun', 'TTK', 'Mevzuat 82'])('%s names none', (text) => {
    expect(citesArticle(text)).toBe(false);
  });
});

it('knows every law that the library cites', () => {
  const unknown = LIBRARY_ITEMS.flatMap(({ code, hukuki_yukumluluk_istisnasi }) =>
    typeof hukuki_yukumluluk_istisnasi === 'string' &&
    citationOf(hukuki_yukumluluk_istisnasi) !== 'kanun'
      ? [[code, hukuki_yukumluluk_istisnasi]]
      : [],
  );
  expect(unknown).toEqual([]);
});

it.each([
  ['4587 sayılı İş Kanunu m. 75', 'bilinmiyor'],
  ['5510 sayılı İş Kanunu m. 75', 'bilinmiyor'],
  ['4857 s. TTK m. 82', 'bilinmiyor'],
  ['5511 s.k. m. 86', 'bilinmiyor'],
  ['6102 sayılı Türk Ticaret Kanunu m. 82', 'kanun'],
  ['4857 sayılı Kanun m. 75; TTK 82', 'kanun'],
  ['2018/10 sayılı Kurul Kararı m. 1', 'kanun'],
  ['Deniz İş Kanunu m. 20', 'kanun'],
  ['854 sayılı Deniz İş Kanunu m. 20', 'kanun'],
] as const)('reads the number of a law beside its name: %s', (text, kind) => {
  expect(citationOf(text)).toBe(kind);
});
