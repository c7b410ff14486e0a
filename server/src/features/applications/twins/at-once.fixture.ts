import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { WholeDb } from '../../../platform/db.ts';

/**
 * Makes two calls that each record an application of a company, at two nodes since a node serves a
 * company in turn, and lets neither store it before both have begun: the counter of the company's
 * numbers is locked until both wait.
 */
export const atOnce = <T>(
  { system }: WholeDb,
  company: number,
  calls: readonly [() => Promise<T>, () => Promise<T>],
): Promise<T[]> =>
  system
    .transaction()
    .execute(async (tx) => {
      await sql`select from basvuru_sayaclari where company_id = ${company} for update`.execute(tx);
      const answers = Promise.all(calls.map((one) => one()));
      await vi.waitFor(async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_locks where not granted`.execute(system);
        expect(rows[0]?.n).toBeGreaterThanOrEqual(2);
      }, 10_000);
      return { answers };
    })
    .then(({ answers }) => answers);
