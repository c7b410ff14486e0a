import { sql } from 'kysely';
import { LOGGED_BREACH_FIELDS } from '@emanet/contract/breaches/fields';
import { INSTANTS } from '../features/breaches/queries.ts';
import { registers } from '../registers.ts';
import type { Replayed } from './replay.ts';

/** Rows of a table, each under the number that its entries name. */
const rowsOf = (table: string, key = 'id'): Replayed['rows'] =>
  sql`(select ${sql.ref(key)} as id, company_id, to_jsonb(t) as row from ${sql.table(table)} t)`;

/** A row that a company has once, as record 0. */
const once = (table: string): Replayed['rows'] =>
  sql`(select 0 as id, company_id, to_jsonb(t) as row from ${sql.table(table)} t)`;

/** Representatives. A person with another role is none, so a role that was changed shows as one who is gone. */
const representatives = sql`(
  select u.user_id as id, m.company_id, jsonb_build_object(
    'email', u.email, 'egitim_sorumlusu', u.egitim_sorumlusu,
    'varlik_sorumlusu', u.varlik_sorumlusu,
    'departments', coalesce(jsonb_agg(m.department_id) filter (where m.department_id is not null), '[]')
  ) as row
  from users u join memberships m on m.user_id = u.user_id
  where u.role = 'temsilci' group by u.user_id, m.company_id)`;

/** Decisions about the notification; each is a field of record 0. One that was taken back is no row. */
const measures = sql`(
  select 0 as id, c.company_id, coalesce(jsonb_object_agg(t.kod, jsonb_build_object(
    'kod', t.kod, 'durum', t.durum, 'aciklama', t.aciklama, 'kanit', t.kanit,
    'dokuman_id', t.dokuman_id, 'dayanak', t.dayanak)) filter (where t.kod is not null), '{}') as row
  from companies c left join verbis_tedbirleri t on t.company_id = c.company_id
  group by c.company_id)`;
const periods = sql`(
  select 0 as id, c.company_id,
    coalesce(jsonb_object_agg(t.kategori, t.secim) filter (where t.kategori is not null), '{}') as row
  from companies c left join verbis_sureleri t on t.company_id = c.company_id
  group by c.company_id)`;
const withoutTakenBack = (value: unknown) =>
  typeof value === 'object' && value && 'durum' in value && value.durum === 'yok' ? null : value;

/** Nouns whose records are compared with their entries. */
export const replayedNouns: readonly Replayed[] = [
  ...registers.map(({ tur, table }) => ({ tur, rows: rowsOf(table) })),
  {
    tur: 'dokumanlar',
    rows: rowsOf('dokumanlar'),
    fields: ['dokuman_ismi', 'dokuman_tur', 'lastupdated', 'gozden_gecirme', 'guncel'],
  },
  {
    tur: 'aksiyonlar',
    rows: rowsOf('aksiyonlar'),
    fields: [
      ...['aksiyon_ismi', 'aksiyon_aciklamasi', 'risk', 'department_id', 'durum', 'guncel'],
      ...['son_tarih', 'notlar', 'tekrar', 'kayit_turu', 'kayit_id', 'dosya_id'],
    ],
  },
  {
    tur: 'tedarikci_listesi',
    rows: rowsOf('tedarikci_listesi'),
    fields: [
      ...['tedarikci_adi', 'tedarikci_unvan', 'vergi_no', 'yetkili_adi', 'eposta', 'telefon'],
      'ulke',
    ],
    // Suppliers are older than their entries.
    unlogged: true,
  },
  {
    tur: 'veri_ihlalleri',
    rows: rowsOf('veri_ihlalleri'),
    fields: LOGGED_BREACH_FIELDS.filter((name) => !INSTANTS.includes(name)),
  },
  {
    tur: 'egitim_oturumlari',
    rows: rowsOf('egitim_oturumlari'),
    fields: ['konu', 'yer', 'tarih', 'dakika', 'egitmen', 'sinav'],
  },
  {
    tur: 'departman',
    rows: rowsOf('departments', 'department_id'),
    fields: ['department_name'],
    unlogged: true,
  },
  {
    tur: 'temsilci',
    rows: representatives,
    fields: ['email', 'departments', 'egitim_sorumlusu', 'varlik_sorumlusu'],
    unlogged: true,
  },
  {
    tur: 'sirket',
    rows: rowsOf('companies', 'company_id'),
    fields: [
      ...['unvan', 'adres', 'vergi_no', 'mersis_no', 'kep', 'web', 'verbis_kayit_no'],
      ...['irtibat_kisisi', 'calisan_sayisi', 'bilanco_toplami', 'kurum_turu'],
      ...['irtibat_tckn', 'irtibat_telefon', 'irtibat_eposta', 'irtibat_kep', 'yerlesim'],
      ...['temsilci_unvan', 'temsilci_vergi_no', 'temsilci_adres', 'temsilci_eposta'],
      ...['temsilci_kep', 'verbis_silme_tarihi', 'verbis_silme_nedeni'],
      ...['kanit_eposta', 'kanit_sikligi'],
    ],
    unlogged: true,
  },
  {
    tur: 'sureler',
    // Rows that follow a record move with it, and no verb tells that.
    rows: sql`(select id, company_id, to_jsonb(t) as row from sureler t where kayit_turu is null)`,
    fields: ['ad', 'sayi', 'birim', 'baslangic_kaniti', 'kapanis_kaniti', 'gec_nedeni'],
  },
  {
    tur: 'metinler',
    // Entries of number 0 are those of the company's settings for all its texts.
    rows: sql`(select id, company_id, to_jsonb(t) as row from metinler t
      union all select distinct 0, company_id, '{}'::jsonb from change_logs
        where tur = 'metinler' and record_id = 0)`,
    fields: ['ad', 'durum', 'guncel'],
  },
  {
    tur: 'egitim_videolari',
    rows: sql`(select id, company_id, to_jsonb(t) as row from egitim_videolari t
      where silinme_tarihi is null)`,
    fields: ['video_name', 'sure', 'metin', 'altyazi'],
  },
  { tur: 'egitim_davetleri', rows: rowsOf('egitim_davetleri'), fields: [] },
  {
    tur: 'egitim_ayarlari',
    rows: once('egitim_ayarlari'),
    fields: ['son_tarih', 'hatirlatma', 'hatirlatma_gun', 'hatirlatma_en_cok', 'yenileme'],
    unlogged: true,
  },
  {
    tur: 'bildirim_ayarlari',
    rows: once('bildirim_ayarlari'),
    fields: [
      ...['envanter_uygulama_onay', 'envanter_email_onay', 'aksiyon_bildirimi'],
      ...['periyodik_sure', 'envanter_baslangic_tarihi', 'aksiyon_periyodik_sure'],
    ],
    unlogged: true,
  },
  {
    tur: 'basvuru_ayarlari',
    rows: once('basvuru_ayarlari'),
    fields: [
      ...['slug', 'acik', 'ihlal_acik', 'izinli_site', 'posta_adresi', 'kep_adresi'],
      ...['imzalayan', 'saklama_yili'],
    ],
    unlogged: true,
  },
  {
    tur: 'basvuru_sablonlari',
    rows: rowsOf('basvuru_sablonlari'),
    // Texts are older than their entries.
    unlogged: true,
  },
  { tur: 'verbis_tedbirleri', rows: measures, unlogged: true, meaning: withoutTakenBack },
  { tur: 'verbis_sureleri', rows: periods, unlogged: true },
];
