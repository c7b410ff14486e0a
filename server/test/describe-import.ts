import { describe } from 'vitest';
import { importHouse, type ImportLife } from './import-life/house.ts';
import { describeImports } from './import-life/imports.ts';
import { describePeople } from './import-life/people.ts';
import { describeRefused } from './import-life/refused.ts';
import { describeRoundTrip } from './import-life/round-trip.ts';
import { describeRows } from './import-life/rows.ts';
import { describeTemplate } from './import-life/template.ts';

/**
 * Tests of importing for every register. Refusals and what happens to the import as a whole are the
 * same code for all, so one register is `whole`.
 */
export function describeImport(life: ImportLife, { whole = false } = {}): void {
  const house = importHouse(life);
  describe('the template', () => {
    describeTemplate(house);
  });
  describe('a row', () => {
    describeRows(house);
  });
  describe('people', () => {
    describePeople(house);
  });
  describe('the round trip', () => {
    describeRoundTrip(house, { whole });
  });
  if (!whole) return;
  describe('refused rows', () => {
    describeRefused(house);
  });
  describe('an import', () => {
    describeImports(house);
  });
}
