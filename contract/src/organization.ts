import { z } from 'zod';
import { changedField } from './change-logs.ts';
import { REGISTER_TYPES } from './records/registers.ts';
import {
  changedOf,
  endpoint,
  endpointsOf,
  FRESH,
  listOf,
  messageOnly,
  asSheet,
  sheetFormat,
} from './shared/endpoint.ts';
import {
  byId,
  email,
  flag,
  id,
  idInForm,
  idInPath,
  instant,
  language,
  personName,
  requiredText,
  text,
} from './shared/primitives.ts';

/** People that one list of new representatives holds at most. */
export const MOST_NEW_PEOPLE = 200;
/** Departments that one representative has at most. */
const MOST_DEPARTMENTS = 100;

export const department = z.object({
  department_id: id,
  department_name: z.string(),
  company_id: id,
});
export type Department = z.infer<typeof department>;

/** A department with what hangs on it. */
export const departmentCounts = department.extend({
  surum: id,
  faaliyet: z.int(),
  aktarim: z.int(),
  varlik: z.int(),
  aksiyon: z.int(),
  acik_aksiyon: z.int(),
  temsilci: z.int(),
  anket: z.int(),
  /** How often it has confirmed its inventory. */
  onay: z.int(),
});
export type DepartmentCounts = z.infer<typeof departmentCounts>;

export const representative = z.object({
  user_id: id,
  fullname: z.string(),
  email: z.string(),
  role: z.literal('temsilci'),
  company_id: id,
  /** The first of `departments`. */
  department_id: id.nullable(),
  departments: z.array(id),
  egitim_sorumlusu: z.boolean(),
  varlik_sorumlusu: z.boolean(),
  son_giris: instant.nullable(),
  surum: id,
});
export type Representative = z.infer<typeof representative>;

/** Days in which a person has to answer an invitation, from its last mail. */
export const INVITATION_DAYS = 14;
/** Hours between two mails about one invitation. */
export const INVITATION_PAUSE_HOURS = 24;

