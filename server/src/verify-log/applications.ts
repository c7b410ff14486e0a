import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';

/** An application whose events are not as they were written, or that is gone without its disposal. */
export type ApplicationBreak =
  | Readonly<{ subject: number; place: number; why: 'changed' }>
  | Readonly<{ number: string; why: 'removed' }>;

/**
 * Compares the events of a company's applications with their digests in its chain: what happened is
 * erased with an application, and its digests stay. Applications are numbered without a gap, so one
 * that went without a note of its disposal shows too.
 */
export async function verifyApplications(
  system: Queries,
  company_id: number,
): Promise<ApplicationBreak[]> {
  return [
    ...(await changedEvents(system, company_id)),
    ...(await removedApplications(system, company_id)),
  ];
}

/** The first event of each application that does not fit; 0 where there is none at all. */
async function changedEvents(system: Queries, company_id: number): Promise<ApplicationBreak[]> {
  const { rows } = await sql<{ subject: number; place: number }>`
    with events as (
      select o.basvuru_id as subject, row_number() over chain as place, o.sira, o.ozet,
        application_event_hash(coalesce(lag(o.ozet) over chain, ''), o) as expected
      from basvuru_olaylari o where o.company_id = ${company_id}
      window chain as (partition by o.basvuru_id order by o.sira)
    ), chained as (
      select l.record_id as subject, l.alanlar -> 0 ->> 'yeni' as ozet,
        row_number() over (partition by l.record_id order by l.id) as place
      from change_logs l where l.company_id = ${company_id} and l.tur = 'basvurular'
    ), broken as (
      select subject, place from events where ozet <> expected or sira <> place
      union all
      select coalesce(c.subject, e.subject), coalesce(c.place, e.place)
      from chained c full join events e on e.subject = c.subject and e.sira = c.place
      where c.ozet is distinct from e.ozet
      union all
      select b.id, 0 from basvurular b where b.company_id = ${company_id}
        and not exists (select from events e where e.subject = b.id)
    )
    select subject, min(place)::int as place from broken
    join basvurular b on b.company_id = ${company_id} and b.id = subject
    group by subject order by subject`.execute(system);
  return rows.map((row) => ({ why: 'changed', ...row }));
}

async function removedApplications(
  system: Queries,
  company_id: number,
): Promise<ApplicationBreak[]> {
  const { rows } = await sql<{ number: string }>`
    select c.yil || '/' || lpad(n::text, greatest(3, length(n::text)), '0') as number
    from basvuru_sayaclari c cross join generate_series(1, c.son) n
    where c.company_id = ${company_id}
      and not exists (select from basvurular b
        where (b.company_id, b.yil, b.sira) = (c.company_id, c.yil, n))
      and not exists (select from basvuru_imhalari i
        where (i.company_id, i.yil, i.sira) = (c.company_id, c.yil, n))
    order by 1`.execute(system);
  return rows.map((row) => ({ why: 'removed', ...row }));
}
