import { expect, it } from 'vitest';
import { articleIn, shortArticleIn } from './articles.ts';

it.each([
  ['KVKK m. 5, 6', 'KVKK Art. 5, 6'],
  ['KVKK m. 6/3-g', 'KVKK Art. 6(3)(g)'],
  ['KVKK m. 4/2-b, ç', 'KVKK Art. 4(2)(b), (ç)'],
  ['KVKK m. 5/2-a, 5/2-ç, 6/3-b', 'KVKK Art. 5(2)(a), 5(2)(ç), 6(3)(b)'],
  ['KVKK m. 6/3', 'KVKK Art. 6(3)'],
  ['9/1-3', '9(1)–(3)'],
  ['5/2-ç', '5(2)(ç)'],
  ['6563 s. Kanun m. 6; İYS', 'Law No. 6563 Art. 6; İYS'],
  ['Yurt Dışına Aktarım Yönetmeliği m. 14/8', 'Regulation on Transfers Abroad Art. 14(8)'],
  ['Sicil Yönetmeliği m. 8', 'Registry Regulation Art. 8'],
  ['6698 s. Kanun m.7; Silme Yönetmeliği m.12', 'Law No. 6698 Art. 7; Erasure Regulation Art. 12'],
  ['KVKK m. 12; Kurul kararı 2018/10', 'KVKK Art. 12; Board decision 2018/10'],
  ['4857 s. İş Kanunu m. 75', 'Law No. 4857 Art. 75'],
  ['6098 s. TBK m.146; 2004 s. İİK m.39', 'Law No. 6098 Art. 146; Law No. 2004 Art. 39'],
  ['634 s. Kat Mülkiyeti Kanunu m. 32', 'Law No. 634 Art. 32'],
  ['320 s. KHK ve 213 s. VUK m. 253', 'Decree-Law No. 320 and Law No. 213 Art. 253'],
  ['diger', 'diger'],
])('cites %s in English as %s, and as it is in Turkish', (stored, english) => {
  expect(articleIn(stored, 'en')).toBe(english);
  expect(articleIn(stored, 'tr')).toBe(stored);
});

it.each([
  ['KVKK m. 9/5, 6', '9/5', '9(5)'],
  ['Yurt Dışına Aktarım Yönetmeliği m. 14/8', 'Aktarım Yön. 14/8', 'Transfers Reg. 14(8)'],
  ['Sicil Yönetmeliği m. 8', 'Sicil Yön. 8', 'Registry Reg. 8'],
])('shortens %s to %s and %s in a list', (stored, turkish, english) => {
  expect(shortArticleIn(stored, 'tr')).toBe(turkish);
  expect(shortArticleIn(stored, 'en')).toBe(english);
});