/** An existing account that was invited to join and has not answered. */
export const invitation = z.object({
  id,
  fullname: z.string(),
  email: z.string(),
  role: z.enum(['yönetici', 'temsilci']),
  departments: z.array(id),
  egitim_sorumlusu: z.boolean(),
  varlik_sorumlusu: z.boolean(),
  davet_eden: z.string(),
  gonderim_tarihi: instant,
  son_tarih: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** The same, as the invited person reads it. */
export const ownInvitation = invitation
  .pick({
    id: true,
    role: true,
    egitim_sorumlusu: true,
    varlik_sorumlusu: true,
    davet_eden: true,
    son_tarih: true,
  })
  .extend({ company_id: id, company_name: z.string(), departmanlar: z.array(z.string()) });
export type OwnInvitation = z.infer<typeof ownInvitation>;

/** Entries of the history that one answer holds, the newest. */
export const MOST_CHANGES = 300;

/** A change of a department, a representative, or the company's own data. */
export const organizationChange = z.object({
  id,
  konu: z.enum(['departman', 'temsilci', 'sirket']),
  konu_id: id,
  /** Name of the department or the person after the change, as far as it is known. */
  ad: z.string().nullable(),
  islem: z.enum(['ekleme', 'güncelleme', 'silme', 'birleştirme']),
  user_id: id.nullable(),
  guncelleyen: z.string(),
  tarih: instant,
  alanlar: z.array(changedField),
});
export type OrganizationChange = z.infer<typeof organizationChange>;

const name = requiredText(200);
const departmentIds = z
  .union([idInForm.transform((one) => [one]), z.array(idInForm).min(1).max(MOST_DEPARTMENTS)])
  .transform((all) => [...new Set(all)]);
const company_id = idInForm.optional();
const surum = idInForm.optional();

const newPerson = z.strictObject({ fullname: personName, email, department_id: departmentIds });
export type NewPerson = z.output<typeof newPerson>;

/** Result for one person of a list; `neden`: why the person was not added. */
const addedPerson = z.object({
  email: z.string(),
  sonuc: z.enum(['eklendi', 'davet_edildi', 'guncellendi', 'ayni', 'reddedildi']),
  neden: z.string().nullable(),
});

const write = { permission: 'organization.write', method: 'POST' } as const;
const read = { permission: 'organization.read' } as const;

export const organization = endpointsOf('organization', {
  departments: endpoint({
    summary: 'Departmanlar / Departments',
    path: '/api/departments/list',
    asOf: true,
    permission: 'departments.read',
    /** `tur`: those whose records of this register the caller keeps. */
    query: z.strictObject({ tur: z.enum(REGISTER_TYPES).optional() }),
    answers: listOf(department),
  }),
  departmentCounts: endpoint({
    ...read,
    summary: 'Departmanlar, kayıt sayılarıyla / Departments with what hangs on them',
    path: '/api/departments/ozet',
    answers: listOf(departmentCounts),
  }),
  addDepartment: endpoint({
    ...write,
    summary: 'Departman ekle / Add a department',
    path: '/api/departments/add',
    body: z.strictObject({ department_name: name, company_id }),
    answers: changedOf(department).extend({ department }),
    status: 201,
    once: true,
  }),
  renameDepartment: endpoint({
    ...write,
    summary: 'Departmanın adını değiştir / Rename a department',
    path: '/api/departments/update/:id',
    params: byId,
    body: z.strictObject({ department_name: name, company_id, surum }),
    answers: changedOf(department),
  }),
  /** Activities of the same name in both departments: both stay. */
  namesakes: endpoint({
    ...read,
    summary: 'İki departmanda aynı adlı faaliyetler / Activities of one name in two departments',
    path: '/api/departments/namesakes/:id',
    params: byId,
    query: z.strictObject({ hedef_id: idInPath }),
    answers: listOf(z.object({ ad: z.string() })),
  }),
  mergeDepartment: endpoint({
    ...write,
    summary: 'Departmanı bir başkasına taşı ve kapat / Merge a department into another one',
    path: '/api/departments/merge/:id',
    fresh: FRESH.daily,
    params: byId,
    /** `department_name`: a new name of the one that stays. */
    body: z.strictObject({ hedef_id: idInForm, department_name: name.optional(), company_id }),
    answers: changedOf(department.extend({ tasinan: z.int() })),
    heavy: true,
  }),
  deleteDepartment: endpoint({
    summary: 'Departmanı sil / Delete a department',
    method: 'DELETE',
    path: '/api/departments/delete/:id',
    permission: 'organization.write',
    params: byId,
    answers: messageOnly,
  }),
  restoreDepartment: endpoint({
    ...write,
    summary: 'Silinen departmanı geri getir / Bring a deleted department back',
    path: '/api/departments/restore/:id',
    params: byId,
    answers: changedOf(department),
  }),
  restoreRepresentative: endpoint({
    ...write,
    summary: 'Çıkarılan temsilciyi geri getir / Bring a removed representative back',
    path: '/api/departments/temsilci/restore/:id',
    fresh: FRESH.daily,
    params: byId,
    answers: changedOf(representative),
  }),
  history: endpoint({
    ...read,
    summary: 'Organizasyonun geçmişi / History of departments, people and company data',
    path: '/api/departments/gecmis',
    answers: z.object({
      data: z.array(organizationChange),
      /** All entries, also those that are not among the newest. */
      toplam: z.int(),
      /** Does every entry still fit to the one before it? */
      zincir_saglam: z.boolean(),
    }),
  }),
  representatives: endpoint({
    ...read,
    summary: 'Temsilciler / Representatives',
    path: '/api/users/list-temsilci',
    answers: listOf(representative),
  }),
  addRepresentative: endpoint({
    ...write,
    summary: 'Temsilci ekle / Add a representative',
    path: '/api/users/add',
    fresh: FRESH.daily,
    /** `password` is ignored: every new representative gets the usual one; other roles are refused. */
    body: z.strictObject({
      fullname: personName,
      email,
      department_id: departmentIds,
      egitim_sorumlusu: flag.optional(),
      varlik_sorumlusu: flag.optional(),
      /** The language of the person's mails until the first sign-in sets it; by default the request's. */
      dil: language.optional(),
      company_id,
      role: text(50)
        .refine((role) => role === 'temsilci', { params: { code: 'choice' } })
        .optional(),
      password: text(200).optional(),
    }),
    /** `davet` instead of the person: the address has an account, whose owner must accept first. */
    answers: z.object({
      message: z.string(),
      data: representative.nullable(),
      user: representative.nullable(),
      davet: invitation.optional(),
    }),
    status: 201,
    once: true,
  }),
  addRepresentatives: endpoint({
    ...write,
    summary: 'Bir listeden temsilci ekle / Add the representatives of a list',
    path: '/api/users/add-list',
    fresh: FRESH.daily,
    body: z.strictObject({
      kisiler: z.array(newPerson).min(1).max(MOST_NEW_PEOPLE),
      company_id,
    }),
    answers: z.object({ message: z.string(), data: z.array(addedPerson) }),
    status: 201,
    once: true,
    heavy: true,
  }),
  invitations: endpoint({
    ...read,
    summary: 'Yanıt bekleyen davetler / Invitations that wait for an answer',
    path: '/api/users/davetler',
    answers: listOf(invitation),
  }),
  resendInvitation: endpoint({
    ...write,
    summary: 'Daveti yeniden gönder / Send an invitation again',
    path: '/api/users/davet-gonder/:id',
    fresh: FRESH.daily,
    params: byId,
    answers: messageOnly,
  }),
  withdrawInvitation: endpoint({
    summary: 'Daveti geri al / Withdraw an invitation',
    method: 'DELETE',
    path: '/api/users/davet/:id',
    permission: 'organization.write',
    params: byId,
    answers: messageOnly,
  }),
  ownInvitations: endpoint({
    summary: 'Bana gelen davetler / Invitations to the caller',
    path: '/api/davetler',
    permission: 'signed-in',
    answers: listOf(ownInvitation),
  }),
  answerInvitation: endpoint({
    summary: 'Daveti kabul et veya geri çevir / Accept or decline an invitation',
    method: 'POST',
    path: '/api/davetler/:id',
    permission: 'signed-in',
    params: byId,
    body: z.strictObject({ kabul: flag }),
    answers: messageOnly,
  }),
  updateRepresentative: endpoint({
    ...write,
    summary: 'Temsilcinin departman ve yetkilerini değiştir / Change a representative',
    path: '/api/users/update/:id',
    fresh: FRESH.daily,
    params: byId,
    body: z.strictObject({
      department_id: departmentIds.optional(),
      egitim_sorumlusu: flag.optional(),
      varlik_sorumlusu: flag.optional(),
      company_id,
      surum,
    }),
    answers: changedOf(representative),
  }),
  deleteRepresentative: endpoint({
    summary: 'Temsilciyi sil / Delete a representative',
    method: 'DELETE',
    path: '/api/users/delete/:id',
    fresh: FRESH.daily,
    permission: 'organization.write',
    params: byId,
    answers: messageOnly,
  }),
  export: endpoint({
    ...read,
    summary: 'Departman ve temsilcileri Excel’e aktar / Departments and representatives as a sheet',
    path: '/api/departments/export',
    fresh: FRESH.rows,
    ...asSheet,
    query: z.strictObject({ lang: language, bicim: sheetFormat }),
  }),
});
