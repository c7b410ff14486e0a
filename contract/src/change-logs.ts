import { z } from 'zod';
import { REGISTER_TYPES, type RegisterType } from './records/registers.ts';
import { ACTOR_TYPES } from './shared/actor-types.ts';
import { endpoint, listOf, messageOnly } from './shared/endpoint.ts';
import { id, idInPath, instant } from './shared/primitives.ts';

/** The registers whose changes are logged (specification, section 3). */
export const CHANGE_LOG_TYPES = REGISTER_TYPES;
export type ChangeLogType = RegisterType;

/** Types with a change log: the registers, and the actions beyond the specification. */
export const LOGGED_TYPES = [...REGISTER_TYPES, 'aksiyonlar'] as const;
export type LoggedType = (typeof LOGGED_TYPES)[number];

/** `alan`: a field name; `eski` and `yeni`: its stored values. */
export const changedField = z.object({ alan: z.string(), eski: z.unknown(), yeni: z.unknown() });
export type ChangedField = z.infer<typeof changedField>;

export const changeLogEntry = z.object({
  id,
  company_id: id,
  tur: z.enum(LOGGED_TYPES),
  record_id: id,
  islem: z.enum(['ekleme', 'güncelleme', 'silme']),
  aktor_turu: z.enum(ACTOR_TYPES),
  /** Nothing when no person acted. */
  user_id: id.nullable(),
  guncelleyen: z.string(),
  tarih: instant,
  alanlar: z.array(changedField),
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
};
