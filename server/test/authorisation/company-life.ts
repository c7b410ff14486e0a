import { everyRole, type Row } from './rows.ts';

const ofManagers = (status: number, rest: Partial<Row> = {}): Row =>
  everyRole(status, { temsilci: 403, ...rest });

/** Leaving, archiving and erasing a company; the scope is the only company that these calls know. */
export const ofCompanyLife: Readonly<Record<string, Row>> = {
  'companies.consultants': ofManagers(200),
  // Nobody may take another consultant's right for granted, and a stranger is none.
  'companies.setConsultant': ofManagers(404, {
    input: () => ({ body: { user_id: 2_000_000_000, hak: 'yok' } }),
  }),
  'evidence.list': ofManagers(200),
  'evidence.sections': ofManagers(200),
  'evidence.add': ofManagers(201, {
    yönetici: 409,
    input: () => ({ body: { dil: 'tr' } }),
  }),
  'evidence.file': ofManagers(404, { input: () => ({ params: { id: '2000000000' } }) }),
  'companies.evidenceMail': ofManagers(200),
  // Where there is an administrator, no consultant says where evidence goes.
  'companies.setEvidenceMail': ofManagers(200, {
    danışman: 403,
    input: () => ({ body: { kanit_eposta: null, kanit_sikligi: 'haftalik', dil: 'tr' } }),
  }),
  'companies.erasure': ofManagers(200),
  'companies.askErasure': ofManagers(400, {
    input: () => ({ body: { company_name: 'Another name' } }),
  }),
  'companies.cancelErasure': ofManagers(409),
};
