import { z } from 'zod';
import { endpoint, endpointsOf, FRESH, listOf, asSheet, sheetFormat } from './shared/endpoint.ts';
import { date, id, idInPath, instant, language, requiredText } from './shared/primitives.ts';
import { ROLES } from './shared/roles.ts';

/** Kind of event, stored as it is; the screen words it in the reader's language. */
export const ENTRY_EVENTS = [
  'giris_yapildi',
  'eposta_bulunamadi',
  'kod_hatali',
  'kod_gecersiz',
  'cok_fazla_deneme',
  'cikis',
  'tum_oturumlar_kapatildi',
  'oturum_suresi_doldu',
  'sirket_degistirme',
  'ikinci_adim_hatali',
  'gecis_anahtari_eklendi',
  'gecis_anahtari_silindi',
  'uygulama_eklendi',
  'uygulama_kaldirildi',
  'kurtarma_kodlari_yenilendi',
  'ikinci_adim_sifirlandi',
  'oturum_kapatildi',
  'ad_degistirildi',
  'adres_degistirildi',
  'verileri_indirildi',
  'zararli_dosya',
  // By a link of their own, without an account.
  'egitim_acildi',
  'egitim_cevaplandi',
  'egitim_kodu_hatali',
  'egitim_bitti',
  'sertifika_indirildi',
  'metin_acildi',
  'metin_beyani',
  'riza_geri_alindi',
  'anket_acildi',
  'anket_tamamlandi',
] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

/** Way in which a session was opened. */
export const SIGN_IN_WAYS = [
  'eposta_kodu',
  'eposta_baglantisi',
  'gecis_anahtari',
  'uygulama',
  'kurtarma_kodu',
] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export const ENTRY_RESULTS = ['başarılı', 'başarısız'] as const;

/** Entries that one page of the list holds at most. */
export const MOST_ENTRIES = 5000;

/** One entry of the log (decisions, section 4). `tarayici` is read from `user_agent`. */
export const entryLog = z.object({
  id,
  company_id: id,
  user_id: id.nullable(),
  fullname: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES).nullable(),
  ip: z.string(),
  user_agent: z.string(),
  tarayici: z.string().nullable(),
  tarih: instant,
  sonuc: z.enum(ENTRY_RESULTS),
  neden: z.enum(ENTRY_EVENTS),
  yontem: z.enum(SIGN_IN_WAYS).nullable(),
});
export type EntryLog = z.infer<typeof entryLog>;

/** `q` looks in name, e-mail and address; `baslangic` and `bitis` are days in Turkey, both included. */
const filters = {
  q: requiredText(200).optional(),
  baslangic: date.optional(),
  bitis: date.optional(),
  sonuc: z.enum(ENTRY_RESULTS).optional(),
  neden: z.enum(ENTRY_EVENTS).optional(),
  role: z.enum(ROLES).optional(),
  user_id: idInPath.optional(),
};
const query = z.strictObject({
  ...filters,
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.int().max(MOST_ENTRIES))
    .optional(),
  cursor: z.string().max(100).optional(),
});
export type EntryLogQuery = z.output<typeof query>;

const person = z.object({ user_id: id, fullname: z.string().nullable(), email: z.string() });

const read = { permission: 'entry-logs.read' } as const;

export const entryLogs = endpointsOf('entryLogs', {
  list: endpoint({
    ...read,
    summary: 'Giriş kayıtları / Entry logs',
    path: '/api/giris-kayitlari/list',
    query,
    answers: listOf(entryLog),
  }),
  summary: endpoint({
    ...read,
    summary: 'Giriş kayıtlarının sayıları ve kişileri / Counts and people of the entry logs',
    path: '/api/giris-kayitlari/ozet',
    query: z.strictObject(filters),
    answers: z.object({
      data: z.object({
        toplam: z.int(),
        basarisiz: z.int(),
        sirket_degisimi: z.int(),
        /** Days after which entries are removed. */
        saklama_gunu: z.int(),
        kisiler: z.array(person),
      }),
    }),
  }),
  export: endpoint({
    ...read,
    summary: 'Giriş kayıtlarını Excel’e aktar / Entry logs as a sheet',
    path: '/api/giris-kayitlari/export',
    fresh: FRESH.rows,
    ...asSheet,
    query: z.strictObject({ ...filters, lang: language, bicim: sheetFormat }),
  }),
});
