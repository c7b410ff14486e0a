import type { SavedView, savedViews } from '@emanet/contract/saved-views';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';

type Body = z.output<typeof savedViews.save.body>;

const mayTidy = ({ sights }: PersonScope) => sights.departments === 'all';

/** The caller's views of a register and the shared ones, in the order of a Turkish dictionary. */
export async function selectViews(tx: Tx, scope: PersonScope, tur: Body['tur']) {
  const { company_id, actor } = scope;
  return rowsOf<SavedView>(tx)`
    select id, ad, arama, sutunlar, paylasilan, false as genel, sahibi, user_id = ${actor.user_id} as benim,
      user_id = ${actor.user_id} or ${mayTidy(scope)} as silinebilir
    from kayitli_gorunumler
    where company_id = ${company_id} and tur = ${tur} and (paylasilan or user_id = ${actor.user_id})
    order by ad collate turkish, id`;
}

/** Departments that the person sees, by which a view for every company finds its own. */
export const selectDepartmentNames = (tx: Tx, { company_id }: PersonScope) =>
  tx
    .selectFrom('departments')
    .select(['department_id', 'department_name'])
    .where('company_id', '=', company_id)
    .execute();

/** Stores a view in the place of the caller's own of that name; answers its id. */
export async function upsertView(
  tx: Tx,
  { company_id, actor }: PersonScope,
  { tur, ad, arama, sutunlar, paylasilan }: Body,
): Promise<number | undefined> {
  const columns = sutunlar && JSON.stringify(sutunlar);
  const rows = await rowsOf<{ id: number }>(tx)`
    insert into kayitli_gorunumler
      (company_id, user_id, tur, ad, arama, sutunlar, paylasilan, sahibi)
    values (${company_id}, ${actor.user_id}, ${tur}, ${ad}, ${arama}, ${columns}::jsonb,
      ${paylasilan}, ${actor.fullname})
    on conflict (company_id, user_id, tur, fold_turkish(ad)) do update
    set ad = excluded.ad, arama = excluded.arama, sutunlar = excluded.sutunlar,
      paylasilan = excluded.paylasilan, sahibi = excluded.sahibi, guncellenme_tarihi = now()
    returning id`;
  return rows[0]?.id;
}

/** Was there such a view that the caller may delete? */
export async function deleteViewRow(tx: Tx, scope: PersonScope, id: number): Promise<boolean> {
  const { company_id, actor } = scope;
  const { rows } = await sql`
    delete from kayitli_gorunumler
    where company_id = ${company_id} and id = ${id}
      and (user_id = ${actor.user_id} or (paylasilan and ${mayTidy(scope)}))
    returning id`.execute(tx);
  return rows.length > 0;
}
