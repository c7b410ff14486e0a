import { sql } from 'kysely';
import type { PastNoun } from './nouns/past.ts';
import { registers } from './registers.ts';

/** The file that a document had: of an earlier version, where today's came later. */
const fileThen = (instant: string) => sql`coalesce((
  select jsonb_build_object('dosya_id', v.dosya_id, 'dosya_surumu', v.sira, 'dosya_ekleyen', v.ekleyen,
    'dosya_tarihi', v.tarih)
  from dokuman_surumleri v
  where (kept.row ->> 'dosya_tarihi')::timestamptz >= ${instant}::timestamptz
    and v.company_id = (kept.row ->> 'company_id')::int and v.dokuman_id = kept.id
    and v.tarih < ${instant}::timestamptz
  order by v.sira desc limit 1), '{}')`;

/** Nouns whose lists can be read as they were at the end of a day. */
export const pastNouns: readonly PastNoun[] = [
  ...registers.map(({ tur, table }) => ({ tur, table })),
  { tur: 'tedarikci_listesi', table: 'tedarikci_listesi' },
  { tur: 'aksiyonlar', table: 'aksiyonlar' },
  { tur: 'dokumanlar', table: 'dokumanlar', further: fileThen },
  { tur: 'departman', table: 'departments', key: 'department_id' },
];
