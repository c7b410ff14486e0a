import { expect, it } from 'vitest';
import { articleOf, articlesOf } from './application-rights.ts';

it('cites rights as each language does', () => {
  expect(articleOf('ç', 'tr')).toBe('m. 11/1-ç');
  expect(articleOf('c', 'en')).toBe('Art. 11(1)(c)');
  expect(articlesOf(['a', 'ğ'], 'tr')).toBe('m. 11/1-a, ğ');
  expect(articlesOf(['a', 'ğ', 'e'], 'en')).toBe('Art. 11(1)(a), (ğ), (e)');
  expect(articlesOf([], 'en')).toBe('');
});
