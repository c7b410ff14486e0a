import { randomUUID } from 'node:crypto';
import {
  NOBODY,
  NO_FILE,
  companyInPath,
  everyRole,
  managersOnly,
  open,
  record,
  type Input,
  type Row,
  type Target,
} from './rows.ts';
import { ofApplicationsAndForm } from './applications.ts';
import { ofAuth } from './auth.ts';
import { ofBreaches } from './breaches.ts';
import { ofClocks } from './clocks.ts';
import { ofFilings } from './filings.ts';
import { ofNotifications } from './notifications.ts';
import { ofCompanyLife } from './company-life.ts';
import { ofPortfolio } from './portfolio.ts';
import { ofQuestionnaires } from './questionnaires.ts';
import { ofNounImports, ofRegister } from './registers.ts';
import { ofSavedViews } from './saved-views.ts';
import { ofDirectories } from './directories.ts';
import { ofTexts } from './texts.ts';
import { ofTrainingAndVideos } from './training.ts';
import { unique } from '../factories.ts';
import { accountRequest, contactForm } from '../public-form-bodies.ts';

const ofPast = (input: Input) =>
  everyRole(200, { temsilci: 403, input: () => ({ params: { type: 'veri_harita' }, ...input }) });
const logs = ({ company_id, record_id }: Target): Input => ({
  params: { companyId: String(company_id), type: 'veri_harita', recordId: String(record_id) },
});
const departmentInPath = ({ department_id }: Target): Input => ({
  params: { id: String(department_id) },
});

/** Calls that a temsilci may not make at all, and others not outside of their company. */
const ofManagers = (rest: Partial<Row> = {}): Row =>
  everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    foreignDepartment: 403,
    ...rest,
  });
const hidden = { foreignCompany: 404, foreignDepartment: 404 };

