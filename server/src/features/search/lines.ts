import { choiceOf } from '@emanet/contract/lookups';
import type { Found } from '@emanet/contract/search';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/http/scope.ts';
import { toRow } from '../../records/derived.ts';
import { selectLines } from '../../records/queries.ts';
import type { RecordRow, Register } from '../../records/register.ts';
import { selectLinesOf } from './queries.ts';
import type { Source } from './sources.ts';

/** The rows with these ids as a hit shows them, in no order. */
export async function linesOf(
  tx: Tx,
  source: Source,
  scope: CompanyScope,
  ids: readonly number[],
  language: Language,
): Promise<Found[]> {
  const { register, second } = source;
  if (!register) {
    const lines = await selectLinesOf(tx, source, scope, ids);
    return lines.map((line) => ({
      ...line,
      department_name: null,
      ozel_nitelikli: false,
      yurt_disi: false,
    }));
  }
  const where = [sql`t.id = any(${[...ids]}::int[])`];
  const lines = await selectLines(tx, register, scope, { where, readOnly: true });
  return lines.map((line) => {
    const row = toRow(register, line);
    return {
      id: row.id,
      ad: nameOf(register, row, language),
      ek: second ? textIn(row, second) : null,
      department_name: row.department_name,
      ozel_nitelikli: row.ozel_nitelikli,
      yurt_disi: row.yurt_disi_aktarim === true || row.yurt_disi_mi === true,
    };
  });
}

const textIn = (row: RecordRow, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' ? value : null;
};

/** What a record is called: as written, else by the name of its choice. */
function nameOf(register: Register, row: RecordRow, language: Language): string {
  const written = register.writtenName && textIn(row, register.writtenName);
  if (written) return written;
  const name = textIn(row, register.nameField) ?? '';
  const lookup = register.fields.find((field) => field.name === register.nameField)?.lookup;
  return (lookup && choiceOf(lookup, name)?.[language]) ?? name;
}
