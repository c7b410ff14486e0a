import { searchable } from '@emanet/contract/shared/turkish';
import { describe, expect, it } from 'vitest';
import { nearPattern, rankOf, readWanted } from './words.ts';

const rank = (q: string, ...names: string[]) =>
  rankOf(
    readWanted(q),
    names.map((shown) => ({ shown, folded: searchable(shown) })),
  );
const order = (q: string, names: readonly string[]) =>
  names.toSorted((a, b) => rank(q, a) - rank(q, b));

describe('the better answer', () => {
  it('is the name, then its beginning, its words, its inside; another line comes last', () => {
    const names = ['Saç', 'Saç kesimi', 'Islak saç', 'İnsaçtı', 'Bordro'];
    expect(names.map((name) => rank('saç', name))).toEqual([0, 1, 2, 3, 4]);
    expect(order('saç', names.toReversed())).toEqual(names);
  });

  it('has the same marks, where both are found at the same place', () => {
    expect(order('sac', ['Saç', 'Sac', 'Saç kesimi', 'Sac levha'])).toEqual([
      ...['Sac', 'Saç'],
      ...['Sac levha', 'Saç kesimi'],
    ]);
    expect(order('SAÇ k', ['Sac kesimi', 'Saç kesimi'])).toEqual(['Saç kesimi', 'Sac kesimi']);
    expect(order('isi', ['Işı ölçümü', 'Isı ölçümü', 'İşi bitenler', 'İsi'])[0]).toBe('İsi');
  });

  it('counts in whichever language the name has', () => {
    expect(rank('şirket', 'Sirket', 'Şirket')).toBe(0);
    expect(rank('company', 'Şirket', 'Company')).toBe(0);
    expect(rank('x')).toBe(4);
  });
});

it('reads what was typed however it was composed, spaced or cased', () => {
  expect(readWanted(`  ${'İŞÇİ'.normalize('NFD')}   Sağlık  işçi`)).toMatchObject({
    whole: 'isci saglik isci',
    words: ['isci', 'saglik'],
    typed: 'işçi sağlık işçi',
  });
  expect(readWanted(' #12 ')).toMatchObject({ whole: '#12', number: 12 });
});

describe('a word with one typing error', () => {
  const near = (word: string) => new RegExp(nearPattern(word), 'u');

  it.each(['a-b', '5/2-f', 'c++', '(x)', '[y', 'z|', 'a\\b', '^$.*?{}', '#%&~'])(
    'takes %s as it is',
    (word) => {
      expect(near(word).test(`x ${word} y`)).toBe(true);
      expect(near(word).test('something else')).toBe(false);
    },
  );
  it.each(['saglk', 'sagllk', 'saglikk', 'sagilk', 'saglim'])('finds the word meant: %s', (typed) =>
    expect(near(typed).test('is sagligi ve saglik kaydi')).toBe(true),
  );
  it.each(['soglyk', 'kayid'])('is not just any word: %s', (typed) =>
    expect(near(typed).test('saglik')).toBe(false),
  );
  it('takes signs for themselves and leaves short words as they are', () => {
    expect(near('a.b').test('axb')).toBe(false);
    expect(near('kan').test('kin')).toBe(false);
  });
});
