import { describe, expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const TYPES = [
  { group: 'Fiziksel ortam', items: [{ value: 'kasa', label: 'Kasa' }] },
  {
    group: 'Bulut',
    items: [
      { value: 'depo', label: 'Bulut depolama' },
      { value: 'yedek', label: 'Yedekleme' },
    ],
  },
];
const found = (search: string) =>
  filterOptions({ options: TYPES, search, limit: Infinity }).flatMap((one) =>
    'value' in one ? [] : one.items.map((item) => item.value),
  );

describe('a list of choices under headings', () => {
  it('is narrowed by the name of a choice or of its heading, marks and case aside', () => {
    expect(found('YEDEK')).toEqual(['yedek']);
    expect(found('bulut')).toEqual(['depo', 'yedek']);
    expect(found('fızıksel')).toEqual(['kasa']);
    expect(found('masa')).toEqual([]);
  });

  it('is whole while the field says the name of a choice in full', () => {
    expect(found('Kasa')).toEqual(['kasa', 'depo', 'yedek']);
    expect(found('')).toEqual(['kasa', 'depo', 'yedek']);
  });
});
