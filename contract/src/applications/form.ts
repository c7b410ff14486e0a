import { z } from 'zod';
import { ANSWER_WAYS, PERSON_GROUPS } from '../applications.ts';
import { RIGHTS } from '../data/application-rights.ts';
import { endpoint, messageOnly, oneOf } from '../shared/endpoint.ts';
import { date, email, instant, language, requiredText, text } from '../shared/primitives.ts';
import { isNationalId } from '../shared/national-id.ts';

/** The code that confirms an application: how long it lives, its tries, and when another may be asked for. */
export const CONFIRMATION = {
  minutes: 15,
  tries: 5,
  resendSeconds: 60,
  digits: 6,
  codes: 6,
} as const;
/** An application that nobody confirms is deleted after so many hours. */
export const UNCONFIRMED_HOURS = 24;
export const MOST_ATTACHMENTS = 5;
export const MOST_ATTACHED_MB = 20;
export const LONGEST_REQUEST = 4000;

const slug = z.strictObject({
  slug: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
});
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

const written = z
  .strictObject({
    token,
    haklar: z.array(z.enum(RIGHTS)).min(1).max(RIGHTS.length),
    talep: requiredText(LONGEST_REQUEST),
    ad: requiredText(100),
    soyad: requiredText(100),
    kimlik_turu: z.enum(['tc', 'pasaport']),
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
  });
export type WrittenApplication = z.output<typeof written>;

const attached = z.object({ id: z.int(), ad: z.string(), boyut: z.int() });

const receipt = z.object({
  basvuru_no: z.string(),
  gelis_tarihi: instant,
  son_gun: date,
  ad_soyad: z.string(),
  kisi_grubu: z.enum(PERSON_GROUPS).nullable(),
  haklar: z.array(z.enum(RIGHTS)),
  cevap_yolu: z.enum(ANSWER_WAYS),
  eposta: z.string().nullable(),
  ekler: z.array(attached),
  company_name: z.string(),
  logo: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

const open = { permission: 'public', method: 'POST' } as const;

/** The public form of a company: from its first file or field to the receipt. */
export const applicationForm = {
  read: endpoint({
    ...open,
    method: 'GET',
    name: 'applications.form',
    summary: 'Bir şirketin başvuru formu / The application form of a company',
    path: '/api/kvkk-formu/form/:slug',
    params: slug,
    answers: oneOf(form),
  }),
  begin: endpoint({
    ...open,
    name: 'applications.begin',
    summary: 'Başvuruya başla / Begin an application',
    path: '/api/kvkk-formu/basla/:slug',
    params: slug,
    status: 201,
    answers: oneOf(byToken),
  }),
  attach: endpoint({
    ...open,
    name: 'applications.attach',
    summary: 'Başvuruya belge ekle / Attach a file',
    path: '/api/kvkk-formu/ek/:token',
    params: byToken,
    status: 201,
    file: { field: 'dosya', kind: 'basvuru', required: true },
    answers: oneOf(attached),
  }),
  detach: endpoint({
    ...open,
    method: 'DELETE',
    name: 'applications.detach',
    summary: 'Eklenen belgeyi çıkar / Take an attached file away',
    path: '/api/kvkk-formu/ek/:token/:ek',
    params: z.strictObject({ token, ek: z.string().regex(/^[1-9]\d{0,9}$/) }),
    answers: messageOnly,
  }),
  submit: endpoint({
    ...open,
    name: 'applications.submit',
    summary: 'Başvuruyu yaz ve kod iste / Write the application and ask for its code',
    path: '/api/kvkk-formu/gonder',
    body: written,
    answers: messageOnly,
  }),
  resend: endpoint({
    ...open,
    name: 'applications.resend',
    summary: 'Yeni kod iste / Ask for another code',
    path: '/api/kvkk-formu/yeni-kod',
    body: byToken,
    answers: messageOnly,
  }),
  confirm: endpoint({
    ...open,
    name: 'applications.confirm',
    summary: 'E-postayı doğrula: başvuru yapılır / Confirm: the application is made',
    path: '/api/kvkk-formu/dogrula',
    body: z.strictObject({ token, kod: z.string().regex(/^[0-9]{6}$/) }),
    answers: z.object({ message: z.string(), data: receipt }),
  }),
  receipt: endpoint({
    ...open,
    method: 'GET',
    name: 'applications.receipt',
    summary: 'Alındı belgesi / Receipt',
    path: '/api/kvkk-formu/alindi/:token',
    params: byToken,
    answers: oneOf(receipt),
  }),
  receiptPdf: endpoint({
    ...open,
    method: 'GET',
    name: 'applications.receiptPdf',
    summary: 'Alındı belgesi, PDF / Receipt as a PDF',
    path: '/api/kvkk-formu/alindi-pdf/:token',
    params: byToken,
    query: z.strictObject({ lang: language.optional() }),
    raw: true,
    heavy: true,
    answers: z.unknown(),
  }),
};
