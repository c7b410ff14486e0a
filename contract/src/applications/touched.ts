import { z } from 'zod';
import { REGISTER_TYPES } from '../records/registers.ts';
import { endpoint, oneOf } from '../shared/endpoint.ts';
import type { PersonGroup } from '../applications.ts';
import { byId, id, instant, text } from '../shared/primitives.ts';

/** Groups of data subjects of the register that a group of applicants can belong to. */
export const SUBJECTS_OF: Readonly<Record<PersonGroup, readonly string[]>> = {
  musteri: [
    ...['musteri', 'potansiyel_musteri', 'musteri_yetkilisi'],
    ...['hasta', 'ogrenci', 'konaklayan', 'kat_maliki'],
  ],
  calisan: ['calisan', 'stajyer'],
  eski_calisan: ['eski_calisan', 'calisan'],
  aday_calisan: ['calisan_adayi'],
  tedarikci_calisani: ['tedarikci_calisani', 'tedarikci_yetkilisi'],
  ziyaretci: ['ziyaretci', 'internet_ziyaretcisi'],
  diger: [],
};

/** Ways in which data are dealt with in a record, and notice to a recipient. */
export const DISPOSALS = ['sil', 'yok_et', 'anonim', 'duzelt'] as const;
export const APPLICATION_TASKS = [...DISPOSALS, 'bildir'] as const;
export type ApplicationTask = (typeof APPLICATION_TASKS)[number];
export const MOST_TASKS = 100;

/** A task of an application: an action, closed only with its proof. */
export const task = z.object({
  id,
  aksiyon_ismi: z.string(),
  basvuru_gorevi: z.enum(APPLICATION_TASKS),
  basvuru_alicisi: z.string().nullable(),
  kayit_turu: z.enum(REGISTER_TYPES).nullable(),
  kayit_id: id.nullable(),
  durum: z.boolean(),
  guncel: z.boolean(),
  department_name: z.string().nullable(),
  tamamlanma_tarihi: instant.nullable(),
  dokuman_linki: z.string().nullable(),
  dosya_adi: z.string().nullable(),
});
export type TaskOfApplication = z.infer<typeof task>;

const codes = z.array(z.string());
const record = z.object({ id, ad: z.string(), department_id: id, department_name: z.string() });

const touchedActivity = record.extend({
  islenen_kisisel_veriler: codes,
  islenme_amaci: codes,
  isleme_sarti: codes,
  alici_grubu: codes,
  /** Own answers about recipients; null: not answered. */
  alici_yok: z.boolean().nullable(),
  dahil_oluyormu: z.string().nullable(),
  yurt_disi_aktarim: z.boolean().nullable(),
  saklama_suresi: z.string().nullable(),
  imha_yontemi: z.string().nullable(),
});
export type TouchedActivity = z.infer<typeof touchedActivity>;

/**
 * A transfer by which a recipient got the data; `sona_erdi`: it has ended. `kurum`: code of a public body,
 * which an answer names in its own language.
 */
const touchedTransfer = record.extend({
  tur: z.enum(['veri_aktarim', 'diger_aktarim']),
  kurum: z.string().nullable(),
  faaliyetler: z.array(id),
  alici_grubu: z.string().nullable(),
  yurt_disi: z.boolean().nullable(),
  ulke: z.string().nullable(),
  mekanizma: z.string().nullable(),
  sona_erdi: z.boolean(),
});
export type TouchedTransfer = z.infer<typeof touchedTransfer>;

/** Records of the register about these groups of persons; `tamam`: there are no more than these. */
const touched = z.object({
  gruplar: codes,
  faaliyetler: z.array(touchedActivity),
  varliklar: z.array(
    record.extend({
      faaliyetler: z.array(id),
      imha_yontemi: z.string().nullable(),
      yurt_disi: z.boolean().nullable(),
    }),
  ),
  aktarimlar: z.array(touchedTransfer),
  tamam: z.boolean(),
});
export type Touched = z.infer<typeof touched>;

const asked = z.strictObject({
  gorev: z.enum(APPLICATION_TASKS),
  kayit_turu: z.enum(REGISTER_TYPES).nullish(),
  kayit_id: id.nullish(),
  /** A group of recipients that no transfer names. */
  alici: text(100).nullish(),
});
export type AskedTask = z.output<typeof asked>;

/** Records that an application touches, and the work that follows from it. */
export const touchedRecords = {
  list: endpoint({
    name: 'applications.touched',
    summary: 'Başvuranın grubunu ilgilendiren kayıtlar / Records about the group of an applicant',
    permission: 'applications.read',
    path: '/api/basvurular/ilgili-kayitlar/:id',
    params: byId,
    /** Codes with commas; without them those of the applicant's group. */
    query: z.strictObject({ gruplar: text(1000).optional() }),
    answers: oneOf(touched),
  }),
};

export const tasksBody = z.strictObject({ gorevler: z.array(asked).min(1).max(MOST_TASKS) });
