import { z } from 'zod';
import { COMPANY_KINDS } from './shared/company-kinds.ts';
import { isMersisNumber, isTaxNumber, taxNumberIn } from './shared/numbers/company-numbers.ts';
import { changedOf, endpoint, endpointsOf, FRESH, listOf } from './shared/endpoint.ts';
import { mailAddress } from './shared/mail-address.ts';
import { isNationalId } from './shared/numbers/national-id.ts';
import { date, optionalEmail, id, idInForm, instant, text } from './shared/primitives.ts';
import { ROLES } from './shared/roles.ts';

const logo = z.object({ company_id: id, logo: z.string().nullable() });
/** Settings of a company's notifications; null without the right to read them. */
const notificationSettings = {
  envanter_uygulama_onay: z.boolean().nullable(),
  envanter_email_onay: z.boolean().nullable(),
  aksiyon_bildirimi: z.boolean().nullable(),
  periyodik_sure: z.int().nullable(),
  envanter_baslangic_tarihi: date.nullable(),
  aksiyon_periyodik_sure: z.int().nullable(),
};

/** Places where a controller may be settled (Registry Regulation). */
export const SETTLED = ['turkiye', 'yurt_disi'] as const;

/** A company's facts besides its name; VERBİS asks for most of them. */
export const companyProfile = logo.extend({
  company_name: z.string(),
  unvan: z.string().nullable(),
  adres: z.string().nullable(),
  vergi_no: z.string().nullable(),
  mersis_no: z.string().nullable(),
  kep: z.string().nullable(),
  web: z.string().nullable(),
  verbis_kayit_no: z.string().nullable(),
  irtibat_kisisi: z.string().nullable(),
  /** A mask of the number; the number itself is shown on demand. */
  irtibat_tckn: z.string().nullable(),
  irtibat_telefon: z.string().nullable(),
  irtibat_eposta: z.string().nullable(),
  irtibat_kep: z.string().nullable(),
  /** Where the controller is settled; abroad it has a representative. */
  yerlesim: z.enum(SETTLED).nullable(),
  temsilci_unvan: z.string().nullable(),
  temsilci_vergi_no: z.string().nullable(),
  temsilci_adres: z.string().nullable(),
  temsilci_eposta: z.string().nullable(),
  temsilci_kep: z.string().nullable(),
  /** The day on which the registry deleted the registration. */
  verbis_silme_tarihi: date.nullable(),
  verbis_silme_nedeni: z.string().nullable(),
  kurum_turu: z.enum(COMPANY_KINDS).nullable(),
  calisan_sayisi: z.int().nullable(),
  /** Total of the yearly balance sheet, in whole Turkish lira. */
  bilanco_toplami: z.int().nullable(),
  /** The day from which sign-in asks for a second step. */
  ikinci_adim_tarihi: date.nullable(),
  surum: id,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** Data that can be reverted from the log; it keeps only a mask of the contact's number. */
export const RETURNED_FIELDS: readonly string[] = [
  ...['unvan', 'adres', 'vergi_no', 'mersis_no', 'kep', 'web', 'verbis_kayit_no'],
  ...['irtibat_kisisi', 'irtibat_telefon', 'irtibat_eposta', 'irtibat_kep', 'yerlesim'],
  ...['temsilci_unvan', 'temsilci_vergi_no', 'temsilci_adres', 'temsilci_eposta', 'temsilci_kep'],
  ...['verbis_silme_tarihi', 'verbis_silme_nedeni', 'kurum_turu', 'calisan_sayisi'],
  ...['bilanco_toplami', 'ikinci_adim_tarihi'],
];

/** A person of the company, in any role. */
const companyUser = z.object({
  user_id: id,
  fullname: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  son_giris: instant.nullable(),
  ikinci_adim: z.boolean(),
});
export type CompanyUser = z.infer<typeof companyUser>;

/** Shares of a company that have a limit, in bytes of files. */
export const SHARES = ['dosyalar', 'kendi_dosyalari', 'videolar'] as const;
const share = z.object({ pay: z.enum(SHARES), kullanilan: z.number(), sinir: z.number() });
export type Share = z.infer<typeof share>;

/** Mails of the last 24 hours, and when the first of them no longer counts. */
const mailShare = z.object({
  kullanilan: z.int(),
  sinir: z.int(),
  acilis: instant.nullable(),
});
/** Mails to people who are no members: of the company, of the caller, and how many may still leave. */
const mailQuota = z.object({
  sirket: mailShare,
  kisi: mailShare,
  kalan: z.int(),
  /** Until then a lower limit holds, since the company is new. */
  yeni_bitis: instant.nullable(),
});
export type MailQuota = z.infer<typeof mailQuota>;

const KEP = /^[^\s@<>]+@(?:[a-z\d-]+\.)+kep\.tr$/i;
const WEB = /^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** A registered address in its one spelling, which may be empty. */
const registeredAddress = text(2000).overwrite(mailAddress).max(254).nullish();
/** A text that may be empty, which takes it out. */
const optional = (max: number) => text(max).nullish();
/** The same of digits, however they are spaced. */
const digits = text(60)
  .transform((value) => value.replace(/[\s.-]/g, ''))
  .nullish();
const MASK = /^\d{3} ••• ••• \d{2}$/;
/** An identity number; if a form sends its mask, it stays unchanged. */
const maskable = text(60)
  .transform((value) => (MASK.test(value) ? undefined : value.replace(/[\s.-]/g, '')))
  .nullish();
const whole = (most: number) =>
  z.union([z.int().min(0).max(most), z.literal('').transform(() => null)]).nullish();

const checked = (
  field: string,
  code: string,
  isRight: (value: string) => boolean,
): [(body: Record<string, unknown>) => boolean, { path: string[]; params: { code: string } }] => [
  (body) => {
    const value = body[field];
    return typeof value !== 'string' || value.trim() === '' || isRight(value.trim());
  },
  { path: [field], params: { code } },
];

/** The tax number of a legal person has ten digits; one of eleven digits is a person's identity number. */
const isLegalTaxNumber = (value: string) => value.length === 10 && isTaxNumber(value);

const MOST_PEOPLE = 10_000_000;
const MOST_LIRA = 999_999_999_999_999;

/** A change of the company's data: what is left out stays, an empty text takes it out. */
const profileChange = z
  .strictObject({
    company_id: idInForm.optional(),
    surum: idInForm.optional(),
    unvan: optional(300),
    adres: optional(1000),
    vergi_no: digits,
    mersis_no: digits,
    kep: registeredAddress,
    web: optional(300),
    verbis_kayit_no: optional(40),
    irtibat_kisisi: optional(200),
    irtibat_tckn: maskable,
    irtibat_telefon: optional(40),
    irtibat_eposta: optionalEmail.nullish(),
    irtibat_kep: registeredAddress,
    yerlesim: z.union([z.enum(SETTLED), z.literal('').transform(() => null)]).nullish(),
    temsilci_unvan: optional(300),
    temsilci_vergi_no: digits,
    temsilci_adres: optional(1000),
    temsilci_eposta: optionalEmail.nullish(),
    temsilci_kep: registeredAddress,
    verbis_silme_tarihi: z.union([date, z.literal('').transform(() => null)]).nullish(),
    verbis_silme_nedeni: optional(300),
    kurum_turu: z.union([z.enum(COMPANY_KINDS), z.literal('').transform(() => null)]).nullish(),
    calisan_sayisi: whole(MOST_PEOPLE),
    bilanco_toplami: whole(MOST_LIRA),
    ikinci_adim_tarihi: date.nullish(),
  })
  .refine(...checked('vergi_no', 'tax_number', isTaxNumber))
  .refine(...checked('mersis_no', 'mersis', isMersisNumber))
  .refine(...checked('kep', 'kep', (value) => KEP.test(value)))
  .refine(...checked('irtibat_kep', 'kep', (value) => KEP.test(value)))
  .refine(...checked('temsilci_kep', 'kep', (value) => KEP.test(value)))
  .refine(...checked('irtibat_tckn', 'national_id', isNationalId))
  .refine(...checked('temsilci_vergi_no', 'tax_number', isLegalTaxNumber))
  .refine(...checked('web', 'web', (value) => WEB.test(value)))
  .refine(
    ({ vergi_no, mersis_no }) =>
      !vergi_no || !mersis_no || !isMersisNumber(mersis_no) || taxNumberIn(mersis_no) === vergi_no,
    { path: ['mersis_no'], params: { code: 'mersis_differs' } },
  );

const company = logo.extend({
  company_name: z.string(),
  company_active: z.boolean(),
  ...notificationSettings,
  /** Its people; null without the right to read them. */
  users: z.array(companyUser).nullable(),
});

/** A consultant's right in the company; `yok`: no longer a member. */
export const CONSULTANT_RIGHTS = ['tam', 'salt_okunur', 'yok'] as const;
export type ConsultantRight = (typeof CONSULTANT_RIGHTS)[number];

const consultant = z.object({
  user_id: id,
  fullname: z.string(),
  email: z.string(),
  hak: z.enum(CONSULTANT_RIGHTS),
});
export type Consultant = z.infer<typeof consultant>;

/** Days before the end of a trial from which every screen shows it. */
export const TRIAL_TOLD_DAYS = 14;

/** An erasure that waits, and whether the caller may ask for one. */
const erasure = z.object({
  bekleyen: z.object({ isteyen: z.string(), istek_tarihi: instant, vade: instant }).nullable(),
  isteyebilir: z.boolean(),
});
export type CompanyErasure = z.infer<typeof erasure>;

const read = { permission: 'organization.read' } as const;
const write = { permission: 'organization.write', method: 'POST' } as const;

export const companies = endpointsOf('companies', {
  list: endpoint({
    summary: 'Kullanıcının şirketleri / Companies of the user',
    path: '/api/companies/list',
    permission: 'signed-in',
    answers: z.object({ data: z.array(company), companies: z.array(company) }),
  }),
  logos: endpoint({
    summary: 'Şirket logoları / Company logos',
    path: '/api/companies/company-logos',
    permission: 'signed-in',
    answers: listOf(logo),
  }),
  profile: endpoint({
    ...read,
    summary: 'Şirket bilgileri / Data of the company',
    path: '/api/companies/profile',
    answers: z.object({ data: companyProfile }),
  }),
  users: endpoint({
    ...read,
    summary: 'Şirketin kullanıcıları / Users of the company',
    path: '/api/companies/users',
    answers: listOf(companyUser),
  }),
  usage: endpoint({
    ...read,
    summary: 'Şirketin dosyalarının kapladığı alan / Room that the company’s files take',
    path: '/api/companies/usage',
    answers: listOf(share),
  }),
  mails: endpoint({
    summary: 'Gönderilebilecek e-posta sayısı / How many e-mails may be sent',
    path: '/api/companies/mails',
    // Managers and training officers send some; this ability they have in common.
    permission: 'training.read',
    answers: z.object({ data: mailQuota }),
  }),
  update: endpoint({
    ...write,
    summary: 'Şirket bilgilerini değiştir / Change the data of the company',
    path: '/api/companies/update',
    body: profileChange,
    answers: changedOf(companyProfile),
  }),
  revealContact: endpoint({
    ...write,
    summary: 'İrtibat kişisinin T.C. kimlik numarasını göster / Show the contact’s identity number',
    path: '/api/companies/contact-number',
    fresh: FRESH.daily,
    answers: z.object({ data: z.object({ irtibat_tckn: z.string() }) }),
  }),
  updateLogo: endpoint({
    ...write,
    summary: 'Logoyu değiştir / Change the logo',
    path: '/api/companies/update-logo',
    body: z.strictObject({ company_id: idInForm.optional() }),
    file: { field: 'logo', kind: 'logo', required: true },
    answers: changedOf(companyProfile),
  }),
  deleteLogo: endpoint({
    summary: 'Logoyu kaldır / Remove the logo',
    method: 'DELETE',
    path: '/api/companies/delete-logo',
    permission: 'organization.write',
    answers: changedOf(companyProfile),
  }),
  consultants: endpoint({
    ...read,
    summary: 'Şirketin danışmanları ve hakları / Consultants of the company and their rights',
    path: '/api/companies/consultants',
    answers: listOf(consultant),
  }),
  /** An administrator decides about each consultant; consultants give up their own right alone. */
  setConsultant: endpoint({
    summary: 'Danışmanın hakkını değiştir, müşteriyi bırak / Change a right, leave a client',
    method: 'POST',
    path: '/api/companies/consultant',
    fresh: FRESH.act,
    permission: 'organization.read',
    body: z.strictObject({
      user_id: idInForm,
      hak: z.enum(CONSULTANT_RIGHTS),
      /** A colleague who takes the client over. */
      devralan_id: idInForm.optional(),
    }),
    answers: changedOf(z.array(consultant)),
  }),
  erasure: endpoint({
    ...read,
    summary: 'Şirketin bekleyen silinmesi / Erasure of the company that waits',
    path: '/api/companies/erasure',
    answers: z.object({ data: erasure }),
  }),
  askErasure: endpoint({
    ...write,
    summary: 'Şirketin silinmesini iste / Ask for the erasure of the company',
    path: '/api/companies/erasure',
    fresh: FRESH.act,
    permission: 'companies.close',
    /** The name of the company, typed once more. */
    body: z.strictObject({ company_name: text(200) }),
    answers: changedOf(erasure),
  }),
  cancelErasure: endpoint({
    summary: 'Silmekten vazgeç / Cancel the erasure',
    method: 'DELETE',
    path: '/api/companies/erasure',
    permission: 'companies.close',
    answers: changedOf(erasure),
  }),
});
