import { describe, expect, it } from 'vitest';
import { isNationalId } from './national-id.ts';

describe('an identity number', () => {
  it.each(['10000000146', '11111111110', '12345678950'])('%s is one', (text) => {
    expect(isNationalId(text)).toBe(true);
  });
  it.each(['10000000147', '01234567890', '1234567895', '123456789500', 'abcdefghijk', ''])(
    '%j is none',
    (text) => {
      expect(isNationalId(text)).toBe(false);
    },
  );
});
