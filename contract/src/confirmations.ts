import { z } from 'zod';
import {
  changedOf,
  endpoint,
  endpointsOf,
  FRESH,
  listOf,
  messageOnly,
  oneOf,
  asSheet,
  sheetFormat,
} from './shared/endpoint.ts';
import {
  date,
  optionalEmail,
  flag,
  id,
  idInForm,
  idInPath,
  instant,
  language,
} from './shared/primitives.ts';
import { daysBetween } from './shared/time/rounds.ts';
import type { RecordConfirmation } from './records/verdict.ts';

/** A confirmation is late when more days than these have passed since its round opened. */
export const LATE_AFTER_DAYS = 7;

/** State of a department in a round. */
export const CONFIRMATION_STATES = [
  'zamaninda',
  'gec',
  'bekliyor',
  'gecikti',
  'onaylanmadi',
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

type Asked = Readonly<{
  /** The day the department was asked, and the day it answered. */
  soruldu: string;
  onaylandi: string | null;
  /** A round is closed when the next one opens. */
  kapali: boolean;
}>;

/** The state of one department in one round. */
export function confirmationState(
  { soruldu, onaylandi, kapali }: Asked,
  today: string,
): ConfirmationState {
  if (onaylandi !== null)
    return daysBetween(soruldu, onaylandi) > LATE_AFTER_DAYS ? 'gec' : 'zamaninda';
  if (kapali) return 'onaylanmadi';
  return daysBetween(soruldu, today) > LATE_AFTER_DAYS ? 'gecikti' : 'bekliyor';
}

/**
 * Shown state of a department's round: an open one without a representative waits for one; the newest one
 * is confirmed until a record changes, as a single record is.
 */
export const SHOWN_STATES = [
  ...(['onayli', 'degisti'] as const satisfies readonly RecordConfirmation[]),
  ...CONFIRMATION_STATES,
  ...(['temsilci_yok', 'sorulmadi'] as const),
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

type Department = Readonly<{
  temsilciler: readonly string[];
  degisen: number | null;
  donemler: readonly Readonly<{ donem: string }>[];
}>;

export function shownState(
  { temsilciler, degisen, donemler }: Department,
  round: Readonly<{ donem: string; durum: ConfirmationState }> | undefined,
): ShownState {
  if (!round) return 'sorulmadi';
  const answered = round.durum === 'zamaninda' || round.durum === 'gec';
  if (answered && round.donem === donemler[0]?.donem) return degisen === 0 ? 'onayli' : 'degisti';
  const open = round.durum === 'bekliyor' || round.durum === 'gecikti';
  return open && temsilciler.length === 0 ? 'temsilci_yok' : round.durum;
}

/** A notification of the inventory: `onay` true asks, false is the answer (specification, section 4). */
const confirmation = z.object({
  id: z.int(),
  department_id: id,
  company_id: id,
  e_posta: z.string().nullable(),
  bildirim_tarihi: date,
  onay: z.boolean(),
  donem: date,
  gonderen: z.string().nullable(),
  /** The department that confirmed, where it was merged with this one since. */
  birlesen: z.string().nullable(),
});
export type Confirmation = z.infer<typeof confirmation>;

/** A department that is to confirm its inventory, with what there is to look at before. */
const dueConfirmation = z.object({
  department_id: id,
  department_name: z.string(),
  donem: date,
  bildirim_tarihi: date,
  faaliyet: z.int(),
  /** Activities changed since the last confirmation; empty when there was none. */
  degisen: z.int().nullable(),
  uyarili: z.int(),
});
export type DueConfirmation = z.infer<typeof dueConfirmation>;

const round = z.object({
  donem: date,
  durum: z.enum(CONFIRMATION_STATES),
  soruldu: date,
  onay_tarihi: instant.nullable(),
  onaylayan: z.string().nullable(),
  hatirlatmalar: z.array(date),
});
export type DepartmentRound = z.infer<typeof round>;

const departmentRow = dueConfirmation.omit({ donem: true, bildirim_tarihi: true }).extend({
  temsilciler: z.array(z.string()),
  /** The rounds in which the department was asked, the newest first. */
  donemler: z.array(round),
  /** Confirmations of departments that were merged into this one; they do not count as its own. */
  birlesenler: z.array(
    z.object({
      department_name: z.string(),
      donem: date,
      onay_tarihi: instant,
      onaylayan: z.string(),
    }),
  ),
});
export type DepartmentConfirmations = z.infer<typeof departmentRow>;

/** Confirmations of merged departments in words: which one, its round, who. */
export const mergedIn = (
  merged: DepartmentConfirmations['birlesenler'],
  dayOf: (day: string) => string,
): string =>
  merged
    .map(({ department_name, donem, onaylayan }) => [department_name, dayOf(donem), onaylayan])
    .map((one) => one.join(', '))
    .join('; ');

const overview = z.object({
  bugun: date,
  /** Are departments asked at all? */
  acik: z.boolean(),
  periyodik_sure: z.int(),
  sonraki_donem: date.nullable(),
  /** Every round, the newest first. */
  donemler: z.array(date),
  departmanlar: z.array(departmentRow),
});
export type ConfirmationOverview = z.infer<typeof overview>;

export const confirmations = endpointsOf('confirmations', {
  list: endpoint({
    summary: 'Envanter bildirimleri / Notifications of the inventory',
    path: '/api/envanter/list',
    permission: 'confirmations.read',
    query: z.strictObject({ department_id: idInPath.optional() }),
    answers: listOf(confirmation),
  }),
  // Missing fields are named by one sentence of the specification (section 5), not one by one.
  add: endpoint({
    summary: 'Departmanın envanterini onayla / Confirm the inventory of a department',
    method: 'POST',
    path: '/api/envanter/add',
    permission: 'confirmations.send',
    status: 201,
    once: true,
    body: z.strictObject({
      department_id: idInForm.nullish(),
      company_id: idInForm.nullish(),
      e_posta: optionalEmail.nullish(),
      bildirim_tarihi: date.optional(),
      onay: flag.refine((value) => !value, { params: { code: 'enum' } }).optional(),
    }),
    answers: changedOf(confirmation),
  }),
  due: endpoint({
    summary: 'Bekleyen onaylar / Confirmations that are due',
    path: '/api/envanter/bekleyen',
    permission: 'confirmations.send',
    answers: listOf(dueConfirmation),
  }),
  overview: endpoint({
    summary: 'Envanter onayları, departmanlara göre / Confirmations by department',
    path: '/api/envanter/onaylar',
    permission: 'confirmations.overview',
    answers: oneOf(overview),
  }),
  remind: endpoint({
    summary: 'Departmanın temsilcilerine onayı hatırlat / Remind a department of its confirmation',
    method: 'POST',
    path: '/api/envanter/onaylar/hatirlat',
    permission: 'notification-settings.write',
    body: z.strictObject({ department_id: id }),
    answers: messageOnly,
  }),
  export: endpoint({
    summary: 'Envanter onaylarını Excel’e aktar / Confirmations as a sheet',
    path: '/api/envanter/onaylar/export',
    fresh: FRESH.rows,
    permission: 'confirmations.overview',
    ...asSheet,
    query: z.strictObject({ lang: language, bicim: sheetFormat }),
  }),
});