/** By the name of the endpoint (decisions, section 3). */
export const MATRIX: Readonly<Record<string, Row>> = {
  'actions.list': everyRole(200),
  'actions.single': everyRole(200, { ...hidden, input: record }),
  'actions.add': everyRole(201, {
    temsilci: 403,
    foreignCompany: { danışman: 400, yönetici: 400, temsilci: 403 },
    foreignDepartment: 403,
    input: ({ department_id }) => ({
      body: { aksiyon_ismi: 'Yeni aksiyon', risk: 'Orta', department_id },
    }),
  }),
  'actions.update': everyRole(200, {
    ...hidden,
    input: (target) => ({ ...record(target), body: { durum: 1 } }),
  }),
  'actions.archive': ofManagers({
    input: (target) => ({ ...record(target), body: { guncel: false } }),
  }),
  'actions.delete': ofManagers({ input: record }),
  'actions.restore': ofManagers({ input: record }),
  // A temsilci of the suite represents the own department.
  'actions.sendMail': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    foreignDepartment: 403,
    input: ({ record_id, department_id }) => ({ body: { id: record_id, department_id } }),
  }),
  // An action out of sight is one that is not there.
  'actions.bulkUpdate': ofManagers({
    // Nothing is changed, which is no success.
    foreignCompany: { danışman: 409, yönetici: 409, temsilci: 403 },
    input: ({ record_id }) => ({
      body: { satirlar: [{ id: record_id, surum: 1 }], degisiklik: { durum: true } },
    }),
  }),
  'actions.undoBulkUpdate': everyRole(404, {
    temsilci: 403,
    input: () => ({ body: { toplu_islem: randomUUID() } }),
  }),
  'actions.people': everyRole(200, { temsilci: 403 }),
  ...ofNounImports(
    [
      ...['actions', 'applications', 'breaches', 'clocks'],
      ...['cookies', 'documents', 'organization', 'suppliers', 'training'],
    ],
    { temsilci: 403 },
  ),
  'actions.export': everyRole(200, {
    foreignCompany: 200,
    foreignDepartment: 200,
    input: ({ record_id }) => ({ body: { ids: [record_id], lang: 'tr' } }),
  }),

  ...ofAuth,

  'changeLogs.line': ofPast({}),
  'changeLogs.compare': ofPast({ query: { gun: '2020-01-01' } }),
  'changeLogs.list': everyRole(200, { foreignCompany: 403, foreignDepartment: 404, input: logs }),
  'changeLogs.unreadCount': everyRole(200, {
    foreignCompany: 403,
    foreignDepartment: 404,
    input: logs,
  }),
  'changeLogs.markRead': everyRole(200, {
    foreignCompany: 403,
    foreignDepartment: 404,
    input: logs,
  }),
  'changeLogs.settings': everyRole(200, {
    foreignCompany: 403,
    input: ({ company_id }) => ({
      params: { companyId: String(company_id), type: 'bildirim_ayarlari' },
    }),
  }),
  // Taking changes back: server/src/nouns/revert.test.ts.
  'changeLogs.revert': everyRole(404, {
    foreignCompany: 403,
    input: ({ company_id }) => ({
      params: { companyId: String(company_id), type: 'veri_harita', entryId: '2147483647' },
    }),
  }),
  // Whole acts: server/src/records/acts.
  'changeLogs.acts': everyRole(200, { foreignCompany: 403, input: companyInPath }),
  'changeLogs.revertAct': everyRole(404, {
    foreignCompany: 403,
    input: ({ company_id }) => ({
      params: { companyId: String(company_id), type: 'veri_harita', entryId: '2147483647' },
    }),
  }),
  'companies.profile': everyRole(200, { temsilci: 403 }),
  'companies.users': everyRole(200, { temsilci: 403 }),
  'companies.usage': everyRole(200, { temsilci: 403 }),
  'companies.mails': everyRole(200, { temsilci: 403 }),
  'companies.revealContact': everyRole(404, { temsilci: 403 }),
  'companies.update': everyRole(200, {
    temsilci: 403,
    foreignCompany: { danışman: 409, yönetici: 409, temsilci: 403 },
    input: ({ company_id }) => ({ body: { web: 'www.ornek.test', company_id } }),
  }),
  // Without a file it is refused; with one: server/src/features/companies/profile.test.ts.
  'companies.updateLogo': everyRole(400, { temsilci: 403 }),
  'companies.deleteLogo': everyRole(200, { temsilci: 403 }),
  ...ofCompanyLife,
  'companies.list': everyRole(200),
  'companies.logos': everyRole(200),
  'dashboard.read': everyRole(200),
  'dashboard.calendarLink': everyRole(200),
  'dashboard.makeCalendarLink': everyRole(200, { input: () => ({ body: {} }) }),
  'dashboard.revokeCalendarLink': everyRole(200),
  'dashboard.calendar': open(404, () => ({ params: { token: 'x'.repeat(43) } })),
  ...ofBreaches,
  ...ofClocks,
  ...ofQuestionnaires,
  ...ofTexts,
  ...ofFilings,
  ...ofPortfolio,
  'performance.read': everyRole(200, { temsilci: 403 }),
  'performance.export': everyRole(200, { temsilci: 403, input: () => ({ query: { lang: 'tr' } }) }),
  'documents.list': everyRole(200),
  'documents.archived': everyRole(200, { temsilci: 403 }),
  'documents.single': everyRole(200, { foreignCompany: 404, input: record }),
  'documents.versions': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: record,
  }),
  'documents.uses': everyRole(200, { foreignCompany: 404, input: record }),
  'documents.add': everyRole(201, {
    temsilci: 403,
    input: () => ({ body: { dokuman_ismi: unique('Metin'), dokuman_tur: 'Politika' } }),
  }),
  'documents.update': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: (target) => ({ ...record(target), body: { gozden_gecirme: '2027-01-01' } }),
  }),
  'documents.delete': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: record,
  }),
  'documents.restore': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: record,
  }),
  'documents.archive': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: (target) => ({ ...record(target), body: { guncel: false } }),
  }),
  'documents.export': everyRole(200, {
    foreignCompany: 200,
    input: ({ record_id }) => ({ body: { ids: [record_id] } }),
  }),
  'documents.zip': everyRole(200, { input: () => ({ query: { lang: 'tr' } }) }),
  'entryLogs.list': everyRole(200, { temsilci: 403 }),
  'entryLogs.summary': everyRole(200, { temsilci: 403 }),
  'entryLogs.export': everyRole(200, { temsilci: 403, input: () => ({ query: { lang: 'tr' } }) }),
  'files.limits': everyRole(200),
  // One that is there: server/src/features/files/files.test.ts.
  'files.read': everyRole(404, { input: () => ({ params: { id: NO_FILE } }) }),
  'inventory.counts': everyRole(200),
  'inventory.library': everyRole(200),
  'inventory.choices': everyRole(200),
  'lookups.personalData': everyRole(200),
  'maps.suppliers': everyRole(200, { foreignCompany: 403, input: companyInPath }),
  'maps.assets': everyRole(200, { foreignCompany: 403, input: companyInPath }),
  'organization.departments': everyRole(200),
  'organization.departmentCounts': everyRole(200, { temsilci: 403 }),
  'organization.history': everyRole(200, { temsilci: 403 }),
  'organization.export': everyRole(200, {
    temsilci: 403,
    input: () => ({ query: { lang: 'tr' } }),
  }),
  'organization.addDepartment': everyRole(201, {
    temsilci: 403,
    foreignCompany: { danışman: 409, yönetici: 409, temsilci: 403 },
    input: ({ company_id }) => ({
      body: { department_name: unique('Yeni departman'), company_id },
    }),
  }),
  'organization.renameDepartment': everyRole(200, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: (target) => ({ ...departmentInPath(target), body: { department_name: unique('Ad') } }),
  }),
  'organization.namesakes': everyRole(200, {
    temsilci: 403,
    input: (target) => ({
      ...departmentInPath(target),
      query: { hedef_id: String(target.department_id) },
    }),
  }),
  'organization.mergeDepartment': everyRole(400, {
    temsilci: 403,
    foreignCompany: { danışman: 400, yönetici: 400, temsilci: 403 },
    input: (target) => ({
      ...departmentInPath(target),
      body: { hedef_id: target.department_id },
    }),
  }),
  // It holds the records of this very test.
  'organization.deleteDepartment': everyRole(409, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: departmentInPath,
  }),
  // One that is there; one that was deleted: server/src/features/organization/departments.test.ts.
  'organization.restoreDepartment': everyRole(409, {
    temsilci: 403,
    foreignCompany: managersOnly,
    input: departmentInPath,
  }),
  'organization.representatives': everyRole(200, { temsilci: 403 }),
  'organization.addRepresentative': everyRole(201, {
    temsilci: 403,
    foreignCompany: { danışman: 400, yönetici: 400, temsilci: 403 },
    input: ({ department_id }) => ({
      body: { fullname: 'Yeni Kişi', email: `${unique('kisi')}@ornek.test`, department_id },
    }),
  }),
  'organization.addRepresentatives': everyRole(201, {
    temsilci: 403,
    input: ({ department_id }) => ({
      body: {
        kisiler: [{ fullname: 'Yeni', email: `${unique('kisi')}@ornek.test`, department_id }],
      },
    }),
  }),
  // Invitations that exist: server/src/features/organization/invitations.test.ts.
  'organization.invitations': everyRole(200, { temsilci: 403 }),
  'organization.resendInvitation': everyRole(404, {
    temsilci: 403,
    input: () => ({ params: { id: NOBODY } }),
  }),
  'organization.withdrawInvitation': everyRole(404, {
    temsilci: 403,
    input: () => ({ params: { id: NOBODY } }),
  }),
  'organization.ownInvitations': everyRole(200),
  'organization.answerInvitation': everyRole(404, {
    input: () => ({ params: { id: NOBODY }, body: { kabul: true } }),
  }),
  // People that are there: server/src/features/organization/isolation.test.ts.
  'organization.updateRepresentative': everyRole(404, {
    temsilci: 403,
    input: () => ({ params: { id: NOBODY }, body: { egitim_sorumlusu: true } }),
  }),
  'organization.deleteRepresentative': everyRole(404, {
    temsilci: 403,
    input: () => ({ params: { id: NOBODY } }),
  }),
  'organization.restoreRepresentative': everyRole(404, {
    temsilci: 403,
    input: () => ({ params: { id: NOBODY } }),
  }),

  'publicForms.addForm': open(201, contactForm),
  'publicForms.addAccount': open(201, accountRequest),

  'search.find': everyRole(200, { input: () => ({ query: { q: 'Gizli' } }) }),

  ...ofRegister('processingActivities', {
    add: () => ({ surec_ismi: 'Yeni faaliyet' }),
    update: { dosya_ismi: 'Dosya' },
  }),
  'processingActivities.categoriesAndPurposes': everyRole(200),
  'processingActivities.subjectsByCategory': everyRole(200),
  'processingActivities.questionnaire': everyRole(200, {
    foreignCompany: 404,
    foreignDepartment: 404,
    input: ({ department_id }) => ({ query: { department_id: String(department_id) } }),
  }),
  'processingActivities.names': everyRole(200),
  'processingActivities.links': everyRole(200, {
    foreignCompany: 404,
    foreignDepartment: 404,
    input: record,
  }),
  ...ofRegister('supplierTransfers', {
    add: () => ({ tedarikci_adi: 'Yeni tedarikçi' }),
    update: { tedarikci_unvan: 'Unvan' },
  }),
  ...ofRegister('publicTransfers', {
    add: () => ({ kurum_adi: 'sgk' }),
    update: { sorumlu_unvan: 'Unvan' },
  }),
  ...ofRegister('assets', {
    add: () => ({ varlik_ismi: unique('Yeni varlık') }),
    update: { varlik_sahibi: 'Sahip' },
  }),

  ...ofDirectories,

  // Nobody has a supplier or an asset of this name: who may not look it up hears that first.
  'tables.supplier': everyRole(404, {
    foreignCompany: 403,
    input: ({ company_id }) => ({
      params: { companyId: String(company_id), supplierName: 'Böyle biri yok' },
    }),
  }),
  'tables.asset': everyRole(404, {
    foreignCompany: 403,
    input: ({ company_id }) => ({
      params: { companyId: String(company_id), assetName: 'Böyle bir yer yok' },
    }),
  }),
  'tables.suppliers': everyRole(200, { temsilci: 403 }),
  'tables.assets': everyRole(200, { temsilci: 403 }),
  'tables.crossChecks': everyRole(200),
  'tables.notification': everyRole(200, { temsilci: 403 }),
  'tables.gapRecords': everyRole(200, {
    temsilci: 403,
    input: () => ({ query: { kod: 'veri_yok' } }),
  }),
  'tables.form': everyRole(200, { input: () => ({ query: { form: 'envanter', lang: 'tr' } }) }),
  'tables.export': everyRole(200, { temsilci: 403, input: () => ({ body: { view: 'verbis' } }) }),

  ...ofSavedViews,
  ...ofTrainingAndVideos,
  ...ofApplicationsAndForm,
  ...ofNotifications,
};
