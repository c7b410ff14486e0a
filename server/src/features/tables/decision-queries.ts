import { sql } from 'kysely';
import { settingsThen } from '../../nouns/past.ts';
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

/** Confirmed measures, chosen periods, and the names of some activities; `instant`: as they were then. */
export async function selectDecisions(
  tx: Tx,
  scope: CompanyScope,
  activities: readonly number[],
  instant?: string,
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
  const now = {
    measures: measures.rows,
    periods: new Map(periods.rows.map(({ kategori, ...chosen }) => [kategori, chosen])),
    names: new Map(names.rows.map(({ id, surec_ismi }) => [id, surec_ismi])),
  };
  if (instant === undefined) return now;
  const measuresThen = new Map(now.measures.map((one) => [one.kod, one]));
  for (const [kod, then] of await settingsThen(tx, scope, 'verbis_tedbirleri', instant)) {
    const aciklama = confirmedBefore(then);
    if (aciklama === undefined) measuresThen.delete(kod);
    else measuresThen.set(kod, { kod, aciklama });
  }
  const periodsThen = new Map(now.periods);
  for (const [kategori, secim] of await settingsThen(tx, scope, 'verbis_sureleri', instant)) {
    const secenekler = periodsThen.get(kategori)?.secenekler ?? [];
    if (typeof secim === 'string') periodsThen.set(kategori, { secim, secenekler });
    else periodsThen.delete(kategori);
  }
  return { ...now, measures: [...measuresThen.values()], periods: periodsThen };
}

/** The wording of a confirmed measure; undefined for one that was not. */
function confirmedBefore(before: unknown): string | null | undefined {
  if (typeof before !== 'object' || before === null || !('durum' in before)) return undefined;
  if (before.durum !== 'onayli') return undefined;
  return 'aciklama' in before && typeof before.aciklama === 'string' ? before.aciklama : null;
}
