import { sql } from 'kysely';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
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
  return instant === undefined ? now : withoutLater(now, await selectLater(tx, scope, instant));
}

type Undone = Readonly<{ tur: string; alan: string; eski: unknown }>;

/** What decisions made from an instant on replaced, the newest first. */
const selectLater = (tx: Tx, { company_id }: CompanyScope, instant: string) =>
  rowsOf<Undone>(tx)`
    select t.tur, changed ->> 'alan' as alan, changed -> 'eski' as eski
    from change_logs t cross join lateral jsonb_array_elements(t.alanlar) changed
    where t.company_id = ${company_id} and t.tarih >= ${instant}
      and t.tur in ('verbis_tedbirleri', 'verbis_sureleri')
    order by t.id desc`;

function withoutLater(now: Decisions, later: readonly Undone[]): Decisions {
  const measures = new Map(now.measures.map((one) => [one.kod, one]));
  const periods = new Map(now.periods);
  for (const { tur, alan, eski } of later) {
    if (tur === 'verbis_tedbirleri') {
      const aciklama = confirmedBefore(eski);
      if (aciklama === undefined) measures.delete(alan);
      else measures.set(alan, { kod: alan, aciklama });
    } else if (typeof eski === 'string') {
      periods.set(alan, { secim: eski, secenekler: periods.get(alan)?.secenekler ?? [] });
    } else periods.delete(alan);
  }
  return { ...now, measures: [...measures.values()], periods };
}

/** The wording of a confirmed measure; undefined for one that was not. */
function confirmedBefore(before: unknown): string | null | undefined {
  if (typeof before !== 'object' || before === null || !('durum' in before)) return undefined;
  if (before.durum !== 'onayli') return undefined;
  return 'aciklama' in before && typeof before.aciklama === 'string' ? before.aciklama : null;
}
