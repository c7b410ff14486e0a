import { COMPANY_PARAM } from '@emanet/contract/shared/company-address';
import type { FastifyRequest } from 'fastify';
import { DAY_PARAM, isPastDay } from '@emanet/contract/shared/time/past-day';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { firstInstantOf, dayOf } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import type { PersonScope } from '../access/scope.ts';
import type { Db } from '../db.ts';
import { fail } from '../errors.ts';

/**
 * Notes the company that a plain navigation names in its address, where it cannot send a header. No
 * endpoint has a parameter of this name.
 */
export function takeCompany(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  const named = query[COMPANY_PARAM];
  if (named === undefined) return;
  delete query[COMPANY_PARAM];
  request.headers['x-company-id'] ??= typeof named === 'string' ? named : '';
}

/** The company that a request names; what is no number is the id of no company. */
export function namedCompany({ headers }: FastifyRequest): number | undefined {
  const named = headers['x-company-id'];
  return named === undefined ? undefined : Number(named);
}

/**
 * Takes the past day that a request names out of its query. Stops where the endpoint shows none, or the day
 * is none before today; an endpoint with a parameter of this name keeps it.
 */
export function takeDay(request: FastifyRequest, { asOf, query }: Endpoint): string | undefined {
  const asked = request.query as Record<string, unknown>;
  const day = asked[DAY_PARAM];
  if (day === undefined) return undefined;
  if (!asOf) return query.safeParse({ ...asked }).success ? undefined : fail('DAY_NOT_SERVED');
  if (typeof day !== 'string' || !isPastDay(day)) return fail('DAY_INVALID');
  delete asked[DAY_PARAM];
  return day;
}

/**
 * Stops when a day lies before the first entry of the company's change log, from which past days are put
 * together.
 */
export async function refuseUnknownDay(db: Db, scope: PersonScope, day: string): Promise<void> {
  const [first] = await db.ask(
    scope,
    sql<{ tarih: string }>`select min(tarih) as tarih from (
      select tarih from change_logs where company_id = ${scope.company_id} order by id limit 100
    ) oldest`,
  );
  if (!first?.tarih) return fail('DAY_UNKNOWN', { values: { first: day } });
  const since = dayOf(first.tarih);
  if (firstInstantOf(day) < firstInstantOf(since))
    fail('DAY_UNKNOWN', { values: { first: since.split('-').toReversed().join('.') } });
}
