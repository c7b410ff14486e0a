import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';

/** Companies whose counts are kept in memory, the most recently used ones. */
const MOST_KEPT = 500;

type Counts = ReadonlyMap<number, number>;
const kept = new Map<number, Readonly<{ mark: string; counts: Counts }>>();

/**
 * Everything the counts follow from, as one text: the states of sources, the versions in force and
 * the decisions. Sums of digests show two transactions that end out of turn, unlike the time of the
 * last one.
 */
async function markOf(tx: Tx, { company_id }: CompanyScope): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ',
      (select concat(count(*), ':', sum(hashtextextended(concat(kayit_turu, kayit_id, alan, deger), 0)))
        from metin_degisimleri where company_id = ${company_id}),
      (select concat(count(*), ':', sum(id * 31 + surum), ':', sum(yayindaki)) from metinler
        where company_id = ${company_id}),
      (select concat(count(*), ':', max(id)) from metin_kararlari where company_id = ${company_id})
    ) as mark`.execute(tx);
  return rows[0]?.mark ?? '';
}

/**
 * Sentences with changed sources, by text; a source without a sentence counts as one: a text is in
 * these rows exactly when `isStale` is true.
 */
export const staleSentences = ({ company_id }: CompanyScope) => sql<{
  metin_id: number;
  n: number;
}>`select e.metin_id, greatest(1, count(distinct c) filter (where left(c, 1) <> '~'))::int as n
  from metin_eskiyenler e left join unnest(e.cumleler) c on true
  where e.company_id = ${company_id} group by e.metin_id`;

/**
 * The same as counts. Counted again after a change: in a company of 1,000 texts that reads every
 * link.
 */
export async function staleCounts(tx: Tx, scope: CompanyScope): Promise<Counts> {
  const { company_id } = scope;
  const mark = await markOf(tx, scope);
  const known = kept.get(company_id);
  if (known?.mark === mark) return known.counts;
  const { rows } = await staleSentences(scope).execute(tx);
  const counts = new Map(rows.map(({ metin_id, n }) => [metin_id, n]));
  kept.delete(company_id);
  kept.set(company_id, { mark, counts });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return counts;
}
