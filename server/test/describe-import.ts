import { describe } from 'vitest';
import { importHouse, type ImportLife } from './import-life/house.ts';
import { describeRoundTrip } from './import-life/round-trip.ts';
import { describeTemplate } from './import-life/template.ts';

/** What importing means for every register. */
export function describeImport(life: ImportLife): void {
  const house = importHouse(life);
  describe('the template', () => {
    describeTemplate(house);
  });
  describe('the round trip', () => {
    describeRoundTrip(house);
  });
}
