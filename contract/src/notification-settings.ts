import { z } from 'zod';
import {
  changedOf,
  endpoint,
  endpointsOf,
  listOf,
  messageOnly,
  oneOf,
  PUBLIC_FORM,
} from './shared/endpoint.ts';
import { date, flag, id, idInPath, instant, language, text } from './shared/primitives.ts';

/** Days allowed between two rounds, or two digests. */
export const PERIOD_DAYS = { least: 1, most: 3650 } as const;

/** The hour of a day in Turkey from which mails of a round or a digest leave. */
export const SENDING_HOUR = 9;

/** A company's reminders, with what the screen shows about them. */
const settings = z.object({
  company_id: id,
  envanter_uygulama_onay: z.boolean(),
  envanter_email_onay: z.boolean(),
  aksiyon_bildirimi: z.boolean(),
  periyodik_sure: z.int(),
  envanter_baslangic_tarihi: date.nullable(),
  aksiyon_periyodik_sure: z.int(),
  /** The day that digests are counted from; null while they are off. */
  aksiyon_baslangic_tarihi: date.nullable(),
  /** 0 until they are saved for the first time. */
  surum: z.int(),
  guncelleyen: z.string().nullable(),
  guncellenme_tarihi: instant.nullable(),
  bugun: date,
  /** The day of the newest round, and whether a department has yet to confirm it. */
  son_donem: date.nullable(),
  donem_acik: z.boolean(),
  son_ozet: date.nullable(),
  /** Departments, those without a representative, and representatives. */
  departman: z.int(),
  temsilcisiz: z.int(),
  temsilci: z.int(),
  /** Departments with open actions, and those actions. */
  aksiyonlu_departman: z.int(),
  acik_aksiyon: z.int(),
});
export type NotificationSettings = z.infer<typeof settings>;

const days = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ])
  .refine(
    (value) => Number.isInteger(value) && value >= PERIOD_DAYS.least && value <= PERIOD_DAYS.most,
    { params: { code: 'period' } },
  );
export const settingsChange = z.strictObject({
  envanter_uygulama_onay: flag.optional(),
  envanter_email_onay: flag.optional(),
  aksiyon_bildirimi: flag.optional(),
  periyodik_sure: days.optional(),
  envanter_baslangic_tarihi: z
    .union([z.literal('').transform(() => null), z.null(), date])
    .optional(),
  aksiyon_periyodik_sure: days.optional(),
  surum: z.int().min(0).optional(),
});
export type SettingsBody = z.output<typeof settingsChange>;

/** Mails that can be looked at before they are sent. */
export const PREVIEWS = ['onay', 'hatirlatma', 'ozet'] as const;
export type PreviewKind = (typeof PREVIEWS)[number];

const preview = z.object({ konu: z.string(), metin: z.string() });

/** A mail that has not arrived; `sonraki_deneme` is empty when it was given up. */
const undelivered = z.object({
  id: z.int(),
  alici: z.string(),
  konu: z.string(),
  neden: z.enum(['adres', 'sunucu']),
  deneme: z.int(),
  tarih: instant,
  sonraki_deneme: instant.nullable(),
});
export type UndeliveredMail = z.infer<typeof undelivered>;

const ofCompany = z.strictObject({ companyId: idInPath });

export const notificationSettings = endpointsOf('notificationSettings', {
  read: endpoint({
    summary: 'Bildirim ayarları / Notification settings',
    path: '/api/companies/notification-settings/:companyId',
    permission: 'notification-settings.read',
    params: ofCompany,
    answers: oneOf(settings),
  }),
  update: endpoint({
    summary: 'Bildirim ayarlarını güncelle / Update the notification settings',
    method: 'POST',
    path: '/api/companies/update-notification/:companyId',
    permission: 'notification-settings.write',
    params: ofCompany,
    body: settingsChange,
    answers: changedOf(settings),
  }),
  preview: endpoint({
    summary: 'Gidecek bir e-postanın örneği / A sample of a mail that will be sent',
    path: '/api/companies/notification-preview/:companyId',
    permission: 'notification-settings.read',
    params: ofCompany,
    query: z.strictObject({ tur: z.enum(PREVIEWS), lang: language }),
    answers: oneOf(preview),
  }),
  undelivered: endpoint({
    summary: 'Ulaşmayan e-postalar / Mails that have not arrived',
    path: '/api/companies/undelivered-mails/:companyId',
    permission: 'undelivered-mails.read',
    params: ofCompany,
    answers: listOf(undelivered),
  }),
  /** One address for a look by people and the click of mail programs. */
  optOutPage: endpoint({
    summary: 'E-postadaki vazgeçme sayfası / The page of a mail’s unsubscribe link',
    path: '/api/posta-ret/:token',
    permission: 'public',
    raw: true,
    params: z.strictObject({ token: text(300) }),
    query: z.strictObject({ lang: language.optional() }),
  }),
  optOut: endpoint({
    summary: 'Bu adrese davet ve hatırlatma gönderilmesin / No invitations to this address',
    ...PUBLIC_FORM,
    path: '/api/posta-ret/:token',
    params: z.strictObject({ token: text(300) }),
    /** Mail programs send the first field alone (RFC 8058); `geri` takes a refusal back. */
    body: z.strictObject({
      'List-Unsubscribe': z.literal('One-Click').optional(),
      karar: z.enum(['ret', 'geri']).default('ret'),
      dil: language.optional(),
    }),
    answers: messageOnly,
  }),
});
