import { describe, expect, test } from 'vitest';
import { allCountries, countriesIn, countryText, HOME } from './countries.ts';
import { compareTurkish } from './turkish.ts';

const keys = (text: string) => countriesIn(text, 'tr').map(({ key }) => key);

describe('a country', () => {
  test.each([
    ['DE', ['Almanya', ' ALMANYA ', 'almanya', 'Germany', 'GERMANY', 'DE']],
    ['IE', ['İrlanda', 'IRLANDA', 'irlanda', 'IRELAND', 'ireland']],
    ['US', ['ABD', 'A.B.D.', 'USA', 'US', 'Amerika Birleşik  Devletleri', 'United States']],
    ['GB', ['İngiltere', 'ingiltere', 'Birleşik Krallık', 'United Kingdom', 'UK']],
    ['BA', ['Bosna-Hersek', 'Bosna Hersek', 'Bosnia and Herzegovina']],
    ['CI', ['Côte d’Ivoire', "Cote d'Ivoire", 'Fildişi Sahili']],
    ['TR', ['Türkiye', 'TURKIYE', 'Turkey', 'türkiye cumhuriyeti']],
  ])('%s is one, in whatever language and case', (key, spellings) => {
    expect(spellings.map((text) => keys(text))).toEqual(spellings.map(() => [key]));
    expect(key === 'TR').toBe(key === HOME);
  });

  test('is called as a reader says', () => {
    const called = (text: string) => [...[countryText(text, 'tr'), countryText(text, 'en')]];
    expect(called('USA')).toEqual(['ABD', 'United States']);
    expect(called('İngiltere')).toEqual(['Birleşik Krallık', 'United Kingdom']);
    expect(called('HOLLAND')).toEqual(['Hollanda', 'Netherlands']);
    expect(called('Hong Kong')).toEqual(['Hong Kong', 'Hong Kong']);
  });

  test('has spellings that no other has', () => {
    for (const lang of ['tr', 'en'] as const)
      for (const { key, name } of allCountries(lang))
        expect([name, ...keys(name)]).toEqual([name, key]);
  });

  test('goes by its code in capitals alone', () => {
    expect([keys('NO'), keys('no')]).toEqual([['NO'], ['no']]);
  });

  test('that is none stays as typed, once for all its spellings', () => {
    expect(countriesIn('AB ülkeleri', 'en')).toEqual([{ key: 'ab ulkeleri', name: 'AB ülkeleri' }]);
    expect(countryText(' AB   ülkeleri ', 'en')).toBe('AB ülkeleri');
    expect(keys('AB ÜLKELERİ')).toEqual(keys('ab ülkeleri'));
    expect(countriesIn(' , ', 'tr')).toEqual([]);
  });
});

describe('a text of several countries', () => {
  test('names each once, in its order', () => {
    expect(keys('İrlanda, Almanya; IRELAND')).toEqual(['IE', 'DE']);
    expect(countryText('USA; Germany, bulut', 'tr')).toBe('ABD, Almanya, bulut');
  });

  test('may say more in brackets, which stays', () => {
    expect(keys('Almanya (Frankfurt), Myanmar (Burma)')).toEqual(['DE', 'MM']);
    expect(countryText('Almanya (Frankfurt), Sunucu (bilinmiyor)', 'en')).toBe(
      'Germany (Frankfurt), Sunucu (bilinmiyor)',
    );
  });
});

test('all countries are offered, in the order of a Turkish dictionary', () => {
  const names = allCountries('tr').map(({ name }) => name);
  expect(names).toHaveLength(250);
  expect(new Set(names).size).toBe(250);
  expect(names).toEqual(names.toSorted(compareTurkish));
  expect(names.indexOf('Çin')).toBeGreaterThan(names.indexOf('Cibuti'));
  expect(allCountries('en').map(({ name }) => name)).toContain('Netherlands');
});
