import { sql } from 'kysely';
import type { PastNoun } from './nouns/past.ts';
import { registers } from './registers.ts';

/** The file that a document had: of an earlier version, where today's came later. */
const fileThen = (instant: string) => sql`coalesce((
  select jsonb_build_object('dosya_id', v.dosya_id, 'dosya_surumu', v.sira, 'dosya_ekleyen', v.ekleyen,
    'dosya_tarihi', v.tarih)
  from dokuman_surumleri v
  where (kept.base).dosya_tarihi >= ${instant}::timestamptz
    and v.company_id = (kept.base).company_id and v.dokuman_id = (kept.base).id
    and v.tarih < ${instant}::timestamptz
  order by v.sira desc limit 1), '{}')`;

/** State of an invitation to a training at an instant, which its days tell. */
const invitationThen = (instant: string) => sql`(
  select to_jsonb(then_days) || jsonb_build_object('durum', case
    when then_days.tamamlanma_tarihi is not null then 'tamamlandi'
    when then_days.acilma_tarihi is not null then 'basladi'
    when then_days.gonderim_tarihi is not null then 'gonderildi' else 'gonderilmedi' end)
  from (select case when t.gonderim_tarihi < ${instant}::timestamptz then t.gonderim_tarihi end as gonderim_tarihi,
    case when t.acilma_tarihi < ${instant}::timestamptz then t.acilma_tarihi end as acilma_tarihi,
    case when t.tamamlanma_tarihi < ${instant}::timestamptz then t.tamamlanma_tarihi end as tamamlanma_tarihi,
    null as silinme_tarihi) then_days)`;

/** Nouns whose lists can be read as they were at the end of a day. */
export const pastNouns: readonly PastNoun[] = [
  ...registers.map(({ tur, table }) => ({ tur, table })),
  { tur: 'tedarikci_listesi', table: 'tedarikci_listesi' },
  { tur: 'cerezler', table: 'cerezler' },
  { tur: 'aksiyonlar', table: 'aksiyonlar' },
  { tur: 'dokumanlar', table: 'dokumanlar', further: fileThen },
  { tur: 'departman', table: 'departments', key: 'department_id' },
  {
    table: 'verbis_beyanlari',
    there: (instant) => sql`t.kayit_tarihi < ${instant}::timestamptz`,
  },
  {
    table: 'egitim_davetleri',
    there: (instant) => sql`t.olusturma_tarihi < ${instant}::timestamptz
      and (t.silinme_tarihi is null or t.silinme_tarihi >= ${instant}::timestamptz)`,
    further: invitationThen,
  },
];
