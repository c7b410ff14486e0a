import type { SavedView, savedViews } from '@emanet/contract/saved-views';
import { sql } from 'kysely';
import type { z } from 'zod';
import { mayUse, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';

type Body = z.output<typeof savedViews.save.body>;

/** May the caller delete shared views of others? */
const mayTidy = (scope: PersonScope) =>
  scope.sights.departments === 'all' && mayUse(scope, 'saved-views.share');

/** The caller's views of a register and the shared ones, in the order of a Turkish dictionary. */
export async function selectViews(tx: Tx, scope: PersonScope, tur: Body['tur']) {
  const { company_id, actor } = scope;
  return rowsOf<SavedView>(tx)`
    select id, ad, arama, sutunlar, paylasilan, false as genel, sahibi, user_id = ${actor.user_id} as benim,
      user_id = ${actor.user_id} and (not paylasilan or ${mayUse(scope, 'saved-views.share')})
        or user_id <> ${actor.user_id} and ${mayTidy(scope)} as silinebilir
    from kayitli_gorunumler
    where company_id = ${company_id} and tur = ${tur} and silinme_tarihi is null
      and (paylasilan or user_id = ${actor.user_id})
    order by ad collate turkish, id`;
}

/** Departments that the person sees, by which a view for every company finds its own. */
export const selectDepartmentNames = (tx: Tx, { company_id }: PersonScope) =>
  tx
    .selectFrom('departments')
    .select(['department_id', 'department_name'])
    .where('company_id', '=', company_id)
    .execute();

/** Stores a view, replacing the caller's own of that name; `was_shared`: that one was shared. */
export async function upsertView(
  tx: Tx,
  { company_id, actor }: PersonScope,
  { tur, ad, arama, sutunlar, paylasilan }: Body,
) {
  const columns = sutunlar && JSON.stringify(sutunlar);
  const [row] = await rowsOf<{ id: number; was_shared: boolean }>(tx)`
    insert into kayitli_gorunumler
      (company_id, user_id, tur, ad, arama, sutunlar, paylasilan, sahibi)
    values (${company_id}, ${actor.user_id}, ${tur}, ${ad}, ${arama}, ${columns}::jsonb,
      ${paylasilan}, ${actor.fullname})
    on conflict (company_id, user_id, tur, fold_turkish(ad)) do update
    set ad = excluded.ad, arama = excluded.arama, sutunlar = excluded.sutunlar,
      paylasilan = excluded.paylasilan, sahibi = excluded.sahibi, guncellenme_tarihi = now(),
      silinme_tarihi = null
    returning id, exists (
      select from kayitli_gorunumler before
      where before.id = kayitli_gorunumler.id and before.paylasilan
        and before.silinme_tarihi is null
    ) as was_shared`;
  return row;
}

/**
 * Deletes or restores a view that is the caller's own or a shared one that the caller may tidy;
 * undefined without one. A deleted view is kept for a day.
 */
export async function markViewRow(tx: Tx, scope: PersonScope, id: number, deleted: boolean) {
  const { company_id, actor } = scope;
  await sql`delete from kayitli_gorunumler
    where company_id = ${company_id} and silinme_tarihi < now() - interval '1 day'`.execute(tx);
  const [row] = await rowsOf<{ paylasilan: boolean }>(tx)`
    update kayitli_gorunumler set silinme_tarihi = ${deleted ? sql`now()` : sql`null`}
    where company_id = ${company_id} and id = ${id} and (silinme_tarihi is null) = ${deleted}
      and (user_id = ${actor.user_id} or (paylasilan and ${mayTidy(scope)}))
    returning paylasilan`;
  return row;
}
