import { z } from 'zod';
import { REGISTER_TYPES, REGISTERS, type RegisterType } from './records/registers.ts';
import { ACTOR_TYPES } from './shared/actor-types.ts';
import { changedOf, endpoint, endpointsOf, listOf, messageOnly, oneOf } from './shared/endpoint.ts';
import { date, id, idInPath, instant, language } from './shared/primitives.ts';
import type { Ability } from './shared/roles.ts';

/** The registers whose changes are logged (specification, section 3). */
export const CHANGE_LOG_TYPES = REGISTER_TYPES;
export type ChangeLogType = RegisterType;

type LoggedNoun = Readonly<{ tur: string; name: string; write: Ability }>;

/** Further nouns whose form shows a log: the field of their name, the ability that writes them. */
export const LOGGED_NOUNS = [
  { tur: 'aksiyonlar', name: 'aksiyon_ismi', write: 'actions.write' },
  { tur: 'dokumanlar', name: 'dokuman_ismi', write: 'documents.write' },
  { tur: 'tedarikci_listesi', name: 'tedarikci_adi', write: 'suppliers.write' },
  { tur: 'cerezler', name: 'cerez_adi', write: 'cookies.write' },
  { tur: 'veri_ihlalleri', name: 'baslik', write: 'breaches.write' },
  { tur: 'egitim_oturumlari', name: 'konu', write: 'training.write' },
] as const satisfies readonly LoggedNoun[];

/** Types whose entries these addresses give. */
export const LOGGED_TYPES = [...REGISTER_TYPES, ...LOGGED_NOUNS.map(({ tur }) => tur)] as const;
export type LoggedType = (typeof LOGGED_TYPES)[number];

/** Abilities by which records of the types are written. */
export const WRITE_OF = Object.fromEntries(
  [...REGISTERS, ...LOGGED_NOUNS].map(({ tur, write }) => [tur, write]),
  // Every type is of one of the two lists.
) as Readonly<Record<LoggedType, Ability>>;

/**
 * Settings of a company, whose entries stand under number 0; `metinler`: those for all its texts;
 * `basvuru_sablonlari`: its texts of answers, each under its own number.
 */
export const SETTINGS_TYPES = [
  'bildirim_ayarlari',
  'egitim_ayarlari',
  'metinler',
  'basvuru_ayarlari',
  'basvuru_sablonlari',
] as const;
export type SettingsType = (typeof SETTINGS_TYPES)[number];

/** Types whose changes are taken back; those of departments and the company are read in the organization's history. */
export const REVERTED_TYPES = [...LOGGED_TYPES, ...SETTINGS_TYPES, 'departman', 'sirket'] as const;
export type RevertedType = (typeof REVERTED_TYPES)[number];

export const RECORD_ACTIONS = ['ekleme', 'güncelleme', 'silme'] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];

/** Everything with entries in the log; those beyond `LoggedType` are read by screens of their own. */
export type LogNoun =
  | RevertedType
  | 'temsilci'
  | 'egitim_davetleri'
  | 'egitim_videolari'
  | 'egitim_soru_setleri'
  | 'verbis_tedbirleri'
  | 'verbis_sureleri'
  | 'verbis_muafiyeti'
  | 'verbis_kesisimleri'
  | 'basvurular'
  | 'sureler'
  | 'anketler'
  | 'portfoy_sorumlulari'
  | 'portfoy_isleri';

/**
 * Further nouns whose entries name a department: the abilities that write their entries. `of: 'department'`:
 * also needs the right to see it. Row-level security grants the same (`app_writes_entry` in SQL); a test
 * compares both.
 */
