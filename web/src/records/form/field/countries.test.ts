import { describe, expect, test } from 'vitest';
import { offersFor } from './countries.ts';

const names = (text: string, home = false) =>
  offersFor(text, 'tr', home).offers.map(({ name }) => name);

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
    expect(offersFor('ger', 'en', false).offers[0]).toEqual({ name: 'Germany', text: 'Germany' });
  });

  test('follow what was written before a comma', () => {
    expect(offersFor('Almanya; bulut, holl', 'tr', false).offers[0]).toEqual({
      name: 'Hollanda',
      text: 'Almanya; bulut, Hollanda',
    });
    expect(names('Almanya, ')).toHaveLength(249);
  });

  test.each([
    ['Amerika', 'ABD'],
    ['USA', 'ABD'],
    ['A.B.D.', 'ABD'],
    ['United States', 'ABD'],
    ['ingiltere', 'Birleşik Krallık'],
    ['Holland', 'Hollanda'],
    ['Germany', 'Almanya'],
  ])('%s is %s, which Enter may take', (typed, name) => {
    const { offers, sure } = offersFor(typed, 'tr', false);
    expect([offers[0]?.name, sure]).toEqual([name, true]);
  });

  test('are no guess that Enter takes while several fit', () => {
    expect(offersFor('Ame', 'tr', false).sure).toBe(false);
    expect(offersFor('', 'tr', false).sure).toBe(false);
    expect(names('Ame')).toContain('ABD');
    expect(offersFor('portekiz', 'tr', false).offers).toHaveLength(249);
    expect(offersFor('porteki', 'tr', false).sure).toBe(true);
  });
});
