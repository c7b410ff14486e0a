import { z } from 'zod';
import { ANSWER_WAYS, APPLICATION_STATES, PERSON_GROUPS } from '../applications.ts';
import { RIGHTS } from '../data/application-rights.ts';
import { changedOf, endpoint, endpointsOf, messageOnly, oneOf } from '../shared/endpoint.ts';
import { date, email, instant, language, requiredText, text } from '../shared/primitives.ts';
import { isNationalId } from '../shared/numbers/national-id.ts';
import { actsForAnother, REQUESTERS } from './requesters.ts';
import { formSlug } from './slug.ts';

/** The code that confirms an application: its lifetime, its tries, and when another may be requested. */
export const CONFIRMATION = {
  minutes: 10,
  tries: 5,
  resendSeconds: 60,
  digits: 6,
  codes: 6,
} as const;
/** The input for the proof of authority to act for the data subject, separate from the other files. */
export const PROOF_FIELD = 'yetki_belgesi';
/** An unconfirmed application is deleted after so many hours. */
export const UNCONFIRMED_HOURS = 24;
export const MOST_ATTACHMENTS = 5;
export const MOST_ATTACHED_MB = 20;
export const LONGEST_REQUEST = 4000;

const slug = z.strictObject({ slug: formSlug });
const token = z.string().regex(/^[\w-]{20,64}$/);
const byToken = z.strictObject({ token });

const form = z.object({
  company_name: z.string(),
  logo: z.string().nullable(),
  posta_adresi: z.string().nullable(),
  kep_adresi: z.string().nullable(),
});
export type ApplicationForm = z.infer<typeof form>;

const blank = z.literal('').transform(() => null);
const optional = (max: number) => z.union([blank, requiredText(max), z.null()]).optional();

/** Passport numbers of the world: letters and digits. */
const PASSPORT = /^[A-Z0-9]{5,20}$/;
const plain = (value: string) => value.toUpperCase().replace(/[\s-]/g, '');

/** A list; an HTML form sends one choice as a text, and none not at all. */
const rights = z
  .union([z.array(z.enum(RIGHTS)), z.enum(RIGHTS)])
  .default([])
  .transform((chosen) => [chosen].flat())
  .pipe(z.array(z.enum(RIGHTS)).min(1).max(RIGHTS.length));

const written = z
  .strictObject({
    haklar: rights,
    talep: requiredText(LONGEST_REQUEST),
    basvuran_turu: z.enum(REQUESTERS),
    temsil_edilen: optional(200),
    ad: requiredText(100),
    soyad: requiredText(100),
    kimlik_turu: z.enum(['tc', 'pasaport']).default('tc'),
    kimlik_no: requiredText(40).transform(plain),
    uyruk: optional(60),
    kisi_grubu: z.union([blank, z.enum(PERSON_GROUPS), z.null()]).optional(),
    adres: requiredText(500),
    cevap_yolu: z.enum(ANSWER_WAYS),
    eposta: email,
    telefon: optional(40),
    dil: language,
    /** A trap: people do not see it, robots fill it in. */
    web_sitesi: text(200).optional(),
  })
  .superRefine((value, context) => {
    const fits =
      value.kimlik_turu === 'tc' ? isNationalId(value.kimlik_no) : PASSPORT.test(value.kimlik_no);
    const code = value.kimlik_turu === 'tc' ? 'national_id' : 'passport';
    if (!fits) context.addIssue({ code: 'custom', path: ['kimlik_no'], params: { code } });
    if (value.kimlik_turu === 'pasaport' && !value.uyruk)
      context.addIssue({ code: 'custom', path: ['uyruk'], params: { code: 'required' } });
    if (actsForAnother(value.basvuran_turu) && !value.temsil_edilen)
      context.addIssue({ code: 'custom', path: ['temsil_edilen'], params: { code: 'required' } });
  });
export type WrittenApplication = z.output<typeof written>;

const attached = z.object({ id: z.int(), ad: z.string(), boyut: z.int() });

const receipt = z.object({
  basvuru_no: z.string(),
  gelis_tarihi: instant,
  son_gun: date,
  ad_soyad: z.string(),
  temsil_edilen: z.string().nullable(),
  kisi_grubu: z.enum(PERSON_GROUPS).nullable(),
  haklar: z.array(z.enum(RIGHTS)),
  cevap_yolu: z.enum(ANSWER_WAYS),
  eposta: z.string().nullable(),
  ekler: z.array(attached),
  /** The applicant confirmed the e-mail address by a code; an application entered by hand has no such proof. */
  dogrulandi: z.boolean(),
  durum: z.enum(APPLICATION_STATES),
  /** Closed because the applicant withdrew it. */
  geri_cekildi: z.boolean(),
  /** The day of the answer, or of the withdrawal. */
  sonuclanma_tarihi: instant.nullable(),
  /** The mail with the newest answer came back. */
  ulasmadi: z.boolean(),
  company_name: z.string(),
  logo: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

/** `tekrar`: the same application had come before; the receipt is of that one. */
const confirmed = receipt.extend({ tekrar: z.boolean() });
export type ConfirmedReceipt = z.infer<typeof confirmed>;

const open = { permission: 'public', method: 'POST' } as const;

/**
 * The public form of a company, from its fields to the receipt. It comes as JSON, or as an HTML form
 * sends it without script.
 */
export const applicationForm = endpointsOf('applications', {
  read: endpoint({
    ...open,
    name: 'applications.form',
    method: 'GET',
    summary: 'Bir şirketin başvuru formu / The application form of a company',
    path: '/api/kvkk-formu/form/:slug',
    params: slug,
    answers: oneOf(form),
  }),
  submit: endpoint({
    ...open,
    summary: 'Başvuruyu yaz ve kod iste / Write the application and ask for its code',
    path: '/api/kvkk-formu/gonder/:slug',
    params: slug,
    status: 201,
    file: {
      field: 'dosya',
      kind: 'basvuru',
      required: false,
      most: MOST_ATTACHMENTS,
      also: PROOF_FIELD,
    },
    body: written,
    answers: changedOf(byToken),
  }),
  resend: endpoint({
    ...open,
    summary: 'Yeni kod iste, istenirse başka adrese / Ask for another code, or for one elsewhere',
    path: '/api/kvkk-formu/yeni-kod',
    takes: 'urlencoded',
    body: byToken.extend({ eposta: email.optional(), dil: language.optional() }),
    answers: messageOnly,
  }),
  confirm: endpoint({
    ...open,
    summary: 'E-postayı doğrula: başvuru yapılır / Confirm: the application is made',
    path: '/api/kvkk-formu/dogrula',
    takes: 'urlencoded',
    body: byToken.extend({
      kod: z
        .string()
        .max(20)
        .transform((typed) => typed.replace(/\s/g, ''))
        .pipe(z.string().regex(/^[0-9]{6}$/)),
      dil: language.optional(),
    }),
    answers: changedOf(confirmed),
  }),
  receipt: endpoint({
    ...open,
    method: 'GET',
    summary: 'Alındı belgesi / Receipt',
    path: '/api/kvkk-formu/alindi/:token',
    params: byToken,
    answers: oneOf(receipt),
  }),
  receiptPdf: endpoint({
    ...open,
    method: 'GET',
    summary: 'Alındı belgesi, PDF / Receipt as a PDF',
    path: '/api/kvkk-formu/alindi-pdf/:token',
    params: byToken,
    query: z.strictObject({ lang: language.optional() }),
    raw: true,
    heavy: true,
  }),
});
