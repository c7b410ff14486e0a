import { emptyOf } from '@emanet/contract/records/kinds/kinds';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { holds, type Field, type Values } from '@emanet/contract/records/fields';
import type { ActivityValues } from '../../template/library.ts';
import type { Random } from '../random.ts';

/** How far a person got when the record was entered by hand instead of copied. */
const LEFT_EMPTY = {
  taslak: ['elde_etme', 'hukuki_sebep', 'saklama', 'tedarikci', 'ilkeler', 'metinler'],
  hukuki_sebep_bekliyor: ['hukuki_sebep', 'metinler'],
  saklama_bekliyor: ['saklama', 'ilkeler'],
} as const;

/** Most records are copied; of the others some stay a draft for a while. */
export function beginningOf(random: Random): keyof typeof LEFT_EMPTY | 'kopya' {
  const at = random.below(100);
  if (at < 74) return 'kopya';
  if (at < 81) return 'taslak';
  return at < 91 ? 'hukuki_sebep_bekliyor' : 'saklama_bekliyor';
}

/** Nothing filled in yet. */
export const blankOf = (fields: readonly Field[]): ActivityValues =>
  Object.fromEntries(fields.map((field) => [field.name, emptyOf(field)]));

/** The values without those of the sections that were left for later. */
export function leaveOut(
  values: ActivityValues,
  beginning: ReturnType<typeof beginningOf>,
): ActivityValues {
  if (beginning === 'kopya') return values;
  const later: readonly string[] = LEFT_EMPTY[beginning];
  const emptied = processingActivityFields
    .filter(({ section }) => later.includes(section))
    .map((field) => [field.name, emptyOf(field)] as const);
  return consistent({
    ...values,
    ...Object.fromEntries(emptied),
    durum: null,
    veri_isleme_faaliyetleri_id: null,
  });
}

/** Empties what is not asked of such a record, as the form does. */
export function consistent<T extends Values>(
  values: T,
  fields: readonly Field[] = processingActivityFields,
): T {
  const hidden = fields
    .filter(({ visibleWhen }) => visibleWhen && !holds(visibleWhen, values))
    .map((field) => [field.name, emptyOf(field)] as const);
  return { ...values, ...Object.fromEntries(hidden) };
}
