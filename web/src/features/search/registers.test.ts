import { expect, it } from 'vitest';
import { assetRegister } from '../assets/register.ts';
import { activityRegister } from '../processing-activities/register.ts';
import { publicRegister } from '../public-transfers/register.ts';
import { supplierRegister } from '../supplier-transfers/register.ts';
import { addressOf } from './entries.ts';
import { REGISTERS } from './registers.ts';

const registers = [activityRegister, supplierRegister, publicRegister, assetRegister];

it('leads to the forms and the imports of every register', () => {
  expect(REGISTERS.map(({ add, from }) => [add, from])).toEqual(
    registers.map((register) => [register.addPath, register.importPath]),
  );
});

it('opens a record in the list of its register', () => {
  for (const { tur, path } of registers)
    expect(addressOf(tur, { id: 7, ad: 'Ad' })).toBe(`${path}?kayit=7`);
});
