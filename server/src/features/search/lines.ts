import type { Found } from '@emanet/contract/search';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { isAbroad, nameOf, textOf } from '../../records/record-name.ts';
import { toRow } from '../../records/record-json.ts';
import { selectLines } from '../../records/queries.ts';
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
      ek: second ? textOf(row, second) : null,
      department_name: row.department_name,
      ozel_nitelikli: row.ozel_nitelikli,
      yurt_disi: isAbroad(row),
    };
  });
}
