import type { RecordRow, Register } from '../register.ts';
import type { Language } from '@emanet/contract/shared/primitives';
import { fieldLabels, registerTitle } from '@emanet/contract/records/labels';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import { sheetOf } from '../excel/columns.ts';
import type { Workbook } from '../excel/workbook.ts';
import { inScope, selectLines } from '../queries.ts';
import { linkTo, textOf } from '../record-name.ts';
import { toRow } from '../record-json.ts';
import { columnOf } from './sheet.ts';

/**
 * Records of a register that name rows of a noun: the naming column, the field that such a record is called
 * by, and the fields of it that the noun's sheet has.
 */
export type NamedBy = Readonly<{
  register: Register;
  column: string;
  calledBy: string;
  shown: readonly string[];
}>;
type Naming<Key extends string> = Readonly<Record<Key, NamedBy>>;

/** One value for each of some keys. */
async function forEach<Key extends string, Value>(
  naming: Naming<Key>,
  valueOf: (by: NamedBy) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const values: [string, Value][] = [];
  for (const [key, by] of Object.entries<NamedBy>(naming)) values.push([key, await valueOf(by)]);
  // `fromEntries` forgets the names; every one of them is there.
  return Object.fromEntries(values) as Record<Key, Value>;
}

/** Records that one look at a row shows. */
const MOST_SHOWN = 200;

/** Rows with how many records that the caller may read name each, one count a key. */
export async function withCounts<Stored extends object, Key extends string>(
  db: Db,
  scope: CompanyScope,
  rows: readonly Stored[],
  nameOf: (row: Stored) => string,
  naming: Naming<Key>,
): Promise<(Stored & Record<Key, number>)[]> {
  const counts = await forEach(naming, (by) => countsOf(db, scope, by));
  const keys = Object.entries<ReadonlyMap<string, number>>(counts);
  return rows.map((row) => {
    const name = foldTurkish(nameOf(row));
    const ofRow = Object.fromEntries(keys.map(([key, count]) => [key, count.get(name) ?? 0]));
    // `fromEntries` forgets the names; every one of them is there.
    return { ...row, ...(ofRow as Record<Key, number>) };
  });
}

/** Links to the records that name a row, one list a key. */
export const linksNaming = <Key extends string>(
  db: Db,
  scope: CompanyScope,
  name: string,
  naming: Naming<Key>,
) =>
  forEach(naming, async (by) => {
    const rows = await recordsNaming(db, scope, by, [name], MOST_SHOWN);
    return rows.map((row) => linkTo(textOf(row, by.calledBy) ?? '', row));
  });

/** Sheets of the records that name one of these, a sheet a register. */
export async function sheetsNaming(
  db: Db,
  scope: CompanyScope,
  names: readonly string[],
  naming: Naming<string>,
  lang: Language,
): Promise<Workbook[]> {
  const sheets = await forEach(naming, async (by) => {
    const { noun, fields } = by.register;
    const columns = by.shown
      .flatMap((name) => fields.find((one) => one.name === name) ?? [])
      .map((field) => columnOf<RecordRow>(field, fieldLabels(noun, field.name)));
    const rows = await recordsNaming(db, scope, by, names);
    return sheetOf(registerTitle(noun), columns, rows, lang);
  });
  return Object.values(sheets);
}

/** Count of records by the folded name that they have. */
async function countsOf(
  db: Db,
  scope: CompanyScope,
  { register, column }: NamedBy,
): Promise<ReadonlyMap<string, number>> {
  const reach = scopeWith(scope, register.read);
  const name = sql.ref(`t.${column}`);
  const rows = await db.read(
    reach,
    (tx) => rowsOf<Readonly<{ folded: string; uses: number }>>(tx)`
      select fold_turkish(${name}) as folded, count(*)::int as uses
      from ${sql.table(register.table)} t
      where ${inScope(reach)} and ${name} is not null
      group by 1`,
  );
  return new Map(rows.map(({ folded, uses }) => [folded, uses]));
}

/** Records that name one of these, as far as the caller may read them. */
async function recordsNaming(
  db: Db,
  scope: CompanyScope,
  { register, column }: NamedBy,
  names: readonly string[],
  limit?: number,
): Promise<RecordRow[]> {
  const reach = scopeWith(scope, register.read);
  const where = sql`fold_turkish(${sql.ref(`t.${column}`)}) in
    (select fold_turkish(name) from unnest(${[...names]}::text[]) name)`;
  const lines = await db.read(reach, (tx) =>
    selectLines(tx, register, reach, {
      ...{ where: [where], orderBy: sql`t.id`, readOnly: true },
      ...(limit !== undefined && { limit }),
    }),
  );
  return lines.map((line) => toRow(register, line));
}
