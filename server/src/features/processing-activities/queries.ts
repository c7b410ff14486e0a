import type { ActivityName } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { answeredFor } from '../../records/category-details.ts';
import { inScope, itemTable, running, selectLines } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';
import { rowsOf } from '../../platform/rows.ts';

const PLACES = { details: sql`t.kategori_ayrintilari`, category: sql`item.category` };

/** Every activity of the scope once per category of its items. */
const activitiesByCategory = (scope: CompanyScope) => sql`
  select distinct t.id, item.category, t.islenme_amaci,
    (${answeredFor({ part: 'saklama_suresi', ...PLACES }, sql`array[t.saklama_suresi]`)})[1]
      as saklama_suresi,
    ${answeredFor({ part: 'ilgili_kisi', ...PLACES }, sql`t.ilgili_kisi`)} as ilgili_kisi
  from veri_harita t
  cross join unnest(t.islenen_kisisel_veriler) held(code)
  join ${itemTable} on item.code = held.code
  where ${inScope(scope)} and ${running}`;

export type CategoryUse = Readonly<{
  category: string;
  activities: number;
  purposes: string[];
  periods: string[];
}>;

/** Per category: how many activities, their purposes and their storage periods. */
export const selectCategoryUse = (tx: Tx, scope: CompanyScope): Promise<CategoryUse[]> =>
  rowsOf<CategoryUse>(tx)`
    with use as (${activitiesByCategory(scope)})
    select category, count(distinct id)::int as activities,
      coalesce(array_agg(distinct purpose) filter (where purpose is not null), '{}') as purposes,
      coalesce(array_agg(distinct saklama_suresi) filter (where saklama_suresi is not null), '{}')
        as periods
    from use left join unnest(islenme_amaci) purpose on true
    group by category
  `;

export type SubjectUse = Readonly<{ subject: string; category: string; activities: number }>;

/** Number of activities with a category of a group of people, by the group's name in VERBİS. */
export const selectSubjectUse = (
  tx: Tx,
  scope: CompanyScope,
  officialNameOf: ReadonlyMap<string, string>,
): Promise<SubjectUse[]> =>
  rowsOf<SubjectUse>(tx)`
    with use as (${activitiesByCategory(scope)})
    select named.official as subject, category, count(distinct id)::int as activities
    from use
    cross join unnest(ilgili_kisi) person(code)
    join unnest(
      ${[...officialNameOf.keys()]}::text[], ${[...officialNameOf.values()]}::text[]
    ) named(code, official) on named.code = person.code
    group by named.official, category
  `;

/** Records of another register in the scope that name the activity; each as one line of JSON. */
export const selectLinked = (tx: Tx, register: Register, scope: CompanyScope, activity: number) =>
  selectLines(tx, register, scope, {
    where: [sql`t.veri_harita_id @> array[${activity}::int]`],
    readOnly: true,
  });

/** Activities of the scope for other registers' fields, in the order of a Turkish dictionary. */
export const selectNames = (tx: Tx, scope: CompanyScope): Promise<ActivityName[]> =>
  rowsOf<ActivityName>(tx)`
    select t.id, coalesce(t.surec_ismi, '') as ad, d.department_name as departman,
      coalesce(t.ozel_nitelikli, false) as ozel_nitelikli
    from veri_harita t
    join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    where ${inScope(scope)}
    order by t.surec_ismi collate turkish, t.id`;