export const LOG_WRITTEN_BY = {
  aksiyonlar: { of: 'department', by: ['actions.write', 'actions.follow'] },
  veri_ihlalleri: { of: 'department', by: ['breaches.write', 'breaches.report'] },
  dokumanlar: { of: 'company', by: ['documents.write', 'texts.write'] },
  cerezler: { of: 'company', by: ['cookies.write'] },
  tedarikci_listesi: { of: 'company', by: ['suppliers.write', 'suppliers.create'] },
  egitim_oturumlari: { of: 'company', by: ['training.write'] },
  egitim_davetleri: { of: 'company', by: ['training.write'] },
  egitim_videolari: { of: 'company', by: ['videos.write'] },
  egitim_soru_setleri: { of: 'company', by: ['training.write'] },
  egitim_ayarlari: { of: 'company', by: ['training.write'] },
  bildirim_ayarlari: { of: 'company', by: ['notification-settings.write'] },
  metinler: { of: 'company', by: ['texts.write'] },
  basvurular: { of: 'company', by: ['applications.write'] },
  basvuru_ayarlari: { of: 'company', by: ['applications.write'] },
  basvuru_sablonlari: { of: 'company', by: ['applications.write'] },
  departman: { of: 'company', by: ['organization.write'] },
  sirket: { of: 'company', by: ['organization.write', 'companies.close'] },
  temsilci: { of: 'company', by: ['organization.write'] },
  verbis_tedbirleri: { of: 'company', by: ['filings.write'] },
  verbis_sureleri: { of: 'company', by: ['filings.write'] },
  verbis_muafiyeti: { of: 'company', by: ['filings.write'] },
  verbis_kesisimleri: { of: 'company', by: ['filings.write'] },
  sureler: { of: 'company', by: ['clocks.write'] },
  anketler: { of: 'company', by: ['questionnaires.write'] },
  portfoy_sorumlulari: { of: 'company', by: ['portfolio.write'] },
  portfoy_isleri: { of: 'company', by: ['portfolio.write'] },
} as const satisfies Readonly<
  Record<
    Exclude<LogNoun, RegisterType>,
    Readonly<{ of: 'department' | 'company'; by: readonly Ability[] }>
  >
>;

/** A record's change; nouns other than records have further words, the last of an application. */
export type LogAction =
  RecordAction | 'birleştirme' | 'gönderim' | 'hatırlatma' | 'yenileme' | 'olay';

/** `alan`: a field name; `eski` and `yeni`: its stored values. */
export const changedField = z.object({ alan: z.string(), eski: z.unknown(), yeni: z.unknown() });
export type ChangedField = z.infer<typeof changedField>;

export const changeLogEntry = z.object({
  id,
  company_id: id,
  tur: z.enum([...LOGGED_TYPES, ...SETTINGS_TYPES]),
  record_id: z.int().min(0),
  /** Name of the record at that time, where one list has entries of several records. */
  ad: z.string().optional(),
  islem: z.enum(RECORD_ACTIONS),
  aktor_turu: z.enum(ACTOR_TYPES),
  /** Null if no person acted. */
  user_id: id.nullable(),
  guncelleyen: z.string(),
  tarih: instant,
  alanlar: z.array(changedField),
  /** The entry that this one reverts. */
  geri_alinan: id.nullable(),
  okundu: z.boolean(),
  /** The act of many records that the entry is part of. */
  toplu_islem: z.uuid().nullable(),
  /** The company that the record was copied from, for members of both alone. */
  kaynak_sirket: z.string().optional(),
});
export type ChangeLogEntry = z.infer<typeof changeLogEntry>;

/** The most acts of one answer. */
export const MOST_ACTS = 100;
/** Records of an act that its answer names. */
export const NAMED_OF_ACT = 3;

/**
 * A person's act on many records: a bulk edit, an import, a deletion. `id`: its newest entry. `adlar`: some of
 * the records' names. `alanlar`: changed fields. `engel`: records changed since, which block the undo.
 * `geri_alindi`: the whole act was undone.
 */
export const act = z.object({
  id,
  tur: z.enum(LOGGED_TYPES),
  islemler: z.array(z.enum(RECORD_ACTIONS)),
  sayi: z.int(),
  adlar: z.array(z.string()),
  alanlar: z.array(z.string()),
  aktor_turu: z.enum(ACTOR_TYPES),
  user_id: id.nullable(),
  guncelleyen: z.string(),
  tarih: instant,
  engel: z.int(),
  geri_alindi: z.boolean(),
  /** It takes another act or change back itself. */
  geri_alan: z.boolean(),
});
export type Act = z.infer<typeof act>;

/** Types whose lists show the end of a past day (`?tarih=`). */
export const PAST_TYPES = [
  ...REGISTER_TYPES,
  ...(['aksiyonlar', 'dokumanlar', 'tedarikci_listesi', 'cerezler'] as const),
] as const;
export type PastType = (typeof PAST_TYPES)[number];

/** Most years of a list's line of changes. */
export const MOST_YEARS = 10;

/**
 * When a list was changed: from the first day that is known. `adet`: changes of a month. `beyanlar` and
 * `onaylar`: days of VERBİS filings and of departments' confirmations.
 */
const line = z.object({
  ilk_gun: date.nullable(),
  aylar: z.array(z.object({ ay: z.string(), adet: z.int() })),
  beyanlar: z.array(date),
  onaylar: z.array(date),
});
export type ChangeLine = z.infer<typeof line>;

export const DIFFERENCES = ['eklendi', 'degisti', 'cikarildi'] as const;

/** A record that differs at the ends of two days; `kimler`: everybody who changed it in between. */
const difference = z.object({
  record_id: id,
  ad: z.string(),
  durum: z.enum(DIFFERENCES),
  alanlar: z.array(changedField),
  kimler: z.array(z.string()),
  son_degisiklik: instant,
});
export type Difference = z.infer<typeof difference>;

