import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { registerTitle } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../../platform/services.ts';
import { companyNameIn } from '../../platform/access/actor.ts';
import {
  bodyIn,
  bodyOf,
  type AcrossScope,
  type CompanyScope,
  type PersonScope,
} from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { toRow } from '../record-json.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { kindOf } from '../kinds/kinds.ts';
import { idsAcross, pieces } from '../list.ts';
import { idsIn } from '../ids.ts';
import { activityNames } from '../links.ts';
import { askThese, inScope, selectLines, theseOf, type Condition } from '../queries.ts';
import type { Endpoints, RecordRow, Register } from '../register.ts';
import { inOrderOf, longSheetFile, type Asking, type SheetAsked } from './columns.ts';
import { workbookOf, type SheetPiece } from './sheet.ts';
import { MOST_ROWS, type Workbook } from './workbook.ts';

type Asked = z.output<Endpoints['export']['body']>;
type Source = Readonly<{ services: Services; register: Register; scope: CompanyScope }>;

/**
 * Records as a sheet: those of `ids` in their order, or all of the scope in the list's order. `then`: all of
 * them at the end of the day that the request reads.
 */
export async function exportRecords(
  services: Services,
  register: Register,
  scope: CompanyScope,
  { ids, lang, bicim }: Asked,
  request: Asking,
  then?: () => Promise<readonly RecordRow[]>,
) {
  const source = { services, register, scope };
  const where = ids && sql`t.id = any(${[...ids]}::int[])`;
  const rows = await countRows(services.db, source, where);
  const { answersLong } = request;
  const lines = then
    ? linesThen(await then(), ids)
    : ids
      ? linesByIds(source, ids, answersLong)
      : allLines(source, answersLong);
  const sheet = sheetOf(source, lines, lang);
  const title = registerTitle(register.noun);
  return longSheetFile(request, scope, { title, lang, bicim, rows, sheet });
}

/** All records of the scope as a sheet, read while it is written; undefined if they do not fit one sheet. */
export async function sheetOfAll(
  services: Services,
  register: Register,
  scope: CompanyScope,
  lang: Language,
): Promise<Workbook | undefined> {
  const source = { services, register, scope };
  if ((await countRows(services.db, source)) > MOST_ROWS) return undefined;
  return sheetOf(source, allLines(source), lang);
}

/** The same of records that are in memory. */
export const sheetOfRows = (
  services: Services,
  register: Register,
  scope: CompanyScope,
  lang: Language,
  rows: readonly RecordRow[],
): Workbook => sheetOf({ services, register, scope }, linesThen(rows, undefined), lang);

/** Rows of the sheet for a record `t`: its own, and one for each category for which it answers otherwise. */
function rowsOfOne({ fields }: Register): Condition {
  const further = fields.filter((field) => kindOf(field).furtherRows);
  const counts = further.map(
    ({ name }) =>
      sql`(select count(distinct split_part(one, '.', 1)) from unnest(t.${sql.id(name)}) one)`,
  );
  return sql`(${sql.join([sql`1`, ...counts], sql` + `)})`;
}

async function countRows(db: Db, { register, scope }: Source, where: Condition = sql`true`) {
  const [found] = await db.ask(
    scope,
    sql<{ rows: number }>`
      select coalesce(sum(${rowsOfOne(register)}), 0)::float8 as rows
      from ${sql.table(register.table)} t where ${inScope(scope)} and ${where}`,
  );
  return found?.rows ?? 0;
}

/** Rows that are read, and held, at once. */
const PIECE = 250;

/** Rows outside the scope are left out silently, so that nobody learns that they exist. */
async function* linesByIds(
  { services: { db }, register, scope }: Source,
  asked: readonly number[],
  answersLong: FastifyRequest['answersLong'],
): AsyncGenerator<string[], void> {
  const ids = [...new Set(asked)];
  const inTurn = ids.length > PIECE ? await answersLong() : undefined;
  for (let from = 0; from < ids.length; from += PIECE) {
    const read = () => askThese(db, register, scope, ids.slice(from, from + PIECE));
    yield await (inTurn ? inTurn(read) : read());
  }
}

