import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** A table whose rows have left digests in the chain, as 0420_evidence.sql, 0615_more_evidence.sql and 0721_evidence_of_charge.sql say. */
export type Kept = Readonly<{
  table: keyof Tables;
  keys: readonly string[];
  leftOut?: readonly string[];
  /** Columns that are noted alone, under a name of their own. */
  noted?: Readonly<{ label: string; columns: readonly string[] }>;
  /** Rows that are noted; all where none are named. */
  filter?: string;
  /** The row whose going takes these along; theirs is told by its own entries. */
  parent?: Readonly<{ table: keyof Tables; key: string }>;
  /** Rows go some time after whatever named them, which is noted itself. */
  mayGo?: true;
  /** The rows where they are no table's alone. */
  rows?: RawBuilder<unknown>;
}>;

const CHANGES = ['surum', 'guncelleyen', 'guncellenme_tarihi'];

/** Members of a company with their roles, as 0616_members.sql notes them. */
const members = sql`(
  select m.membership_id, m.user_id, m.company_id, m.department_id, m.salt_okunur, m.role, u.aktif
  from memberships m join users u using (user_id))`;

export const KEPT: readonly Kept[] = [
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
    table: 'basvurular',
    keys: ['id'],
    noted: {
      label: 'basvuru_sonuclari',
      columns: ['id', 'company_id', 'durum', 'sonuc', 'sonuclanma_tarihi', 'tuz'],
    },
    parent: { table: 'basvurular', key: 'id' },
  },
  {
    table: 'basvuru_cevaplari',
    keys: ['id'],
    leftOut: ['teslim', 'teslim_yaniti', 'teslim_tarihi'],
    parent: { table: 'basvurular', key: 'id' },
  },
  { table: 'basvuru_ekleri', keys: ['id'], parent: { table: 'basvurular', key: 'id' } },
  { table: 'basvuru_ayarlari', keys: ['company_id'], leftOut: CHANGES },
  { table: 'basvuru_sablonlari', keys: ['id'], leftOut: ['guncelleyen', 'surum'] },
  { table: 'metin_surumleri', keys: ['id'], parent: { table: 'metinler', key: 'id' } },
  { table: 'metin_kararlari', keys: ['id'], parent: { table: 'metinler', key: 'id' } },
  {
    table: 'metin_imzalari',
    keys: ['id'],
    noted: {
      label: 'metin_imza_kararlari',
      columns: [
        ...['id', 'company_id', 'metin_id', 'sira', 'fullname', 'email', 'karar'],
        ...['karar_tarihi', 'tuz'],
      ],
    },
    filter: 't.karar is not null',
  },
  { table: 'metin_geri_almalari', keys: ['id'] },
  { table: 'metin_ayarlari', keys: ['company_id'], leftOut: ['surum'] },
  {
    table: 'veri_ihlalleri',
    keys: ['id'],
    leftOut: ['kayit_adi', 'sorumlu_id', 'sorumlu', ...CHANGES],
  },
  { table: 'ihlal_olaylari', keys: ['id'], parent: { table: 'veri_ihlalleri', key: 'id' } },
  {
    table: 'ihlal_mektuplari',
    keys: ['id'],
    leftOut: ['teslim'],
    parent: { table: 'veri_ihlalleri', key: 'id' },
  },
  {
    table: 'sureler',
    keys: ['id'],
    leftOut: ['department_id', 'ad', 'sorumlu_id', 'sorumlu', 'hatirlatilan', ...CHANGES],
    filter: `(t.kayit_turu is null or t.kayit_turu in ('basvurular', 'veri_ihlalleri')
      or t.kapanis_kaniti is not null)`,
  },
  { table: 'egitim_soru_setleri', keys: ['surum'] },
  { table: 'egitim_oturumlari', keys: ['id'], leftOut: CHANGES },
  {
    table: 'egitim_davetleri',
    keys: ['id'],
    noted: {
      label: 'tamamlanan_egitimler',
      columns: [
        ...['id', 'company_id', 'fullname', 'email', 'durum', 'tamamlanma_tarihi'],
        ...['soru_surumu', 'cevaplar', 'deneme', 'tuz'],
      ],
    },
    filter: 't.tamamlanma_tarihi is not null',
    parent: { table: 'egitim_davetleri', key: 'id' },
  },
  {
    table: 'egitim_katilimlari',
    keys: ['oturum_id', 'davet_id'],
    leftOut: ['ilerleme'],
    filter: 't.katildi',
    parent: { table: 'egitim_davetleri', key: 'id' },
  },
  { table: 'dosyalar', keys: ['id'], leftOut: ['birakilma_tarihi', 'user_id'], mayGo: true },
  {
    table: 'dokumanlar',
    keys: ['id'],
    noted: {
      label: 'dokuman_dosyalari',
      columns: [
        ...['id', 'company_id', 'dosya_id', 'dosya_surumu', 'dosya_ekleyen', 'dosya_tarihi'],
        'tuz',
      ],
    },
    filter: 't.dosya_id is not null',
    parent: { table: 'dokumanlar', key: 'id' },
  },
  {
    table: 'dokuman_surumleri',
    keys: ['id'],
    parent: { table: 'dokumanlar', key: 'id' },
  },
  {
    table: 'companies',
    keys: ['company_id'],
    noted: {
      label: 'sirket_ayarlari',
      columns: ['company_id', 'ikinci_adim_tarihi', 'dosya_id', 'tuz'],
    },
    filter: '(t.ikinci_adim_tarihi is not null or t.dosya_id is not null)',
  },
  { table: 'portfoy_sorumlulari', keys: ['company_id'], leftOut: ['surum'] },
  { table: 'memberships', keys: ['membership_id'], rows: members },
];
