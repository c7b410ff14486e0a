import type { Ability } from '../shared/roles.ts';
import { CLOCKS, type ClockKind } from './kinds.ts';

/** Step that ends a duty: at once, with a proof, or in its record. `read`: this person can only read it. */
export const DUTY_ACTS = ['finish', 'close', 'answer', 'file', 'review', 'open', 'read'] as const;
export type DutyAct = (typeof DUTY_ACTS)[number];

/** Kinds that are ended by a field of their record, and the ability to write that field. */
const BY_RECORD: Readonly<Partial<Record<ClockKind, Ability>>> = {
  ihlal_kurul: 'breaches.write',
  standart_sozlesme: 'supplier-transfers.write',
  sadakat_dogrulamasi: 'processing-activities.write',
};

/** The next step of a duty for a person with these abilities. */
export function actOn(
  {
    tur,
    record_id,
    department_id,
  }: Readonly<{ tur: ClockKind; record_id: number | null; department_id: number | null }>,
  abilities: readonly Ability[],
): DutyAct {
  const may = (ability: Ability) => abilities.includes(ability);
  if (tur === 'aksiyon') return record_id !== null && may('actions.follow') ? 'finish' : 'read';
  if (tur === 'envanter_onayi') {
    if (department_id !== null && may('confirmations.send')) return 'review';
    // Managers see who confirmed and remind the others.
    return may('confirmations.overview') ? 'open' : 'read';
  }
  if (tur === 'basvuru') return may('applications.write') ? 'answer' : 'read';
  if (tur === 'verbis_bildirimi') return may('filings.write') ? 'file' : 'read';
  if (CLOCKS[tur].kanitla) return may('clocks.write') ? 'close' : 'read';
  const writes = BY_RECORD[tur];
  return writes && may(writes) ? 'open' : 'read';
}
