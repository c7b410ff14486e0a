import { sql } from 'kysely';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope, type Condition } from '../../records/queries.ts';

/** Decisions of a person about the notification, which no record holds. */
export type Decisions = Readonly<{
  /** Confirmed measures; `aciklama` is the wording of "Diğer". */
  measures: readonly Readonly<{ kod: string; aciklama: string | null }>[];
  periods: ReadonlyMap<string, Readonly<{ secim: string; secenekler: readonly string[] }>>;
  /** Names of activities by id, of those whose period may be notified. */
  names: ReadonlyMap<number, string>;
}>;

type ChosenPeriod = Readonly<{ kategori: string; secim: string; secenekler: string[] }>;

/** Confirmed measures, chosen periods, and the names of some activities. */
export async function selectDecisions(
  tx: Tx,
  scope: CompanyScope,
  activities: readonly number[],
): Promise<Decisions> {
  const company: Condition = sql`t.company_id = ${scope.company_id}`;
  const measures = await sql<Decisions['measures'][number]>`
    select t.kod, t.aciklama from verbis_tedbirleri t
    where ${company} and t.durum = 'onayli'`.execute(tx);
  const periods = await sql<ChosenPeriod>`
    select t.kategori, t.secim, t.secenekler from verbis_sureleri t where ${company}`.execute(tx);
  const names = await sql<{ id: number; surec_ismi: string }>`
    select t.id, t.surec_ismi from veri_harita t
    where ${inScope(scopeWith(scope, 'processing-activities.read'))}
      and t.id = any(${[...new Set(activities)]}::int[])`.execute(tx);
  return {
    measures: measures.rows,
    periods: new Map(periods.rows.map(({ kategori, ...chosen }) => [kategori, chosen])),
    names: new Map(names.rows.map(({ id, surec_ismi }) => [id, surec_ismi])),
  };
}
