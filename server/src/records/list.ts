import { TEMPLATE_COMPANY_ID } from '@emanet/contract/inventory';
import { phrasesOf } from '@emanet/contract/words/vocabulary';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { holdsWords } from '../nouns/words.ts';
import { fail } from '../platform/errors.ts';
import type { Db, Tx } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import { nextTurn } from '../platform/admission/turns.ts';
import { templateScope, type AcrossScope, type CompanyScope } from '../platform/access/scope.ts';
import { parseLine, toJson } from './record-json.ts';
import { afterCursor, cursorBehind, orderOf, orderSql } from './order.ts';
import { askIds, askLines, askThese, selectIds, selectLines, type Condition } from './queries.ts';
import type { ListQuery, Register } from './register.ts';
import { kindOf } from './kinds/kinds.ts';

/** Reads a long answer without queueing, for jobs: no person waits for their answers. */
const atOnce: FastifyRequest['answersLong'] = async () => (piece) => piece();

/** Rows of a list that are read in one transaction; several long lists can be read at the same time. */
const PIECE = 100;

type Piece = Readonly<{ lines: string[]; next: string | undefined }>;

/** The scope a list is about: the caller's own, or the library's when that is named. */
function listScope(
  { config }: Services,
  register: Register,
  scope: CompanyScope,
  company_id: number | undefined,
): { scope: CompanyScope; readOnly: boolean } {
  if (company_id === undefined || company_id === scope.company_id)
    return { scope, readOnly: false };
  // The wizard always asks for 34, whichever company holds the library here.
  const asksLibrary =
    company_id === config.TEMPLATE_COMPANY_ID || company_id === TEMPLATE_COMPANY_ID;
  if (!register.library || !asksLibrary) fail('COMPANY_FORBIDDEN');
  return { scope: templateScope(scope, config.TEMPLATE_COMPANY_ID), readOnly: true };
}

/**
 * Rows in order, piece by piece: neither a long list nor a slow reader holds memory or a
 * connection. A list of more than a piece is read on in the turns that `answersLong` gives.
 */
export async function* pieces(
  services: Services,
  register: Register,
  caller: CompanyScope,
  query: ListQuery,
  answersLong: FastifyRequest['answersLong'] = atOnce,
): AsyncGenerator<Piece, void> {
  const { scope, readOnly } = listScope(services, register, caller, query.company_id);
  const order = orderOf(register, query.sort);
  const filters: Condition[] = [
    ...(query.department_id ? [sql`t.department_id = ${query.department_id}`] : []),
    ...(query.q ? [matching(register, scope, query.q)] : []),
  ];
  let cursor = query.cursor;
  let left = query.limit ?? Infinity;
  const isLong = left > PIECE;
  let inTurn: Awaited<ReturnType<typeof answersLong>> | undefined;
  do {
    const size = Math.min(left, PIECE);
    const where = cursor === undefined ? filters : [...filters, afterCursor(order, cursor)];
    const orderBy = orderSql(order);
    const parts = { where, orderBy, limit: size + 1, readOnly, indexed: order.key.indexed };
    const read = () => askLines(services.db, register, scope, parts);
    const found = await (inTurn ? inTurn(read) : read());
    const lines = found.slice(0, size);
    const last = lines.at(-1);
    cursor = found.length > size && last ? cursorBehind(order, parseLine(last)) : undefined;
    left -= size;
    if (isLong && cursor !== undefined) inTurn ??= await answersLong();
    yield { lines, next: cursor };
  } while (cursor !== undefined && left > 0 && (order.key.indexed || !inTurn));
  if (cursor === undefined || left === 0 || !inTurn) return;
  // A page in an order without an index is looked for among all rows: what is left is so once, and read by id.
  const orderBy = orderSql(order);
  const limit = left === Infinity ? {} : { limit: left + 1 };
  const parts = { where: [...filters, afterCursor(order, cursor)], orderBy, ...limit };
  const ids = await inTurn(() => askIds(services.db, register, scope, parts));
  const end = Math.min(ids.length, left);
  for (let from = 0; from < end; from += PIECE) {
    const some = ids.slice(from, Math.min(from + PIECE, end));
    const lines = await inTurn(() =>
      askThese(services.db, register, scope, some, { where: filters, readOnly }),
    );
    const last = lines.at(-1);
    if (last) cursor = cursorBehind(order, parseLine(last));
    yield { lines, next: from + some.length < ids.length ? cursor : undefined };
  }
}

