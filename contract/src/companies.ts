import { z } from 'zod';
import { isMersisNumber, isTaxNumber, taxNumberIn } from './shared/company-numbers.ts';
import { changedOf, endpoint, listOf } from './shared/endpoint.ts';
import { date, id, idInForm, instant, text } from './shared/primitives.ts';
import { ROLES } from './shared/roles.ts';

const logo = z.object({ company_id: id, logo: z.string().nullable() });
/** Settings of a company's notifications; nothing for those who may not read them. */
const notificationSettings = {
  envanter_uygulama_onay: z.boolean().nullable(),
  envanter_email_onay: z.boolean().nullable(),
  aksiyon_bildirimi: z.boolean().nullable(),
  periyodik_sure: z.int().nullable(),
  envanter_baslangic_tarihi: date.nullable(),
  aksiyon_periyodik_sure: z.int().nullable(),
};

/** Legal kinds of a company: some conditions and mechanisms are open to a few of them alone. */
export const COMPANY_KINDS = [
  'sirket',
  'kamu_kurumu',
  'meslek_kurulusu',
  'dernek',
  'vakif',
  'sendika',
  'siyasi_parti',
  'diger',
] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

/** A company's own facts beside its name; VERBİS asks for most of them. */
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
  kurum_turu: z.enum(COMPANY_KINDS).nullable(),
  calisan_sayisi: z.int().nullable(),
  /** Total of the yearly balance sheet, in whole Turkish lira. */
  bilanco_toplami: z.int().nullable(),
  /** The day from which sign-in asks for a second step. */
  ikinci_adim_tarihi: date.nullable(),
  surum: id,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** A person of the company, whatever the role. */
const companyUser = z.object({
  user_id: id,
  fullname: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  son_giris: instant.nullable(),
  ikinci_adim: z.boolean(),
});
export type CompanyUser = z.infer<typeof companyUser>;

/** Shares of a company that have a limit: bytes of files, mails of a day. */
export const SHARES = ['dosyalar', 'kendi_dosyalari', 'videolar', 'egitim_postasi'] as const;
const share = z.object({ pay: z.enum(SHARES), kullanilan: z.number(), sinir: z.number() });
export type Share = z.infer<typeof share>;

/** Fields of the controller's identity that VERBİS asks for, in its order. */
export const VERBIS_IDENTITY = [
  'unvan',
  'adres',
  'vergi_no',
  'mersis_no',
  'kep',
  'verbis_kayit_no',
  'irtibat_kisisi',
] as const satisfies readonly (keyof CompanyProfile)[];

const KEP = /^[^\s@<>]+@(?:[a-z\d-]+\.)+kep\.tr$/i;
const WEB = /^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** A text that may be empty, which takes it out. */
const optional = (max: number) => text(max).nullish();
/** The same of digits, however they are spaced. */
const digits = text(60)
  .transform((value) => value.replace(/[\s.-]/g, ''))
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
    kep: optional(254),
    web: optional(300),
    verbis_kayit_no: optional(40),
    irtibat_kisisi: optional(200),
    kurum_turu: z.union([z.enum(COMPANY_KINDS), z.literal('').transform(() => null)]).nullish(),
    calisan_sayisi: whole(MOST_PEOPLE),
    bilanco_toplami: whole(MOST_LIRA),
    ikinci_adim_tarihi: date.nullish(),
  })
  .refine(...checked('vergi_no', 'tax_number', isTaxNumber))
  .refine(...checked('mersis_no', 'mersis', isMersisNumber))
  .refine(...checked('kep', 'kep', (value) => KEP.test(value)))
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
  /** Its people; nothing for those who may not read them. */
  users: z.array(companyUser).nullable(),
});

export const companies = {
  list: endpoint({
    name: 'companies.list',
    summary: 'Kullanıcının şirketleri / Companies of the user',
    method: 'GET',
    path: '/api/companies/list',
    permission: 'signed-in',
    answers: z.object({ data: z.array(company), companies: z.array(company) }),
  }),
  logos: endpoint({
    name: 'companies.logos',
    summary: 'Şirket logoları / Company logos',
    method: 'GET',
    path: '/api/companies/company-logos',
    permission: 'signed-in',
    answers: listOf(logo),
  }),
  profile: endpoint({
    name: 'companies.profile',
    summary: 'Şirket bilgileri / Data of the company',
    method: 'GET',
    path: '/api/companies/profile',
    permission: 'organization.read',
    answers: z.object({ data: companyProfile }),
  }),
  users: endpoint({
    name: 'companies.users',
    summary: 'Şirketin kullanıcıları / Users of the company',
    method: 'GET',
    path: '/api/companies/users',
    permission: 'organization.read',
    answers: listOf(companyUser),
  }),
  usage: endpoint({
    name: 'companies.usage',
    summary: 'Şirketin kullandığı alan ve posta / Room and mail that the company uses',
    method: 'GET',
    path: '/api/companies/usage',
    permission: 'organization.read',
    answers: listOf(share),
  }),
  update: endpoint({
    name: 'companies.update',
    summary: 'Şirket bilgilerini değiştir / Change the data of the company',
    method: 'POST',
    path: '/api/companies/update',
    permission: 'organization.write',
    body: profileChange,
    answers: changedOf(companyProfile),
  }),
  updateLogo: endpoint({
    name: 'companies.updateLogo',
    summary: 'Logoyu değiştir / Change the logo',
    method: 'POST',
    path: '/api/companies/update-logo',
    permission: 'organization.write',
    body: z.strictObject({ company_id: idInForm.optional() }),
    file: { field: 'logo', kind: 'logo', required: true },
    answers: changedOf(companyProfile),
  }),
  deleteLogo: endpoint({
    name: 'companies.deleteLogo',
    summary: 'Logoyu kaldır / Remove the logo',
    method: 'DELETE',
    path: '/api/companies/delete-logo',
    permission: 'organization.write',
    answers: changedOf(companyProfile),
  }),
};
