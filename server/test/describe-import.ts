import { describe } from 'vitest';
import { importHouse, type ImportLife } from './import-life/house.ts';
import { describeRoundTrip } from './import-life/round-trip.ts';

/** What importing means for every register. */
export function describeImport(life: ImportLife): void {
  const house = importHouse(life);
  describe('the round trip', () => {
    describeRoundTrip(house);
  });
}
