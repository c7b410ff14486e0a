import { sql } from 'kysely';
import type { Queries } from './db.ts';

/**
 * Says that rows of this transaction are noted as evidence in the chains of their companies, as a verb's
 * are: one of the platform belongs to no company (0615_more_evidence.sql).
 */
export async function noteEvidence(tx: Queries): Promise<void> {
  await sql`select set_config('app.noted', 'on', true)`.execute(tx);
}
