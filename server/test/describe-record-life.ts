import { describeChangeLog } from './record-life/changes.ts';
import { describeFullRecord } from './record-life/full-record.ts';
import { recordHouse, type RecordLife } from './record-life/house.ts';
import { describeReading } from './record-life/reading.ts';
import { describeRefusals } from './record-life/refusals.ts';
import { describeUndoing } from './record-life/undoing.ts';

/** The life that every register shares, from the first add to the last undo. */
export function describeRecordLife(title: string, life: RecordLife): void {
  const house = recordHouse(life);
  describeReading(title, house);
  describeUndoing(title, house);
  describeChangeLog(title, house);
  describeFullRecord(title, house);
  describeRefusals(title, house);
}
