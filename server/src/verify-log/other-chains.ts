import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import type { NotedEnds } from './anchored.ts';

/** A place where the log of a company's own changes, or the events of an application, do not fit. */
export type OtherBreak =
  | Readonly<{ chain: 'organization'; place: number; why: 'changed' | 'not as anchored' }>
  | Readonly<{
      chain: 'application';
      subject: number;
      place: number;
      why: 'changed' | 'not as anchored';
    }>
  | Readonly<{ chain: 'application'; number: string; why: 'removed' }>;

/**
 * Recomputes the chain of a company's own changes and those of its applications, and compares them
 * with the ends that anchors have noted. Applications are numbered without a gap, so one that went
 * without a note of its disposal shows too.
 */
export async function verifyOtherChains(
  system: Queries,
  company_id: number,
  noted: NotedEnds,
): Promise<OtherBreak[]> {
  const [organization, applications, removed] = await Promise.all([
    organizationBreaks(system, company_id),
    applicationBreaks(system, company_id),
    removedApplications(system, company_id),
  ]);
  const known = new Set([...organization, ...applications].map(subjectOf));
  const unlike = (await unlikeNoted(system, company_id, noted)).filter(
    (one) => !known.has(subjectOf(one)),
  );
  return [...organization, ...applications, ...unlike, ...removed];
}

const subjectOf = (one: OtherBreak) => ('subject' in one ? one.subject : one.chain);

async function organizationBreaks(system: Queries, company_id: number): Promise<OtherBreak[]> {
  const { rows } = await sql<{ place: number | null }>`
    select min(place)::int as place from (
      select row_number() over chain as place, l.sira, l.ozet,
        organization_log_hash(coalesce(lag(l.ozet) over chain, ''), l) as expected
      from organization_logs l where l.company_id = ${company_id} window chain as (order by l.sira)
    ) link where ozet <> expected or sira <> place`.execute(system);
  return rows.flatMap(({ place }) =>
    place === null ? [] : [{ chain: 'organization', place, why: 'changed' }],
  );
}

/** The first event of each application that does not fit; 0 where there is none at all. */
async function applicationBreaks(system: Queries, company_id: number): Promise<OtherBreak[]> {
  const { rows } = await sql<{ subject: number; place: number }>`
    select subject, min(place)::int as place from (
      select o.basvuru_id as subject, row_number() over chain as place, o.sira, o.ozet,
        application_event_hash(coalesce(lag(o.ozet) over chain, ''), o) as expected
      from basvuru_olaylari o where o.company_id = ${company_id}
      window chain as (partition by o.basvuru_id order by o.sira)
    ) link where ozet <> expected or sira <> place group by subject
    union all
    select b.id, 0 from basvurular b where b.company_id = ${company_id} and not exists (
      select from basvuru_olaylari o where o.company_id = b.company_id and o.basvuru_id = b.id)
    order by 1`.execute(system);
  return rows.map((row) => ({ chain: 'application', why: 'changed', ...row }));
}

async function removedApplications(system: Queries, company_id: number): Promise<OtherBreak[]> {
  const { rows } = await sql<{ number: string }>`
    select c.yil || '/' || lpad(n::text, greatest(3, length(n::text)), '0') as number
    from basvuru_sayaclari c cross join generate_series(1, c.son) n
    where c.company_id = ${company_id}
      and not exists (select from basvurular b
        where (b.company_id, b.yil, b.sira) = (c.company_id, c.yil, n))
      and not exists (select from basvuru_imhalari i
        where (i.company_id, i.yil, i.sira) = (c.company_id, c.yil, n))
    order by 1`.execute(system);
  return rows.map((row) => ({ chain: 'application', why: 'removed', ...row }));
}

/** Ends that an anchor has noted and that are otherwise now; an application that went is told apart. */
async function unlikeNoted(
  system: Queries,
  company_id: number,
  { organization = new Map(), applications = [] }: NotedEnds,
): Promise<OtherBreak[]> {
  const own = [...organization];
  const changed = await sql<{ place: number }>`
    select min(n.place) as place
    from unnest(${own.map(([place]) => place)}::int[], ${own.map(([, digest]) => digest)}::text[])
      n(place, ozet)
    left join organization_logs l on l.company_id = ${company_id} and l.sira = n.place
    where l.ozet is distinct from n.ozet having count(*) > 0`.execute(system);
  const events = await sql<{ subject: number; place: number }>`
    select n.subject, min(n.place) as place
    from unnest(${applications.map(([subject]) => subject)}::int[],
      ${applications.map(([, place]) => place)}::int[],
      ${applications.map(([, , digest]) => digest)}::text[]) n(subject, place, ozet)
    join basvurular b on b.company_id = ${company_id} and b.id = n.subject
    left join basvuru_olaylari o
      on o.company_id = b.company_id and o.basvuru_id = b.id and o.sira = n.place
    where o.ozet is distinct from n.ozet group by n.subject order by 1`.execute(system);
  const why = 'not as anchored';
  return [
    ...changed.rows.map(({ place }): OtherBreak => ({ chain: 'organization', place, why })),
    ...events.rows.map((row): OtherBreak => ({ chain: 'application', why, ...row })),
  ];
}
