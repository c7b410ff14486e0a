import { describe, expect, it } from 'vitest';
import { email } from './primitives.ts';

describe('an e-mail address', () => {
  it.each([
    ['mehmet.oz@ilgazgida.com.tr', true],
    ['Mehmet.Oz+kvkk@ilgaz-gida.example', true],
    ['mehmet.oz@ilgazgida', false],
    ['mehmet.oz@ilgazgida.', false],
    ['mehmet.oz', false],
  ])('%s is one: %s', (text, valid) => expect(email.safeParse(text).success).toBe(valid));
});
