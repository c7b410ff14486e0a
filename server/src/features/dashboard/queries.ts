import type { Counter, Dashboard } from '@emanet/contract/dashboard';
import type { RegisterType } from '@emanet/contract/records/registers';
import { sql } from 'kysely';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope, running } from '../../records/queries.ts';

/** The counters of the registers; the others count themselves. */
type Counters = Omit<
  Dashboard['sayaclar'],
  'aksiyonlar' | 'dokumanlar' | 'metinler' | 'basvurular'
>;

const NOTHING: Counter = { toplam: 0, dikkat: 0, bilinmeyen: 0 };

/**
 * Rows without the answer that their counter counts. Activities and assets also say that data go
 * abroad: "not abroad" needs all of them to agree.
 */
const OPEN = {
  veri_aktarim: {
    veri_aktarim: sql`t.yurt_disi_aktarim is null`,
    veri_harita: sql`t.yurt_disi_aktarim is distinct from false and ${running}`,
    varlik_listesi: sql`t.yurt_disi_mi`,
  },
  diger_aktarim: { diger_aktarim: sql`t.risk is null or t.eksiksizlik < 100` },
  varlik_listesi: {
    varlik_listesi: sql`not t.ozel_nitelikli and t.ozel_nitelikli_veri is null
      and cardinality(t.islenen_kisisel_veriler) = 0`,
  },
} as const;

/**
 * The counters: each equals the number of rows in its list. The database stores them beside the
 * records (`kayit_sayilari`), so that no record is read.
 */
export async function selectCounters(tx: Tx, scope: PersonScope): Promise<Counters> {
  const found = await sql<Omit<Counter, 'bilinmeyen'> & { tur: RegisterType }>`
    select t.tur, sum(t.toplam)::int as toplam, sum(t.dikkat)::int as dikkat
    from kayit_sayilari t where ${inScope(scope)} group by t.tur`.execute(tx);
  const of = (wanted: RegisterType): Counter => {
    const { toplam, dikkat } = found.rows.find(({ tur }) => tur === wanted) ?? NOTHING;
    return { toplam, dikkat, bilinmeyen: 0 };
  };
  /** Open answers are counted only where the counter would otherwise show zero. */
  const asked = async (wanted: keyof typeof OPEN): Promise<Counter> => {
    const counter = of(wanted);
    if (counter.dikkat > 0 || counter.toplam === 0) return counter;
    const counts = Object.entries(OPEN[wanted]).map(
      ([table, open]) =>
        sql`(select count(*) from ${sql.table(table)} t where ${inScope(scope)} and (${open}))`,
    );
    const { rows } = await sql<{
      open: number;
    }>`select (${sql.join(counts, sql` + `)})::int as open`.execute(tx);
    return { ...counter, bilinmeyen: rows[0]?.open ?? 0 };
  };
  const [suppliers, bodies, held] = await Promise.all([
    asked('veri_aktarim'),
    asked('diger_aktarim'),
    scope.actor.role === 'temsilci' ? null : asked('varlik_listesi'),
  ]);
  return {
    veri_harita: of('veri_harita'),
    veri_aktarim: suppliers,
    diger_aktarim: bodies,
    // The specification leaves this counter empty for them, even if they see assets.
    varlik_listesi: held,
  };
}
