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

/** A clock that still ran then had none of what its closing wrote. */
const clockThen = () => sql`case when (kept.base).kapanis is null
  then '{"kapatan": null, "dosya_id": null, "gec_nedeni": null, "kapanis_kaniti": null}'::jsonb
  else '{}'::jsonb end`;

/** The published version, the state and the shelf of a text at an instant, which their days tell. */
const textThen = (instant: string) => sql`(
  select jsonb_build_object('yayindaki', v.sira, 'durum', case when v.sira is null then 'taslak' else 'yayinda' end,
    'guncel', coalesce((kept.base).arsiv_tarihi >= ${instant}::timestamptz, true),
    'arsiv_tarihi', case when (kept.base).arsiv_tarihi < ${instant}::timestamptz then (kept.base).arsiv_tarihi end)
  from (select max(sira) as sira from metin_surumleri
    where company_id = (kept.base).company_id and metin_id = (kept.base).id
      and yayin_tarihi < ${instant}::timestamptz) v)`;

/** An application that was answered later was open: what its answer wrote was not there. */
const applicationThen = (instant: string) => sql`case
  when t.sonuclanma_tarihi >= ${instant}::timestamptz then jsonb_build_object(
    'durum', coalesce((select o.veri ->> 'yeni' from basvuru_olaylari o
      where o.company_id = t.company_id and o.basvuru_id = t.id and o.tur = 'durum_degisti'
        and o.tarih < ${instant}::timestamptz order by o.sira desc limit 1), 'yeni'),
    'sonuc', null, 'sonuclanma_tarihi', null)
  else '{}'::jsonb end`;

/** An application is known from its first event on: it may have come days before. */
const recordedBefore = (instant: string) => sql`exists (select from basvuru_olaylari o
  where o.company_id = t.company_id and o.basvuru_id = t.id and o.tarih < ${instant}::timestamptz)`;

/** Whether an answer had arrived by an instant. */
const answerThen = (instant: string) => sql`case when t.teslim_tarihi >= ${instant}::timestamptz
  then '{"teslim": "bekliyor", "teslim_yaniti": null, "teslim_tarihi": null}'::jsonb else '{}'::jsonb end`;

/** A declaration that was made later was not there, nor what told that the link was opened. */
const signatureThen = (instant: string) => sql`
  case when t.karar_tarihi >= ${instant}::timestamptz
    then '{"karar": null, "kararlar": null, "karar_tarihi": null}'::jsonb else '{}'::jsonb end
  || case when t.acilma_tarihi >= ${instant}::timestamptz
    then '{"acilma_tarihi": null}'::jsonb else '{}'::jsonb end`;

/** Rows that are there from an instant on. */
const from = (column: string) => (instant: string) =>
  sql`t.${sql.ref(column)} < ${instant}::timestamptz`;

/** Nouns whose lists can be read as they were at the end of a day. */
export const pastNouns: readonly PastNoun[] = [
  ...registers.map(({ tur, table }) => ({ tur, table })),
  { tur: 'tedarikci_listesi', table: 'tedarikci_listesi' },
  { tur: 'cerezler', table: 'cerezler' },
  { tur: 'aksiyonlar', table: 'aksiyonlar' },
  { tur: 'dokumanlar', table: 'dokumanlar', further: fileThen },
  { tur: 'veri_ihlalleri', table: 'veri_ihlalleri' },
  { tur: 'sureler', table: 'sureler', further: clockThen },
  { tur: 'metinler', table: 'metinler', further: textThen },
  { tur: 'egitim_oturumlari', table: 'egitim_oturumlari' },
  { tur: 'departman', table: 'departments', key: 'department_id' },
  {
    table: 'verbis_beyanlari',
    there: (instant) => sql`t.kayit_tarihi < ${instant}::timestamptz`,
  },
  { table: 'envanter_bildirimleri', there: from('tarih') },
  { table: 'envanter_hatirlatmalari', there: from('tarih') },
  { table: 'ihlal_olaylari', there: from('olusturma_tarihi') },
  { table: 'ihlal_mektuplari', there: from('gonderme_tarihi') },
  {
    table: 'metin_surumleri',
    there: from('onay_tarihi'),
    further: (instant) => sql`
    case when t.yayin_tarihi >= ${instant}::timestamptz
      then '{"yayin_tarihi": null, "yayimlayan": null}'::jsonb else '{}'::jsonb end`,
  },
  { table: 'metin_imzalari', there: from('olusturma_tarihi'), further: signatureThen },
  { table: 'metin_geri_almalari', there: from('olusturma_tarihi') },
  { table: 'basvurular', there: recordedBefore, further: applicationThen },
  { table: 'basvuru_olaylari', there: from('tarih') },
  { table: 'basvuru_cevaplari', there: from('gonderme_tarihi'), further: answerThen },
  { table: 'basvuru_ekleri', there: from('tarih') },
  {
    table: 'egitim_davetleri',
    there: (instant) => sql`t.olusturma_tarihi < ${instant}::timestamptz
      and (t.silinme_tarihi is null or t.silinme_tarihi >= ${instant}::timestamptz)`,
    further: invitationThen,
  },
];
