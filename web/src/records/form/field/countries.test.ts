import { describe, expect, test } from 'vitest';
import { offersFor } from './countries.ts';

const names = (text: string, home = false) => offersFor(text, 'tr', home).map(({ name }) => name);

describe('countries that are offered', () => {
  test('are all of them at first and behind a whole name, the own one only where it counts', () => {
    expect(names('')).toHaveLength(249);
    expect(names('', true)).toHaveLength(250);
    expect(names('almanya')).toHaveLength(249);
    expect(names('türkiye')).toEqual([]);
  });

  test('begin with what is written, or else hold it, blind to the dot of the i', () => {
    expect(names('IR')).toEqual(['Irak', 'İran', 'İrlanda', ...names('IR').slice(3)]);
    expect(names('ir').slice(3)).toContain('Birleşik Krallık');
    expect(offersFor('ger', 'en', false)[0]).toEqual({ name: 'Germany', text: 'Germany' });
  });

  test('follow what was written before a comma', () => {
    expect(offersFor('Almanya; bulut, holl', 'tr', false)[0]).toEqual({
      name: 'Hollanda',
      text: 'Almanya; bulut, Hollanda',
    });
    expect(names('Almanya, ')).toHaveLength(249);
  });
});
