import type { Field, Values } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import type { ActivityNames } from '../kinds/names.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { CellValue } from './workbook.ts';

/**
 * The cell that a person reads in the sheet in place of a stored value. `plain`: choices without the
 * article or the law that they rest on.
 */
export function shown(
  field: Field,
  row: Values,
  lang: Language,
  activities: ActivityNames,
  plain = false,
): CellValue {
  const value = row[field.name] ?? null;
  const { show, showsEmpty } = kindOf(field);
  if (value === null && !showsEmpty) return null;
  return show(field, value, { row, lang, activities, plain });
}
