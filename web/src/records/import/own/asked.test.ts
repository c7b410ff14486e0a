import type { PlannedRow } from '@emanet/contract/records/import';
import { expect, it } from 'vitest';
import { askedWords, nearest } from './asked.ts';

const problem = (alan: string | null, bilinmeyen: string | null) => ({
  ...{ hucre: 'A2', alan, baslik: 'Başlık', neden: '', yazilan: bilinmeyen, bilinmeyen },
});
const row = (...sorunlar: ReturnType<typeof problem>[]): PlannedRow => ({
  ...{ satir: 2, sayfa: null, durum: 'reddedilecek', id: null, ad: '', departman: '' },
  ...{ alanlar: [], sorunlar },
});

it('asks each unknown word once, the most frequent first', () => {
  const words = askedWords([
    row(problem('a', 'Bir'), problem('b', 'Bir'), problem(null, null)),
    row(problem('b', 'Bir'), problem('b', null)),
  ]);
  expect(words.map(({ alan, yazilan, rows }) => [alan, yazilan, rows])).toEqual([
    ['b', 'Bir', 2],
    ['a', 'Bir', 1],
  ]);
});

it('asks once for the spellings of a word that are remembered as one', () => {
  const words = askedWords([
    row(problem('a', 'Belirsiz')),
    row(problem('a', 'BELİRSİZ')),
    row(problem('a', 'belirsiz'), problem('b', 'belirsiz')),
  ]);
  expect(words.map(({ alan, yazilan, rows }) => [alan, yazilan, rows])).toEqual([
    ['a', 'Belirsiz', 3],
    ['b', 'belirsiz', 1],
  ]);
});

it('proposes the one choice that shares most words, and none between two', () => {
  const choices = [
    'İnsan Kaynakları Süreçlerinin Planlanması',
    'Finans ve Muhasebe İşlerinin Yürütülmesi',
    'İletişim Faaliyetlerinin Yürütülmesi',
  ];
  expect(nearest(choices, 'insan kaynakları süreçlerinin yürütülmesi')).toBe(choices[0]);
  expect(nearest(choices, 'Faaliyetlerin yürütülmesi')).toBe(choices[2]);
  expect(nearest(choices, 'Yürütülmesi')).toBeUndefined();
  expect(nearest(choices, '– ?')).toBeUndefined();
});
