import { sql } from 'kysely';
import type { LoggedType, LogNoun } from '@emanet/contract/change-logs';
import type { LoggedNoun } from '../nouns/noun.ts';
import { nounsOfFeatures } from '../nouns-of-features.ts';
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
    'email', u.email, 'egitim_sorumlusu', m.egitim_sorumlusu,
    'varlik_sorumlusu', m.varlik_sorumlusu,
    'departments', coalesce(jsonb_agg(m.department_id) filter (where m.department_id is not null), '[]')
  ) as row
  from users u join memberships m on m.user_id = u.user_id
  where m.role = 'temsilci'
  group by u.user_id, m.company_id, m.egitim_sorumlusu, m.varlik_sorumlusu)`;

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
const crossings = sql`(
  select 0 as id, c.company_id, coalesce(jsonb_object_agg(
    concat_ws('/', t.bolum, t.kategori, t.deger), t.kayitlar) filter (where t.bolum is not null), '{}') as row
  from companies c left join verbis_kesisimleri t on t.company_id = c.company_id
  group by c.company_id)`;
const withoutTakenBack = (value: unknown) =>
  typeof value === 'object' && value && 'durum' in value && value.durum === 'yok' ? null : value;

/** Nouns that are neither a register nor one of `nouns-of-features.ts`. */
const others: Readonly<Record<Exclude<LogNoun, LoggedType>, Omit<Replayed, 'tur'> | null>> = {
  departman: {
    rows: rowsOf('departments', 'department_id'),
    fields: ['department_name'],
    unlogged: true,
  },
  temsilci: {
    rows: representatives,
    fields: ['email', 'departments', 'egitim_sorumlusu', 'varlik_sorumlusu'],
    unlogged: true,
  },
  sirket: {
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
  sureler: {
    // Rows that follow a record move with it, and no verb tells that.
    rows: sql`(select id, company_id, to_jsonb(t) as row from sureler t where kayit_turu is null)`,
    fields: ['ad', 'sayi', 'birim', 'baslangic_kaniti', 'kapanis_kaniti', 'gec_nedeni'],
  },
  metinler: {
    // Entries of number 0 are those of the company's settings for all its texts.
    rows: sql`(select id, company_id, to_jsonb(t) as row from metinler t
      union all select distinct 0, company_id, '{}'::jsonb from change_logs
        where tur = 'metinler' and record_id = 0)`,
    fields: ['ad', 'durum', 'guncel'],
  },
  egitim_videolari: {
    rows: sql`(select id, company_id, to_jsonb(t) as row from egitim_videolari t
      where silinme_tarihi is null)`,
    fields: ['video_name', 'sure', 'metin', 'altyazi'],
  },
  egitim_davetleri: { rows: rowsOf('egitim_davetleri'), fields: [] },
  egitim_ayarlari: {
    rows: once('egitim_ayarlari'),
    fields: ['son_tarih', 'hatirlatma', 'hatirlatma_gun', 'hatirlatma_en_cok', 'yenileme'],
    unlogged: true,
  },
  bildirim_ayarlari: {
    rows: once('bildirim_ayarlari'),
    fields: [
      ...['envanter_uygulama_onay', 'envanter_email_onay', 'aksiyon_bildirimi'],
      ...['periyodik_sure', 'envanter_baslangic_tarihi', 'aksiyon_periyodik_sure'],
    ],
    unlogged: true,
  },
  basvuru_ayarlari: {
    rows: once('basvuru_ayarlari'),
    fields: [
      ...['slug', 'acik', 'ihlal_acik', 'izinli_site', 'posta_adresi', 'kep_adresi'],
      ...['imzalayan', 'saklama_yili'],
    ],
    unlogged: true,
  },
  basvuru_sablonlari: {
    rows: rowsOf('basvuru_sablonlari'),
    // Texts are older than their entries.
    unlogged: true,
  },
  verbis_tedbirleri: { rows: measures, unlogged: true, meaning: withoutTakenBack },
  verbis_sureleri: { rows: periods, unlogged: true },
  verbis_kesisimleri: { rows: crossings, unlogged: true },
  // Entries of these name no state of a row; what must not change leaves digests of its own (`kept.ts`).
  basvurular: null,
  anketler: null,
  egitim_soru_setleri: null,
  verbis_muafiyeti: null,
  portfoy_sorumlulari: null,
  portfoy_isleri: null,
};

/** A noun by its own table: all that an entry says of a row, but for what it leaves out. */
const ofTable = ({
  tur,
  table,
  fields,
  hidden = [],
  uncompared = [],
  unlogged = false,
}: LoggedNoun): Replayed => ({
  tur,
  rows: rowsOf(table),
  fields: [...fields.map(({ name }) => name), ...hidden].filter(
    (name) => !uncompared.includes(name),
  ),
  unlogged,
});

/** Nouns whose records are compared with their entries. */
export const replayedNouns: readonly Replayed[] = [
  ...registers.map(({ tur, table }) => ({ tur, rows: rowsOf(table) })),
  ...Object.values(nounsOfFeatures).map(ofTable),
  ...Object.entries(others).flatMap(([tur, noun]) => (noun ? [{ tur, ...noun }] : [])),
];
