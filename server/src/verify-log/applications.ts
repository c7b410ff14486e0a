import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { streamed } from './cursor.ts';
import { eventDigest, type PrintedEvent } from './digests.ts';

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

/** Companies that have applications, or have counted any: in others nothing can be missing. */
export async function withApplications(system: Queries): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from basvurular union select company_id from basvuru_sayaclari`.execute(
    system,
  );
  return new Set(rows.map(({ company_id }) => company_id));
}

/** An event with what the chain has noted in its place. */
type PlacedEvent = PrintedEvent &
  Readonly<{ subject: number; place: number; chained: string | null }>;

/**
 * The first event of each application that does not fit; 0 where there is none at all. An event that
 * the chain has noted and that is gone stands in the rows without values.
 */
async function changedEvents(system: Queries, company_id: number): Promise<ApplicationBreak[]> {
  const broken = new Map<number, number>();
  let previous = { subject: 0, ozet: '' };
  for await (const event of streamed(system, eventsOf(company_id))) {
    const { subject, place } = event;
    const before = previous.subject === subject ? previous.ozet : '';
    const fits =
      Number(event.sira) === place &&
      event.ozet === event.chained &&
      event.ozet === eventDigest(before, event);
    if (!fits && !broken.has(subject)) broken.set(subject, place);
    previous = { subject, ozet: event.ozet };
  }
  for (const subject of await readWithoutEvents(system, company_id)) broken.set(subject, 0);
  return [...broken]
    .sort(([a], [b]) => a - b)
    .map(([subject, place]) => ({ subject, place, why: 'changed' }));
}

const eventsOf = (company_id: number): RawBuilder<PlacedEvent> => sql<PlacedEvent>`
    with events as (
      select o.*, row_number() over (partition by o.basvuru_id order by o.sira) as place
      from basvuru_olaylari o where o.company_id = ${company_id}
    ), chained as (
      select l.record_id, l.alanlar -> 0 ->> 'yeni' as ozet,
        row_number() over (partition by l.record_id order by l.id) as place
      from change_logs l
      where l.company_id = ${company_id} and l.tur = 'basvurular' and l.islem = 'olay'
    )
    select b.id as subject, coalesce(e.place, c.place)::int as place, c.ozet as chained,
      e.company_id::text, e.basvuru_id::text, e.sira::text, e.tur, e.veri::text, e.aktor_turu,
      e.user_id::text, e.guncelleyen, e.tarih::text, e.ozet, e.tuz::text
    from chained c full join events e on e.basvuru_id = c.record_id and e.place = c.place
    join basvurular b on b.company_id = ${company_id} and b.id = coalesce(e.basvuru_id, c.record_id)
    order by b.id, 2`;

async function readWithoutEvents(system: Queries, company_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from basvurular b where b.company_id = ${company_id}
      and not exists (select from basvuru_olaylari e where e.company_id = b.company_id and e.basvuru_id = b.id)`.execute(
    system,
  );
  return rows.map(({ id }) => id);
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
