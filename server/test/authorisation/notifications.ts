import { companyInPath, everyRole, open, type Row } from './rows.ts';

/** Periodic confirmations and the settings of reminders (decisions, section 3). */
export const ofNotifications: Readonly<Record<string, Row>> = {
  'confirmations.list': everyRole(200),
  // Nothing is asked of the departments of the matrix.
  'confirmations.review': everyRole(200, {
    foreignCompany: 404,
    foreignDepartment: 404,
    input: ({ department_id }) => ({ query: { department_id: String(department_id) } }),
  }),
  // A record that is not there; the department's own: server/src/features/confirmations/review.test.ts.
  'confirmations.saveReview': everyRole(404, {
    input: ({ department_id }) => ({
      body: { department_id, kayit_id: 2_147_483_647, cevap: 'dogru' },
    }),
  }),
  'confirmations.tellChange': everyRole(404, {
    input: ({ department_id }) => ({
      body: { department_id, kayit_id: 2_147_483_647, aciklama: 'Yeni program' },
    }),
  }),
  // No round is open in the companies of the matrix.
  'confirmations.remind': everyRole(409, {
    temsilci: 403,
    input: ({ department_id }) => ({ body: { department_id } }),
  }),
  'confirmations.due': everyRole(403, { temsilci: 200 }),
  'confirmations.overview': everyRole(200, { temsilci: 403 }),
  'confirmations.export': everyRole(200, {
    temsilci: 403,
    input: () => ({ query: { lang: 'tr' } }),
  }),
  'confirmations.add': everyRole(403, {
    temsilci: 400,
    foreignCompany: { danışman: 403, yönetici: 403, temsilci: 400 },
    foreignDepartment: 400,
    input: ({ company_id, department_id }) => ({ body: { company_id, department_id } }),
  }),

  'notificationSettings.read': everyRole(200, { foreignCompany: 403, input: companyInPath }),
  'notificationSettings.update': everyRole(200, {
    temsilci: 403,
    foreignCompany: 403,
    input: (target) => ({ ...companyInPath(target), body: { periyodik_sure: 30 } }),
  }),
  'notificationSettings.preview': everyRole(200, {
    foreignCompany: 403,
    input: (target) => ({ ...companyInPath(target), query: { tur: 'onay', lang: 'tr' } }),
  }),
  'notificationSettings.optOutPage': open(200, () => ({ params: { token: 'yok' } })),
  'notificationSettings.optOut': open(404, () => ({ params: { token: 'yok' }, body: {} })),
  'notificationSettings.undelivered': everyRole(200, {
    temsilci: 403,
    foreignCompany: 403,
    input: companyInPath,
  }),
};
