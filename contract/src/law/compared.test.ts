import { expect, it } from 'vitest';
import { LIBRARY_ITEMS, type LibraryItem } from '../records/library.ts';
import { articlesIn, notRead, READ_ARTICLES, statusOf } from './compared.ts';

const item = (code: string): LibraryItem => {
  const found = LIBRARY_ITEMS.find((one) => one.code === code);
  if (!found) throw new Error(`no activity ${code}`);
  return found;
};

it.each([
  ['4857 sayılı İş Kanunu m.41, 63, 67', ['4857/41', '4857/63', '4857/67']],
  ['213 s. VUK m.229-231; 6102 s. TTK m.82', ['213/229', '213/230', '213/231', '6102/82']],
  ['6698 s. Kanun m.4/2-ç, 5/2-c', ['6698/4', '6698/5']],
  ['KVKK m. 12/5, Kurul kararı 2019/10', ['2019/10', '6698/12']],
  ['213 sayılı VUK m.5, mükerrer m.257', ['213/5', '213/mükerrer 257']],
  ['6102 s. TTK m. 82 (213 s. VUK m. 253: 5 yıl)', ['6102/82']],
  ['4925 s. Kanun m.26 ve 5326 s. Kabahatler Kanunu m.20 zamanaşımı', ['4925/26', '5326/20']],
  [
    '6331 s. Kanun m.15; İSG Hizmetleri Yönetmeliği m.7',
    ['6331/15', 'İSG Hizmetleri Yönetmeliği/7'],
  ],
  ['6458 sayılı Kanun', ['6458/']],
  ['kanuni süre yok: iki dönemin karşılaştırılması', []],
])('reads the articles of %s', (text, articles) => {
  expect(articlesIn(text)).toEqual(articles);
});

it('says of each row how far the tables carry it', () => {
  const wrong = LIBRARY_ITEMS.filter((one) => one.status !== statusOf(one));
  expect(wrong.map((one) => `${one.code} ${one.status} ${notRead(one).join()}`)).toEqual([]);
  const compared = LIBRARY_ITEMS.filter(({ status }) => status === 'karsilastirildi');
  expect(compared.length).toBeGreaterThan(40);
  for (const { checked, code } of compared) expect(checked >= '2026-11-29', code).toBe(true);
});

it.each([
  ['an article that no table holds', { source: '6098 s. TBK m.420' }, '6098/420'],
  ['a law without an article', { hukuki_yukumluluk_istisnasi: '5510 sayılı Kanun' }, '5510/'],
  ['a period that nobody read', { saklama_suresi_code: 'sistem_log_2' }, 'sistem_log_2'],
  ['a condition that never carries', { isleme_sarti: ['k6_3_g_uyelik'] }, 'isleme_sarti'],
  ['a warning', { neden: 'Kopyada uyarı kalır.' }, 'uyari'],
])('compares no row with %s', (_, change, missing) => {
  const row = item('periyodik_muayene_takibi');
  expect(statusOf(row)).toBe('karsilastirildi');
  const changed = { ...row, kategori_ayrintilari: [], ...change } as LibraryItem;
  expect(notRead(changed)).toContain(missing);
  expect(statusOf(changed)).toBe('dogrulanmadi');
});

it('takes a reading for no text', () => {
  expect(READ_ARTICLES).not.toContain('3359/3');
  expect(READ_ARTICLES).toContain('5510/86');
});