/** Rows of a past day, which are in memory and judged already. */
async function* linesThen(
  rows: readonly RecordRow[],
  ids: readonly number[] | undefined,
): AsyncGenerator<string[], void> {
  for (const row of ids ? inOrderOf(ids, rows) : rows) yield [JSON.stringify(row)];
}

async function* allLines(
  { services, register, scope }: Source,
  answersLong?: FastifyRequest['answersLong'],
): AsyncGenerator<string[], void> {
  for await (const { lines } of pieces(services, register, scope, {}, answersLong)) yield lines;
}

const sheetOf = (source: Source, lines: AsyncIterable<string[]>, lang: Language): Workbook => {
  const { services, register, scope } = source;
  const namesOf: NamesOf = (ids) => services.db.read(scope, (tx) => activityNames(tx, scope, ids));
  const body = bodyOf(scope);
  return workbookOf(register, named(register, lines, namesOf), lang, { bodyOf: () => body });
};

type NamesOf = (ids: readonly number[]) => ReturnType<typeof activityNames>;

/** Rows of these lines, with the names of the activities that they are linked to. */
async function* named(
  register: Register,
  all: AsyncIterable<string[]>,
  namesOf: NamesOf,
): AsyncGenerator<SheetPiece, void> {
  const fields = fieldsNaming(register.fields, 'activity');
  for await (const lines of all) {
    const rows: RecordRow[] = [];
    await forEachInTurn(lines, (line) => rows.push(toRow(register, line)));
    const ids = new Set(rows.flatMap((row) => fields.flatMap(({ name }) => idsIn(row[name]))));
    yield { rows, names: ids.size > 0 ? await namesOf([...ids]) : new Map() };
  }
}

type Across = Readonly<{
  register: Register;
  scope: AcrossScope;
  filters: readonly Condition[];
  sort?: string | undefined;
  isSearched: boolean;
}>;

/** A list over several companies as a sheet, each record with its company; its rows are found once, and read while they are sent. */
export async function exportAcross(
  { db }: Services,
  { register, scope, filters, ...order }: Across,
  { lang, bicim }: SheetAsked,
  caller: PersonScope,
  owner: string,
  request: Asking,
) {
  const given = { ...order, lines: rowsOfOne(register) };
  const found = await idsAcross(db, register, scope, filters, given);
  const namesOf: NamesOf = (ids) => db.readAcross(scope, (tx) => activityNames(tx, scope, ids));
  const lines = linesAcross(db, register, scope, found, request.answersLong);
  const sheet = workbookOf(register, named(register, lines, namesOf), lang, {
    bodyOf: ({ company_id }) => bodyIn(scope.actor, company_id),
    clientOf: ({ company_id }) => companyNameIn(scope.actor, company_id),
  });
  const title = registerTitle(register.noun);
  return longSheetFile(request, caller, { title, lang, bicim, rows: found.lines, sheet, owner });
}

async function* linesAcross(
  db: Db,
  register: Register,
  scope: AcrossScope,
  { ids, companies }: Awaited<ReturnType<typeof idsAcross>>,
  answersLong: FastifyRequest['answersLong'],
): AsyncGenerator<string[], void> {
  const inTurn = ids.length > PIECE ? await answersLong() : undefined;
  for (let from = 0; from < ids.length; from += PIECE) {
    const some = theseOf(ids.slice(from, from + PIECE));
    const company_ids = [...new Set(companies.slice(from, from + PIECE))];
    const read = () =>
      db.readAcross({ ...scope, company_ids }, (tx) => selectLines(tx, register, scope, some));
    yield await (inTurn ? inTurn(read) : read());
  }
}
