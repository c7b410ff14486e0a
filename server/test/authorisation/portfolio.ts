import { randomUUID } from 'node:crypto';
import { everyRole, open, type Row } from './rows.ts';

/** Calls of consultants alone. */
const ofConsultants = (status: number, rest: Partial<Row> = {}): Row =>
  everyRole(status, { yönetici: 403, temsilci: 403, ...rest });

/** Roles at the portfolio; what it shows of whom: server/src/features/portfolio/isolation.test.ts. */
export const ofPortfolio: Readonly<Record<string, Row>> = {
  'portfolio.list': ofConsultants(200, { across: true }),
  'portfolio.due': ofConsultants(200, { across: true }),
  // Whose records it has: server/src/features/portfolio/records.test.ts.
  'portfolio.records': ofConsultants(200, {
    across: true,
    input: () => ({ params: { kayit_turu: 'veri_harita' } }),
  }),
  // What it finds of whom: server/src/features/search/across.test.ts.
  'search.findAcross': ofConsultants(200, {
    across: true,
    input: () => ({ query: { q: 'Kendi' } }),
  }),
  // The rows of whom: server/src/features/portfolio/changes.test.ts and waiting.test.ts.
  'portfolio.changes': ofConsultants(200, { across: true }),
  'portfolio.seeChanges': ofConsultants(200, { input: () => ({ body: { gorulen: null } }) }),
  'portfolio.waiting': ofConsultants(200, { across: true }),
  // A company that is not the caller's own is left out.
  'portfolio.export': ofConsultants(200, {
    foreignCompany: { danışman: 200, yönetici: 403, temsilci: 403 },
    input: ({ company_id }) => ({ body: { ids: [company_id], lang: 'tr' } }),
  }),
  'portfolio.preferences': ofConsultants(200),
  'portfolio.prefer': ofConsultants(200, { input: () => ({ body: { pazartesi: true } }) }),
  'portfolio.makeCalendarLink': ofConsultants(200, { input: () => ({ body: {} }) }),
  'portfolio.revokeCalendarLink': ofConsultants(200),
  'portfolio.colleagues': ofConsultants(200),
  'portfolio.charge': ofConsultants(200, {
    foreignCompany: 403,
    input: ({ company_id }) => ({ body: { company_ids: [company_id], sorumlu_id: null } }),
  }),
  // Duties that exist: server/src/features/portfolio/assign.test.ts. Here no duty has this number.
  'portfolio.assign': ofConsultants(409, {
    input: ({ company_id }) => ({
      body: { isler: [{ company_id, sure_id: 999_999_999, sorumlu_id: null }] },
    }),
  }),
  'portfolio.plan': ofConsultants(409, {
    input: ({ company_id }) => ({
      body: { isler: [{ company_id, sure_id: 999_999_999, gun: null, bekleniyor: true }] },
    }),
  }),
  'portfolio.exportDue': ofConsultants(200, {
    input: () => ({ body: { ids: [1], lang: 'tr' } }),
  }),
  // Sheets of every noun: server/src/features/portfolio/isolation.test.ts.
  'portfolio.exportRecords': ofConsultants(200, {
    input: () => ({ params: { kayit_turu: 'veri_harita' }, body: { lang: 'tr' } }),
  }),
  // A company that is not the caller's own is named as left out; several.test.ts sees that nothing happens.
  'portfolio.preview': ofConsultants(200, {
    foreignCompany: { danışman: 200, yönetici: 403, temsilci: 403 },
    input: ({ company_id }) => ({
      body: { company_ids: [company_id], is: { tur: 'hatirlatma' } },
    }),
  }),
  'portfolio.several': ofConsultants(200, {
    // All clients are left out, which is no success.
    foreignCompany: { danışman: 409, yönetici: 403, temsilci: 403 },
    input: ({ company_id }) => ({
      body: { toplu_islem: randomUUID(), company_ids: [company_id], is: { tur: 'hatirlatma' } },
    }),
  }),
  'portfolio.undoSeveral': ofConsultants(404, {
    input: () => ({ body: { toplu_islem: randomUUID() } }),
  }),
  'portfolio.views': ofConsultants(200),
  'portfolio.saveView': ofConsultants(201, {
    input: () => ({ body: { ad: 'Bende', arama: 'goster=bende', sutunlar: null } }),
  }),
  'portfolio.deleteView': ofConsultants(404, { input: () => ({ params: { id: '999999999' } }) }),
  'portfolio.restoreView': ofConsultants(404, { input: () => ({ params: { id: '999999999' } }) }),
  'portfolio.sectorSet': ofConsultants(200, { input: () => ({ query: { sektor: 'uretim' } }) }),
  // Nobody of the suite was given the right by the operator: new-client.test.ts.
  'portfolio.open': ofConsultants(403, {
    input: () => ({
      body: { company_name: 'Yeni', vergi_no: '1234567890', sektor: 'uretim', kodlar: [] },
    }),
  }),
  'portfolio.calendar': open(404, () => ({ params: { token: 'x'.repeat(43) } })),
};
