import { sql } from 'kysely';
import type { Queries } from '../src/platform/db.ts';
import { verifyChain, type Verdict } from '../src/verify-log/verify.ts';

/** How many entries of verbs the chain of a company has, beside those of evidence, and where it breaks. */
export async function chainOf(
  system: Queries,
  company: number,
): Promise<Pick<Verdict, 'entries' | 'broken'>> {
  const { broken } = await verifyChain(system, company);
  const { rows } = await sql<{ entries: number }>`select count(*)::int as entries
    from change_logs where company_id = ${company} and tur <> 'kanit'`.execute(system);
  return { entries: rows[0]?.entries ?? 0, ...(broken && { broken }) };
}
