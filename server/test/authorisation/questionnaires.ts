import { everyRole, managersOnly, open, type Row } from './rows.ts';

const none = () => ({ params: { id: '999999999' } });
const ofManagers = { temsilci: 403 } as const;
const link = (body: object = {}) =>
  open(404, () => ({ params: { token: 'yok' }, body: { dil: 'tr', ...body } }));

/** Roles at questionnaires; those that are there: server/src/features/questionnaires/questionnaires.test.ts. */
export const ofQuestionnaires: Readonly<Record<string, Row>> = {
  'questionnaires.list': everyRole(200, ofManagers),
  'questionnaires.single': everyRole(404, { ...ofManagers, input: none }),
  'questionnaires.send': everyRole(201, {
    ...ofManagers,
    foreignCompany: { ...managersOnly, danışman: 400, yönetici: 400 },
    input: ({ department_id, user_id }) => ({
      body: { department_id, fullname: 'Ece Er', email: `anket-${user_id}@ornek.test` },
    }),
  }),
  'questionnaires.remind': everyRole(404, { ...ofManagers, input: none }),
  'questionnaires.withdraw': everyRole(404, { ...ofManagers, input: none }),
  'questionnaires.resend': everyRole(404, {
    ...ofManagers,
    input: () => ({ ...none(), body: {} }),
  }),
  'questionnaires.merge': everyRole(404, {
    ...ofManagers,
    input: () => ({ ...none(), body: { alanlar: {}, surum: null } }),
  }),
  // Links that nobody was sent.
  'questionnaires.answer': link({
    ...{ surec: 1, soru: 'surec_ismi', yazi: 'Depo', gorulen: '', git: 'ileri' },
  }),
  'questionnaires.addProcess': link({ ad: 'Depo' }),
  'questionnaires.finish': link(),
};
