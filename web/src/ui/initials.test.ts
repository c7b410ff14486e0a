import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('takes the first letters of two words in Turkish capitals', () => {
  expect(initialsOf('ılgaz gıda A.Ş.')).toBe('IG');
  expect(initialsOf('iz & işaret')).toBe('İİ');
  expect(initialsOf('Doruk')).toBe('D');
  expect(initialsOf('')).toBe('');
});
