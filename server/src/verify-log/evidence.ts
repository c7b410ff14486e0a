import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { streamed } from './cursor.ts';
import { KEPT, type Kept } from './kept.ts';

/** A row of evidence that does not fit its digest, has none, or went without an entry. */
export type EvidenceBreak = Readonly<{
  table: string;
  key: string;
  why: 'no entries' | 'not as noted' | 'removed';
  entry?: number;
}>;

type Compared = Readonly<{
  named: string;
  content: string | null;
  noted: string | null;
  entry: number | null;
}>;

/** Compares each row of evidence of a company with the newest digest that its chain has of it. */
export async function* verifyEvidence(
  system: Queries,
  company_id: number,
): AsyncGenerator<EvidenceBreak, void> {
  for await (const row of streamed(system, compared(company_id))) {
    const why = breakOf(row);
    if (!why) continue;
    const [table = '', ...keys] = row.named.split('/');
    yield { table, key: keys.join('/'), why, ...(row.entry !== null && { entry: row.entry }) };
  }
}

function breakOf({ content, noted, entry }: Compared): EvidenceBreak['why'] | undefined {
  if (content === null) return noted === null ? undefined : 'removed';
  if (entry === null) return 'no entries';
  const digest = createHash('sha256').update(content, 'utf8').digest('hex');
  return digest === noted ? undefined : 'not as noted';
}

const labelOf = ({ table, noted }: Kept): string => noted?.label ?? table;

/** Rows of one table as the database prints them, each under the name that its entries have. */
function stored(kept: Kept, company_id: number): RawBuilder<unknown> {
  const { table, keys, leftOut = [], noted, filter = 'true', rows = sql.table(table) } = kept;
  const named = sql.join([sql.lit(labelOf(kept)), ...keys.map((key) => sql.ref(`t.${key}`))]);
  const content = noted
    ? sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t))
        where key = any (${[...noted.columns]}::text[]))`
    : sql`to_jsonb(t) - ${[...leftOut]}::text[]`;
  return sql`
    select concat_ws('/', ${named}) as named, jsonb_strip_nulls(${content})::text as content
    from ${rows} t where t.company_id = ${company_id} and ${sql.raw(filter)}`;
}

/** Whether the going of a row has to be noted: not where its parent went, too. */
const told = (kept: Kept, company_id: number): RawBuilder<unknown>[] => {
  const { parent, mayGo } = kept;
  if (mayGo) return [sql`when ${sql.lit(labelOf(kept))} then false`];
  if (!parent) return [];
  return [
    sql`when ${sql.lit(labelOf(kept))} then exists (select from ${sql.table(parent.table)} p
      where p.company_id = ${company_id} and p.${sql.ref(parent.key)} = n.record_id)`,
  ];
};

/** All rows of evidence beside what is noted of them, the noted ones that are gone included. */
const compared = (company_id: number): RawBuilder<Compared> => sql<Compared>`
  with noted as (
    select distinct on (l.alanlar -> 0 ->> 'alan' collate "C")
      l.alanlar -> 0 ->> 'alan' as named, l.alanlar -> 0 ->> 'yeni' as digest, l.id, l.record_id
    from change_logs l
    where l.company_id = ${company_id} and l.tur = 'kanit'
      and not starts_with(l.alanlar -> 0 ->> 'alan', 'change_logs/')
    order by l.alanlar -> 0 ->> 'alan' collate "C", l.id desc
  ), stored as (
    ${sql.join(
      KEPT.map((kept) => stored(kept, company_id)),
      sql` union all `,
    )}
  )
  select coalesce(s.named, n.named) as named, s.content, n.digest as noted, n.id::float8 as entry
  from stored s full join noted n on n.named = s.named
  where s.named is not null or (n.digest is not null and case split_part(n.named, '/', 1)
    ${sql.join(
      KEPT.flatMap((kept) => told(kept, company_id)),
      sql` `,
    )} else true end)
  order by coalesce(s.named, n.named) collate "C"`;
