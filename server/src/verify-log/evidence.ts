import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import type { Tables } from '../schema/tables.ts';

/** Rows compared by one query. */
const BATCH = 1000;

/** A table whose rows have left digests in the chain, as 0420_evidence.sql says. */
type Kept = Readonly<{
  table: keyof Tables;
  keys: readonly string[];
  leftOut?: readonly string[];
  /** Rows that are noted; all where none are named. */
  filter?: string;
  /** The row whose going takes these along; theirs is told by its own entries. */
  parent?: Readonly<{ table: keyof Tables; key: string }>;
}>;

const KEPT: readonly Kept[] = [
  {
    table: 'egitim_sertifikalari',
    keys: ['no'],
    parent: { table: 'egitim_davetleri', key: 'id' },
  },
  { table: 'verbis_beyanlari', keys: ['id'] },
  { table: 'verbis_isaretleri', keys: ['bolum', 'satir'] },
  { table: 'verbis_muafiyeti', keys: ['company_id'] },
  {
    table: 'envanter_bildirimleri',
    keys: ['id'],
    filter: 'not t.onay',
    parent: { table: 'departments', key: 'department_id' },
  },
  {
    table: 'basvurular',
    keys: ['id'],
    leftOut: [
      ...['durum', 'sonuc', 'sonuclanma_tarihi', 'department_id', 'sorumlu_id', 'sorumlu'],
      ...['taslak', 'hatirlatilan', 'guncelleyen', 'surum', 'guncellenme_tarihi'],
    ],
    parent: { table: 'basvurular', key: 'id' },
  },
  {
    table: 'basvuru_cevaplari',
    keys: ['id'],
    leftOut: ['teslim', 'teslim_yaniti', 'teslim_tarihi'],
    parent: { table: 'basvurular', key: 'id' },
  },
  { table: 'metin_surumleri', keys: ['id'], parent: { table: 'metinler', key: 'id' } },
  { table: 'metin_kararlari', keys: ['id'], parent: { table: 'metinler', key: 'id' } },
  { table: 'ihlal_olaylari', keys: ['id'], parent: { table: 'veri_ihlalleri', key: 'id' } },
  {
    table: 'ihlal_mektuplari',
    keys: ['id'],
    leftOut: ['teslim'],
    parent: { table: 'veri_ihlalleri', key: 'id' },
  },
  { table: 'egitim_soru_setleri', keys: ['surum'] },
];

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
  for (const kept of KEPT)
    for (let after = ''; ;) {
      const rows = await readCompared(system, kept, company_id, after);
      for (const row of rows) {
        after = row.named;
        const why = breakOf(row);
        if (!why) continue;
        const key = row.named.slice(kept.table.length + 1);
        yield { table: kept.table, key, why, ...(row.entry !== null && { entry: row.entry }) };
      }
      if (rows.length < BATCH) break;
    }
}

function breakOf({ content, noted, entry }: Compared): EvidenceBreak['why'] | undefined {
  if (content === null) return noted === null ? undefined : 'removed';
  if (entry === null) return 'no entries';
  const digest = createHash('sha256').update(content, 'utf8').digest('hex');
  return digest === noted ? undefined : 'not as noted';
}

/** Rows as the database prints them beside what is noted of them; of removed ones those whose parent is there. */
async function readCompared(
  system: Queries,
  { table, keys, leftOut = [], filter = 'true', parent }: Kept,
  company_id: number,
  after: string,
): Promise<readonly Compared[]> {
  const named = sql.join([sql.lit(`${table}`), ...keys.map((key) => sql.ref(`t.${key}`))], sql`, `);
  const parentThere = parent
    ? sql`exists (select from ${sql.table(parent.table)} p
        where p.company_id = ${company_id} and p.${sql.ref(parent.key)} = n.record_id)`
    : sql`true`;
  const { rows } = await sql<Compared>`
    with noted as (
      select distinct on (l.alanlar -> 0 ->> 'alan')
        l.alanlar -> 0 ->> 'alan' as named, l.alanlar -> 0 ->> 'yeni' as digest, l.id, l.record_id
      from change_logs l
      where l.company_id = ${company_id} and l.tur = 'kanit'
        and starts_with(l.alanlar -> 0 ->> 'alan', ${`${table}/`})
      order by 1, l.id desc
    ), stored as (
      select concat_ws('/', ${named}) as named, jsonb_strip_nulls(to_jsonb(t) - ${[...leftOut]}::text[])::text as content
      from ${sql.table(table)} t where t.company_id = ${company_id} and ${sql.raw(filter)}
    )
    select * from (
      select coalesce(s.named, n.named) as named, s.content, n.digest as noted, n.id::float8 as entry
      from stored s full join noted n on n.named = s.named
      where s.named is not null or ${parentThere}
    ) both_sides
    where named collate "C" > ${after} order by named collate "C" limit ${BATCH}`.execute(system);
  return rows;
}
