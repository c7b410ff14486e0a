import { REGISTERS } from '@emanet/contract/records/registers';
import { expect, it } from 'vitest';
import { addressOf } from './entries.ts';

it('opens a record in the list of its register', () => {
  for (const { tur, path } of REGISTERS)
    expect(addressOf(tur, { id: 7, ad: 'Ad' })).toBe(`${path}?kayit=7`);
});
