import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inputProblems } from './input-sentences.ts';

const schema = z.strictObject({
  ad: z.string().min(1).max(3),
  secim: z.array(z.enum(['a'])).max(1),
});
const problems = (value: unknown, language: 'tr' | 'en' = 'tr') => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return inputProblems(error?.issues ?? [], language);
};

describe('what is wrong with an input', () => {
  test('is said once per field, in the language asked for', () => {
    expect(problems({ ad: '', secim: ['b'] })).toEqual({
      ad: 'Bu alan boş bırakılamaz.',
      secim: 'Listede olmayan bir değer seçilmiş.',
    });
    expect(problems({ ad: 'uzun', secim: ['a', 'a'] }, 'en')).toEqual({
      ad: 'At most 3 characters.',
      secim: 'At most 1 choices.',
    });
    expect(problems({ secim: [] })).toEqual({ ad: 'Bu alan boş bırakılamaz.' });
  });

  test('names what nobody knows, a hundred names at the most', () => {
    expect(problems({ ad: 'a', secim: [], yok: 1 })).toEqual({ yok: 'Böyle bir alan yok.' });
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]));
    expect(Object.keys(problems({ ad: 'a', secim: [], ...many }))).toHaveLength(100);
  });
});
