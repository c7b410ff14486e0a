import { sql } from 'kysely';
import { keyedHash, sameSecret } from '../platform/crypto/tokens.ts';
import type { Queries } from '../platform/db.ts';

/** An entry up to which a company's chain has been verified, and its digest. */
export type Mark = Readonly<{ id: number; ozet: string }>;

/** Marks by company, and the newest anchor that was read for them. */
export type Marks = Readonly<{ companies: ReadonlyMap<number, Mark>; anchor?: string }>;

const NONE: Marks = { companies: new Map() };

type Row = { company_id: number; entry_id: number; ozet: string; anchor: string; seal: string };

const sealOf = (secret: string, { company_id, entry_id, ozet, anchor }: Omit<Row, 'seal'>) =>
  keyedHash(secret, 'log-check', JSON.stringify([company_id, entry_id, ozet, anchor])).toString(
    'base64url',
  );

/** How far the logs were verified; nothing when a mark was not made by this installation. */
export async function readMarks(system: Queries, secret: string): Promise<Marks> {
  const { rows } = await sql<Row>`
    select company_id, entry_id::float8 as entry_id, ozet, anchor, seal from log_checks`.execute(
    system,
  );
  if (rows.some((row) => !sameSecret(row.seal, sealOf(secret, row)))) return NONE;
  const anchor = rows
    .map((row) => row.anchor)
    .sort()
    .at(-1);
  return {
    companies: new Map(
      rows.map(({ company_id, entry_id, ozet }) => [company_id, { id: entry_id, ozet }]),
    ),
    ...(anchor && { anchor }),
  };
}

/** Moves the marks to the newest entries that anchors noted, once all logs were found whole. */
export async function saveMarks(system: Queries, secret: string, { companies, anchor }: Marks) {
  if (anchor === undefined) return;
  const rows = [...companies].map(([company_id, { id, ozet }]): Row => {
    const row = { company_id, entry_id: id, ozet, anchor };
    return { ...row, seal: sealOf(secret, row) };
  });
  if (rows.length === 0) return;
  await sql`
    insert into log_checks (company_id, entry_id, ozet, anchor, seal)
    select r.company_id, r.entry_id, r.ozet, r.anchor, r.seal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(company_id int, entry_id bigint, ozet text, anchor text, seal text)
    join companies using (company_id)
    on conflict (company_id) do update set entry_id = excluded.entry_id, ozet = excluded.ozet,
      anchor = excluded.anchor, seal = excluded.seal, checked_at = now()`.execute(system);
}
