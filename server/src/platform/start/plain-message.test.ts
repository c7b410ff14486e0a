import { expect, it } from 'vitest';
import { placeOf, plainMessage } from './plain-message.ts';

it.each([
  [
    'invalid input syntax for type integer: "ayşe@ornek.test"',
    'invalid input syntax for type integer: …',
  ],
  [
    `Unexpected token 'A', "Ayşe 12345678901" is not valid JSON`,
    'Unexpected token … is not valid JSON',
  ],
  [
    "Cannot read properties of undefined (reading 'company_id')",
    "Cannot read properties of undefined (reading …) 'company_id'",
  ],
  ['no answer from ayse@ornek.test for 10000000146', 'no answer from … for #'],
])('keeps of %s what is nobody’s data', (message, plain) => {
  expect(plainMessage(new Error(message))).toBe(plain);
});

it('names, of a failure of the database, the place in the schema', () => {
  const facts = { code: '23505', constraint: 'users_email_key', detail: 'Key (email)=(a@b.c)' };
  const error = Object.assign(new Error('secret row'), { table: 'users', ...facts });
  expect(placeOf(error)).toEqual({ table: 'users', constraint: 'users_email_key' });
});
