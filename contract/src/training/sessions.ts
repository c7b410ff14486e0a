import { z } from 'zod';
import { changedOf, endpoint, listOf, messageOnly, oneOf } from '../shared/endpoint.ts';
import {
  byId,
  date,
  optionalEmail,
  flag,
  id,
  idInForm,
  language,
  personName,
  requiredText,
} from '../shared/primitives.ts';
import { TRAINING_STATES } from './rows.ts';

/** People whom one session lists at most. */
export const MOST_ATTENDEES = 500;
/** Minutes of one session at most: a day. */
export const LONGEST_MINUTES = 1440;

/**
 * A training held in a room. `sinav`: attending replaces the videos, but the questions have to be answered;
 * otherwise attending is the whole training. `imzali_foy`: the signed attendance sheet.
 */
export const trainingSession = z.object({
  id,
  konu: z.string(),
  yer: z.string(),
  tarih: z.string(),
  dakika: z.int(),
  egitmen: z.string(),
  sinav: z.boolean(),
  listede: z.int(),
  katilan: z.int(),
  imzali_foy: z.string().nullable(),
  dosya_adi: z.string().nullable(),
  guncelleyen: z.string(),
  surum: z.int(),
});
export type TrainingSession = z.infer<typeof trainingSession>;

/** How many of a list attended; a dash if no one is entered yet, since that is not known. */
export const attendedText = ({ katilan, listede }: Pick<TrainingSession, 'katilan' | 'listede'>) =>
  listede === 0 ? '–' : `${katilan || '–'} / ${listede}`;

/** The session named on a certificate, as it was on that day. */
export type SessionOfCertificate = Readonly<
  Pick<TrainingSession, 'id' | 'konu' | 'yer' | 'egitmen' | 'dakika'>
>;

/** A person on the list of a session. `tamamladi`: already trained in another way. */
export const attendee = z.object({
  id,
  fullname: z.string(),
  email: z.string().nullable(),
  department_name: z.string().nullable(),
  durum: z.enum(TRAINING_STATES),
  katildi: z.boolean(),
  tamamladi: z.boolean(),
});
export type Attendee = z.infer<typeof attendee>;

export const singleSession = trainingSession.extend({ kisiler: z.array(attendee) });
export type SingleSession = z.infer<typeof singleSession>;

const written = {
  konu: requiredText(200),
  yer: requiredText(200),
  tarih: date,
  dakika: z.int().min(1).max(LONGEST_MINUTES),
  egitmen: requiredText(200),
  sinav: flag,
};
export type WrittenSession = z.output<z.ZodObject<typeof written>>;

/** A person of a session: one who is invited already, or a name, also without an address. */
const listed = z.union([
  z.strictObject({ davet_id: id }),
  z.strictObject({
    fullname: personName,
    email: optionalEmail.nullish(),
    department_id: idInForm.nullish(),
  }),
]);
export type Listed = z.output<typeof listed>;

const company_id = idInForm.optional();

const write = { permission: 'training.write', method: 'POST' } as const;
const read = { permission: 'training.read' } as const;

/** Sessions in a room: their list of people, who came, and the signed sheet. */
export const sessionEndpoints = {
  sessions: endpoint({
    ...read,
    summary: 'Yüz yüze oturumlar / Sessions in a room',
    path: '/api/farkindalik-egitimi/oturumlar',
    answers: listOf(trainingSession),
  }),
  session: endpoint({
    ...read,
    summary: 'Bir oturum ve katılımcıları / A session and its people',
    path: '/api/farkindalik-egitimi/oturumlar/:id',
    params: byId,
    answers: oneOf(singleSession),
  }),
  addSession: endpoint({
    ...write,
    summary: 'Oturum ekle / Add a session',
    path: '/api/farkindalik-egitimi/oturumlar',
    body: z.strictObject({ ...written, company_id }),
    answers: changedOf(singleSession),
    status: 201,
    once: true,
  }),
  updateSession: endpoint({
    ...write,
    summary: 'Oturumu düzelt / Correct a session',
    path: '/api/farkindalik-egitimi/oturumlar/:id',
    params: byId,
    /** Changes what the body names. */
    body: z.strictObject({ ...written, surum: idInForm.optional(), company_id }).partial(),
    answers: changedOf(singleSession),
  }),
  deleteSession: endpoint({
    summary: 'Oturumu sil / Delete a session',
    method: 'DELETE',
    path: '/api/farkindalik-egitimi/oturumlar/:id',
    permission: 'training.write',
    params: byId,
    answers: messageOnly,
  }),
  restoreSession: endpoint({
    ...write,
    summary: 'Silinen oturumu geri getir / Bring a deleted session back',
    path: '/api/farkindalik-egitimi/oturumlar/:id/geri-al',
    params: byId,
    /** Names of people whose invitation was deleted meanwhile, so that the list lacks them. */
    answers: changedOf(singleSession.extend({ listelenemeyen: z.array(z.string()) })),
  }),
  listInSession: endpoint({
    ...write,
    summary: 'Oturumun listesine kişi ekle / Put people on the list of a session',
    path: '/api/farkindalik-egitimi/oturumlar/:id/kisiler',
    params: byId,
    body: z.strictObject({ kisiler: z.array(listed).min(1).max(MOST_ATTENDEES) }),
    answers: changedOf(singleSession),
  }),
  unlistInSession: endpoint({
    ...write,
    summary: 'Oturumun listesinden çıkar / Take people off the list of a session',
    path: '/api/farkindalik-egitimi/oturumlar/:id/listeden-cikar',
    params: byId,
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_ATTENDEES) }),
    answers: changedOf(singleSession),
  }),
  attend: endpoint({
    ...write,
    summary: 'Katılımı gir / Enter who attended',
    path: '/api/farkindalik-egitimi/oturumlar/:id/katilim',
    params: byId,
    /** `katildi: false` takes an attendance back, with the certificate that it gave. */
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_ATTENDEES), katildi: flag }),
    answers: changedOf(singleSession),
  }),
  attendanceSheet: endpoint({
    ...read,
    summary: 'İmza föyü / Attendance sheet',
    path: '/api/farkindalik-egitimi/oturumlar/:id/imza-foyu',
    raw: true,
    heavy: true,
    params: byId,
    query: z.strictObject({ lang: language }),
  }),
  signedSheet: endpoint({
    ...write,
    summary: 'İmzalanmış föyü ekle / Add the signed sheet',
    path: '/api/farkindalik-egitimi/oturumlar/:id/imzali-foy',
    params: byId,
    body: z.strictObject({ surum: idInForm.optional(), company_id }),
    file: { field: 'imzali_foy', kind: 'oturum', required: true },
    answers: changedOf(singleSession),
  }),
};
