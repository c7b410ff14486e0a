import { expect, it } from 'vitest';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { findByWords, findInGroups, holdsAll } from './word-search.ts';

const names = ['Organ ve kan bağışı', 'Kimlik (kan grubu)', 'Kan grubu', 'Sağlık raporu', 'IŞIK'];
const find = (q: string) => findByWords(names, q, { name: (one) => one });

it('folds Turkish marks and both letters i', () => {
  expect(find('saglik')).toEqual(['Sağlık raporu']);
  expect(find('SAĞLIK')).toEqual(['Sağlık raporu']);
  expect(find('isik')).toEqual(['IŞIK']);
});

it('puts names that begin with the words first, then those whose words do', () => {
  expect(find('kan')).toEqual(['Kan grubu', 'Organ ve kan bağışı', 'Kimlik (kan grubu)']);
  expect(find('kan gr')).toEqual(['Kan grubu', 'Kimlik (kan grubu)']);
});

it('wants every word, wherever it stands', () => {
  expect(find('grubu kan')).toEqual(['Kimlik (kan grubu)', 'Kan grubu']);
  expect(find('kan raporu')).toEqual([]);
});

it('finds everything by nothing, and by what is said beside the name', () => {
  expect(find('  ')).toEqual(names);
  expect(
    findByWords(['a', 'b'], 'izmir', {
      name: (one) => one,
      also: (one) => (one === 'b' ? 'İzmir' : ''),
    }),
  ).toEqual(['b']);
  expect(
    findByWords(['Kargo', 'Bakan Ltd'], 'kan', {
      name: (one) => one,
      also: () => 'kan',
    }),
  ).toEqual(['Bakan Ltd', 'Kargo']);
  expect(holdsAll('ankara', wordsOf('ank ara'))).toBe(true);
  expect(holdsAll('supplier’s employee', wordsOf("supplier's"))).toBe(true);
});

it('brings the group of the best match to the top', () => {
  const groups: [string, string[]][] = [
    ['Kimlik', ['Nüfus', 'Kan bağı ve grubu']],
    ['Sağlık', ['Rapor', 'Kan grubu']],
    ['Kan grubu listesi', ['Diğer']],
  ];
  const read = {
    title: ([title]: [string, string[]]) => title,
    items: ([, items]: [string, string[]]) => items,
    name: (item: string) => item,
  };
  const found = findInGroups(groups, 'kan gr', read);
  expect(found.map(({ items }) => items)).toEqual([
    ['Kan grubu'],
    ['Kan bağı ve grubu'],
    ['Diğer'],
  ]);
  expect(findInGroups(groups, ' ', read).map(({ group }) => group)).toEqual(groups);
});
