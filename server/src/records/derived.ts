import type { Values } from '@emanet/contract/records/fields';
import { completeness } from '@emanet/contract/records/fields';
import { riskOf } from '@emanet/contract/records/warnings';
import { todayInTurkey } from '@emanet/contract/shared/today';
import type { RecordRow, Register } from './register.ts';

/** What follows from a record's values and is therefore stored nowhere. */
function derive(register: Register, values: Values) {
  const uyarilar = register.warnings(values, todayInTurkey());
  const ozel_nitelikli = register.special(values);
  return {
    risk: riskOf(uyarilar, ozel_nitelikli),
    eksiksizlik: completeness(register.fields, values),
    uyarilar,
    ozel_nitelikli,
    ...register.follows?.(values),
  };
}

// `selectLines` alone writes these rows and names every column, so the two casts here hold.

/** Reads a row as the database wrote it. */
export const parseLine = (line: string): Values & { id: number } =>
  JSON.parse(line) as Values & { id: number };

/** A row with what follows from it. */
export function toRow(register: Register, line: string): RecordRow {
  const stored = parseLine(line);
  return { ...stored, ...derive(register, stored) } as RecordRow;
}

/** The same as text: what the database wrote goes through untouched, it is only lengthened. */
export function toJson(register: Register, line: string): string {
  const derived = JSON.stringify(derive(register, parseLine(line)));
  return `${line.slice(0, -1)},${derived.slice(1)}`;
}
