import type { Counter, Dashboard } from '@emanet/contract/dashboard';
import { sql, type RawBuilder } from 'kysely';
import { scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope } from '../../records/queries.ts';

/** The counters that are counted here; actions and documents count themselves. */
type Counters = Omit<Dashboard['sayaclar'], 'aksiyonlar' | 'dokumanlar'>;

const NOTHING: Counter = { toplam: 0, dikkat: 0 };

/** All rows of a table in the scope and, counted along, those of them that want attention. */
const counted = (table: string, where: RawBuilder<unknown>, attention: RawBuilder<unknown>) => sql`
  (select json_build_object('toplam', count(*)::int,
      'dikkat', (count(*) filter (where ${attention}))::int)
    from ${sql.table(table)} t where ${where})`;

/** Transfers abroad have an index of their own, so that no row is looked into. */
const countedTransfers = (where: RawBuilder<unknown>) => sql`
  json_build_object('toplam', (select count(*)::int from veri_aktarim t where ${where}),
    'dikkat', (select count(*)::int from veri_aktarim t where ${where} and t.yurt_disi_aktarim))`;

/** The counters: each equals the number of rows in the list that it leads to. */
export async function selectCounters(tx: Tx, scope: PersonScope): Promise<Counters> {
  const mine = inScope(scope);
  // The specification leaves this counter empty for them, whatever assets they see.
  const assets =
    scope.actor.role === 'temsilci'
      ? sql`null`
      : counted('varlik_listesi', inScope(scopeWith(scope, 'assets.read')), sql`t.ozel_nitelikli`);
  const found = await sql<Counters>`
    select ${counted('veri_harita', mine, sql`t.eksiksizlik < 100`)} as veri_harita,
      ${countedTransfers(mine)} as veri_aktarim,
      ${counted('diger_aktarim', mine, sql`t.risk = 'Yüksek'`)} as diger_aktarim,
      ${assets} as varlik_listesi`.execute(tx);
  const [first] = found.rows;
  return {
    veri_harita: NOTHING,
    veri_aktarim: NOTHING,
    diger_aktarim: NOTHING,
    varlik_listesi: null,
    ...first,
  };
}
