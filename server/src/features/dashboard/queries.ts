import type { Counter, Dashboard } from '@emanet/contract/dashboard';
import type { RegisterType } from '@emanet/contract/records/registers';
import { sql } from 'kysely';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope } from '../../records/queries.ts';

/** The counters of the registers; the others count themselves. */
type Counters = Omit<
  Dashboard['sayaclar'],
  'aksiyonlar' | 'dokumanlar' | 'metinler' | 'basvurular'
>;

const NOTHING: Counter = { toplam: 0, dikkat: 0 };

/**
 * The counters: each equals the number of rows in the list that it leads to. They are kept by the
 * database beside the records (`kayit_sayilari`), so that no record is looked into.
 */
export async function selectCounters(tx: Tx, scope: PersonScope): Promise<Counters> {
  const found = await sql<Counter & { tur: RegisterType }>`
    select t.tur, sum(t.toplam)::int as toplam, sum(t.dikkat)::int as dikkat
    from kayit_sayilari t where ${inScope(scope)} group by t.tur`.execute(tx);
  const of = (wanted: RegisterType): Counter => {
    const { toplam, dikkat } = found.rows.find(({ tur }) => tur === wanted) ?? NOTHING;
    return { toplam, dikkat };
  };
  return {
    veri_harita: of('veri_harita'),
    veri_aktarim: of('veri_aktarim'),
    diger_aktarim: of('diger_aktarim'),
    // The specification leaves this counter empty for them, whatever assets they see.
    varlik_listesi: scope.actor.role === 'temsilci' ? null : of('varlik_listesi'),
  };
}