const BEGIN = '{"data":[';

/** The JSON of a list: whole, or the page that `limit` and `cursor` ask for. */
export async function* listJson(
  services: Services,
  register: Register,
  scope: CompanyScope,
  query: ListQuery,
  answersLong: FastifyRequest['answersLong'],
): AsyncGenerator<Buffer, void> {
  let before = BEGIN;
  let next: string | undefined;
  const isLong = (query.limit ?? Infinity) > PIECE;
  for await (const piece of pieces(services, register, scope, query, answersLong)) {
    next = piece.next;
    // Others have their turn in between.
    if (isLong && next !== undefined) await nextTurn();
    if (piece.lines.length === 0) continue;
    yield Buffer.from(
      piece.lines.map((line, at) => (at ? ',' : before) + toJson(register, line)).join(''),
    );
    before = ',';
  }
  const end = next === undefined ? ']}' : `],"next_cursor":${JSON.stringify(next)}}`;
  yield Buffer.from(before === BEGIN ? BEGIN + end : end);
}

type ListAcross = Readonly<{ sort?: string | undefined; isSearched: boolean }>;

/**
 * Row-level security hides from the planner how many clients are read: it expects ten and visits
 * their rows one by one. Until the transaction ends it reads them page by page.
 */
const expectAllRows = (tx: Tx) =>
  sql`select set_config('enable_indexscan', 'off', true)`.execute(tx);

/**
 * The JSON of a page of a register over several companies. `isSearched`: the filters name few rows, which
 * an index leads to.
 */
export async function pageAcross(
  db: Db,
  register: Register,
  scope: AcrossScope,
  filters: readonly Condition[],
  {
    sort,
    isSearched,
    cursor,
    limit,
  }: ListAcross & Readonly<{ cursor?: string | undefined; limit: number }>,
): Promise<string> {
  const order = orderOf(register, sort);
  const parts = {
    where: cursor === undefined ? [...filters] : [...filters, afterCursor(order, cursor)],
    ...{ orderBy: orderSql(order), limit: limit + 1 },
    // Few rows pass a filter: each company would be read to its end, one after the other.
    indexed: filters.length === 0 ? order.key.indexed : undefined,
  };
  const found = await db.readAcross(scope, async (tx) => {
    if (!parts.indexed && !isSearched) await expectAllRows(tx);
    return selectLines(tx, register, scope, parts);
  });
  const lines = found.slice(0, limit);
  const last = lines.at(-1);
  const next = found.length > limit && last ? cursorBehind(order, parseLine(last)) : undefined;
  const data = lines.map((line) => toJson(register, line)).join(',');
  return `${BEGIN}${data}]${next === undefined ? '' : `,"next_cursor":${JSON.stringify(next)}`}}`;
}

/** Numbers and companies of all rows of such a list, in its order, with the sum of their `lines`. */
export const idsAcross = (
  db: Db,
  register: Register,
  scope: AcrossScope,
  filters: readonly Condition[],
  { sort, isSearched, lines }: ListAcross & Readonly<{ lines: Condition }>,
) =>
  db.readAcross(scope, async (tx) => {
    if (!isSearched) await expectAllRows(tx);
    const parts = { where: [...filters], orderBy: orderSql(orderOf(register, sort)) };
    return selectIds(tx, register, scope, parts, lines);
  });

/**
 * Rows that hold each word of `q` in a text, a date, the department's name, the name of an activity that
 * the caller may read, or in a choice by either language's name or by words of the trade.
 */
export function matching(register: Register, scope: CompanyScope, q: string): Condition {
  const texts = register.fields.flatMap((field) => kindOf(field).searched?.(field) ?? []);
  // A line break between the texts: no word reaches from one into the next.
  const haystack = sql`concat_ws(E'\n', ${sql.join([...texts, sql`d.department_name`])})`;
  const phrases = phrasesOf(q);
  return holdsWords(sql`searchable(${haystack})`, q, (needle) => {
    const sought = { needle, phrases: phrases.get(needle), scope };
    return register.fields.flatMap((field) => kindOf(field).found?.(field, sought) ?? []);
  });
}
