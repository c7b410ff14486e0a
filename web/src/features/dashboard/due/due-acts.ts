import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { DueItem } from '@emanet/contract/dashboard';
import type { Ability } from '@emanet/contract/shared/roles';

/** Step that ends due work: at once, with a proof, or where its record stands. */
export type DueAct = 'finish' | 'close' | 'answer' | 'file' | 'review' | 'open';

/** The next step about due work for somebody with these abilities. */
export function actOn(
  { tur, record_id, department_id }: Pick<DueItem, 'tur' | 'record_id' | 'department_id'>,
  abilities: readonly Ability[],
): DueAct {
  const may = (ability: Ability) => abilities.includes(ability);
  if (tur === 'aksiyon' && record_id !== null && may('actions.follow')) return 'finish';
  if (CLOCKS[tur].kanitla && may('clocks.write')) return 'close';
  if (tur === 'basvuru' && may('applications.write')) return 'answer';
  if (tur === 'verbis_bildirimi' && may('filings.write')) return 'file';
  // Managers see who confirmed; whoever confirms goes through the records.
  if (tur === 'envanter_onayi' && department_id !== null && !may('filings.write')) return 'review';
  return 'open';
}
