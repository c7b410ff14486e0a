import { z } from 'zod';
import { REGISTER_TYPES, type RegisterType } from './records/registers.ts';
import { ACTOR_TYPES } from './shared/actor-types.ts';
import { endpoint, listOf, messageOnly } from './shared/endpoint.ts';
import { id, idInPath, instant } from './shared/primitives.ts';

/** The registers whose changes are logged (specification, section 3). */
export const CHANGE_LOG_TYPES = REGISTER_TYPES;
export type ChangeLogType = RegisterType;

/** Types whose entries these addresses give: the registers, actions, documents, suppliers and breaches. */
export const LOGGED_TYPES = [
  ...REGISTER_TYPES,
  'aksiyonlar',
  'dokumanlar',
  'tedarikci_listesi',
  'veri_ihlalleri',
] as const;
export type LoggedType = (typeof LOGGED_TYPES)[number];

export const RECORD_ACTIONS = ['ekleme', 'güncelleme', 'silme'] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];

/** Everything with entries in the log; those beyond `LoggedType` are read by screens of their own. */
export type LogNoun =
  | LoggedType
  | 'departman'
  | 'temsilci'
  | 'sirket'
  | 'egitim_davetleri'
  | 'egitim_videolari'
  | 'egitim_soru_setleri'
  | 'egitim_ayarlari'
  | 'bildirim_ayarlari'
  | 'verbis_tedbirleri'
  | 'verbis_sureleri'
  | 'verbis_muafiyeti'
  | 'basvurular'
  | 'sureler'
  | 'metinler'
  | 'portfoy_sorumlulari';

/** A record's change; nouns other than records have further words, the last of an application. */
export type LogAction =
  RecordAction | 'birleştirme' | 'gönderim' | 'hatırlatma' | 'yenileme' | 'olay';

/** `alan`: a field name; `eski` and `yeni`: its stored values. */
export const changedField = z.object({ alan: z.string(), eski: z.unknown(), yeni: z.unknown() });
export type ChangedField = z.infer<typeof changedField>;

export const changeLogEntry = z.object({
  id,
  company_id: id,
  tur: z.enum(LOGGED_TYPES),
  record_id: id,
  islem: z.enum(RECORD_ACTIONS),
  aktor_turu: z.enum(ACTOR_TYPES),
  /** Nothing when no person acted. */
  user_id: id.nullable(),
  guncelleyen: z.string(),
  tarih: instant,
  alanlar: z.array(changedField),
  /** The entry that this one takes back. */
  geri_alinan: id.nullable(),
  okundu: z.boolean(),
});
export type ChangeLogEntry = z.infer<typeof changeLogEntry>;

const params = z.strictObject({
  companyId: idInPath,
  type: z.enum(LOGGED_TYPES),
  recordId: idInPath,
});

export const changeLogs = {
  list: endpoint({
    name: 'changeLogs.list',
    summary: 'Bir kaydın değişiklikleri / Changes of a record',
    method: 'GET',
    path: '/api/change-logs/list/:companyId/:type/:recordId',
    permission: 'change-logs.read',
    params,
    answers: listOf(changeLogEntry),
  }),
  unreadCount: endpoint({
    name: 'changeLogs.unreadCount',
    summary: 'Okunmamış değişiklik sayısı / Unread changes',
    method: 'GET',
    path: '/api/change-logs/unread-count/:companyId/:type/:recordId',
    permission: 'change-logs.read',
    params,
    answers: z.object({ unread_count: z.number(), record_id: id }),
  }),
  markRead: endpoint({
    name: 'changeLogs.markRead',
    summary: 'Okundu say / Mark as read',
    method: 'POST',
    path: '/api/change-logs/mark-read/:companyId/:type/:recordId',
    permission: 'change-logs.read',
    params,
    answers: messageOnly,
  }),
  revert: endpoint({
    name: 'changeLogs.revert',
    summary: 'Bir değişikliği geri al / Take a change back',
    method: 'POST',
    path: '/api/change-logs/revert/:companyId/:type/:entryId',
    // Writing the noun is asked for by the verb.
    permission: 'change-logs.read',
    params: z.strictObject({
      companyId: idInPath,
      type: z.enum(LOGGED_TYPES),
      entryId: idInPath,
    }),
    answers: z.object({ data: z.object({ record_id: id }), message: z.string() }),
  }),
};