const pastType = z.strictObject({ type: z.enum(PAST_TYPES) });

const params = z.strictObject({
  companyId: idInPath,
  type: z.enum(LOGGED_TYPES),
  recordId: idInPath,
});

const read = { permission: 'change-logs.read' } as const;

export const changeLogs = endpointsOf('changeLogs', {
  settings: endpoint({
    ...read,
    summary: 'Ayarların değişiklikleri / Changes of settings',
    path: '/api/change-logs/settings/:companyId/:type',
    params: z.strictObject({ companyId: idInPath, type: z.enum(SETTINGS_TYPES) }),
    answers: listOf(changeLogEntry),
  }),
  line: endpoint({
    summary: 'Bir listenin değişiklikleri aylara göre / Changes of a list by month',
    path: '/api/change-logs/line/:type',
    permission: 'history.read',
    params: pastType,
    answers: oneOf(line),
  }),
  compare: endpoint({
    summary: 'Bir listenin iki gün sonundaki farkı / A list at the ends of two days',
    path: '/api/change-logs/compare/:type',
    permission: 'history.read',
    heavy: true,
    params: pastType,
    /** `gun`: the earlier day, `ile`: the later one; now without it. */
    query: z.strictObject({ gun: date, ile: date.optional() }),
    answers: listOf(difference),
  }),
  list: endpoint({
    ...read,
    summary: 'Bir kaydın değişiklikleri / Changes of a record',
    path: '/api/change-logs/list/:companyId/:type/:recordId',
    params,
    answers: listOf(changeLogEntry),
  }),
  unreadCount: endpoint({
    ...read,
    summary: 'Okunmamış değişiklik sayısı / Unread changes',
    path: '/api/change-logs/unread-count/:companyId/:type/:recordId',
    params,
    answers: z.object({ unread_count: z.number(), record_id: id }),
  }),
  markRead: endpoint({
    summary: 'Okundu say / Mark as read',
    method: 'POST',
    path: '/api/change-logs/mark-read/:companyId/:type/:recordId',
    permission: 'change-logs.read',
    params,
    answers: messageOnly,
  }),
  acts: endpoint({
    ...read,
    summary: 'Son toplu işlemler, içe aktarmalar ve silmeler / Latest acts of many records',
    path: '/api/change-logs/acts/:companyId',
    params: z.strictObject({ companyId: idInPath }),
    /** `islem`: the act of this entry alone; `oncesi`: acts older than this one. */
    query: z.strictObject({
      lang: language.default('tr'),
      islem: idInPath.optional(),
      oncesi: idInPath.optional(),
    }),
    answers: listOf(act),
  }),
  revertAct: endpoint({
    summary: 'Bir işlemin tamamını geri al / Take a whole act back',
    method: 'POST',
    path: '/api/change-logs/revert-act/:companyId/:type/:entryId',
    // The verb requires the right to write the noun.
    permission: 'change-logs.read',
    params: z.strictObject({
      companyId: idInPath,
      type: z.enum(LOGGED_TYPES),
      entryId: idInPath,
    }),
    /** `kalan`: records that were changed since keep what they have; without it they refuse the act. */
    body: z.strictObject({ kalan: z.boolean().optional() }),
    /** `birlikte`: names of further fields that it changed; `donmeyen` as of one change. */
    answers: changedOf(
      z.object({
        sayi: z.int(),
        atlanan: z.int(),
        birlikte: z.array(z.string()),
        donmeyen: z.array(changedField),
      }),
    ),
  }),
  revert: endpoint({
    summary:
      'Bir değişikliği ya da tek bir alanını geri al / Take a change or one field of it back',
    method: 'POST',
    path: '/api/change-logs/revert/:companyId/:type/:entryId',
    // The verb requires the right to write the noun.
    permission: 'change-logs.read',
    params: z.strictObject({
      companyId: idInPath,
      type: z.enum(REVERTED_TYPES),
      entryId: idInPath,
    }),
    /** `alan`: the field of an update that is taken back alone. */
    body: z.strictObject({
      alan: z
        .string()
        .regex(/^[a-z0-9_]{1,60}$/)
        .optional(),
    }),
    answers: z.object({
      /**
       * `birlikte`: fields that changed beside the requested ones, since their condition no longer holds.
       * `donmeyen`: those that did not get back what they had (`eski`), as it is gone meanwhile.
       */
      data: z.object({
        record_id: z.int().min(0),
        birlikte: z.array(changedField),
        donmeyen: z.array(changedField),
      }),
      message: z.string(),
    }),
  }),
});
