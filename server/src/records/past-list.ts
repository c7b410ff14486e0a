import { sql } from 'kysely';
import { dayReadBy } from '../nouns/past.ts';
import { bodyOf, type CompanyScope } from '../platform/access/scope.ts';
import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { matching } from './list.ts';
import { afterCursor, orderOf, orderSql } from './order.ts';
import { selectLines, type Condition } from './queries.ts';
import { parseLine } from './record-json.ts';
import type { ListQuery, RecordRow, Register } from './register.ts';
import { healthOf } from './write/health.ts';
import type { Compare } from './write/judge.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Compares linked records, which a stored judgement holds and one of a past day does not. */
    compareLinked: Compare;
  }
}

/** Reads past days: the application, or a job with the same two. */
type Reader = Readonly<{ services: Services; compareLinked: Compare }>;

type Parts = Readonly<{ where: readonly Condition[]; orderBy?: Condition; limit?: number }>;

/** Rows of the day that a request reads, judged by the rules of today on the date of that day. */
async function rowsThen(app: Reader, register: Register, scope: CompanyScope, parts: Parts) {
  const day = dayReadBy(scope.actor) ?? fail('DAY_INVALID');
  return app.services.db.read(scope, async (tx): Promise<RecordRow[]> => {
    const where = [...parts.where];
    const lines = await selectLines(tx, register, scope, { ...parts, where, readOnly: true });
    const linked = (await app.compareLinked(tx, scope, day, register.tur))[register.tur];
    return lines.map((line) => rowThen(register, scope, line, { day, linked }));
  });
}

type Judged = Readonly<{ day: string; linked: Awaited<ReturnType<Compare>>[Register['tur']] }>;

/** A row of a past day, judged by the rules of today on its date and the warnings of its linked records. */
export function rowThen(
  register: Register,
  scope: CompanyScope,
  line: string,
  { day, linked }: Judged,
): RecordRow {
  const row = parseLine(line);
  const known = { ...row, uyarilar: linked.get(row.id) ?? [] };
  // The statement names every column, as for `toRow`.
  return {
    ...row,
    ...healthOf(register, known, day, bodyOf(scope)),
    ...register.follows?.(row),
  } as RecordRow;
}

/** The list of a past day: whole, or the page that `limit` and `cursor` ask for. */
export async function listThen(
  app: Reader,
  register: Register,
  scope: CompanyScope,
  query: ListQuery,
) {
  if (query.company_id !== undefined && query.company_id !== scope.company_id)
    fail('DAY_NOT_SERVED');
  const order = orderOf(register, query.sort);
  return rowsThen(app, register, scope, {
    where: [
      ...(query.department_id ? [sql`t.department_id = ${query.department_id}`] : []),
      ...(query.q ? [matching(register, scope, query.q)] : []),
      ...(query.cursor === undefined ? [] : [afterCursor(order, query.cursor)]),
    ],
    orderBy: orderSql(order),
    ...(query.limit !== undefined && { limit: query.limit }),
  });
}

/** One record as it was; stops with NOT_FOUND when it was not there. */
export async function recordThen(app: Reader, register: Register, scope: CompanyScope, id: number) {
  const [row] = await rowsThen(app, register, scope, { where: [sql`t.id = ${id}`] });
  return row ?? fail('NOT_FOUND');
}
