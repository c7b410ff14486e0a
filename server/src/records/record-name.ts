import { choiceOf } from '@emanet/contract/lookups';
import type { LinkedRecord } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import type { RecordRow, Register } from './register.ts';

/** A text of a row; empty text is none. */
export const textOf = (values: Values, name: string): string | null => {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Name of a record: as it was written, else by its choice's name in a language. */
export function nameOf(register: Register, values: Values, lang: Language): string {
  const { nameField, writtenName, fields } = register;
  const written = writtenName && textOf(values, writtenName);
  const name = textOf(values, nameField) ?? '';
  const lookup = fields.find((field) => field.name === nameField)?.lookup;
  return written || ((lookup && choiceOf(lookup, name)?.[lang]) ?? name);
}

/** Do the data of a transfer or an asset leave the country? */
export const isAbroad = (values: Values): boolean =>
  values.yurt_disi_aktarim === true || values.yurt_disi_mi === true;

/** A record of another register, as a link shows it. */
export const linkTo = (ad: string, row: RecordRow): LinkedRecord => ({
  id: row.id,
  ad,
  department_name: row.department_name,
  ozel_nitelikli: row.ozel_nitelikli,
  yurt_disi: isAbroad(row),
  ulke: textOf(row, 'aktarim_ulkesi') ?? textOf(row, 'ulke'),
  mekanizma: textOf(row, 'yurt_disi_mekanizma'),
});
