import { randomUUID } from 'node:crypto';
import { everyRole, open, type Row } from './rows.ts';

/** Calls of consultants alone. */
const ofConsultants = (status: number, rest: Partial<Row> = {}): Row =>
  everyRole(status, { yönetici: 403, temsilci: 403, ...rest });

const NO_FIRM = { id: '999999999' };
const SECTOR_OF_LAW = { kayit_turu: 'veri_harita', sektorler: ['uretim'] } as const;

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
  // Whose firm it is: server/src/features/portfolio/firm/firm.test.ts. Nobody of the suite is in this one.
  'portfolio.firms': ofConsultants(200),
  'portfolio.saveFirm': ofConsultants(404, {
    input: () => ({ params: NO_FIRM, body: { ad: 'Firma', surum: 1 } }),
  }),
  'portfolio.setFirmMember': ofConsultants(404, {
    input: () => ({ params: NO_FIRM, body: { user_id: 1, rol: null } }),
  }),
  'portfolio.setFirmClient': ofConsultants(404, {
    input: ({ company_id }) => ({
      params: { ...NO_FIRM, company_id: String(company_id) },
      body: { etiketler: [] },
    }),
  }),
  'portfolio.clientNotes': ofConsultants(404, {
    input: ({ company_id }) => ({ params: { ...NO_FIRM, company_id: String(company_id) } }),
  }),
  'portfolio.addClientNote': ofConsultants(404, {
    input: ({ company_id }) => ({
      params: { ...NO_FIRM, company_id: String(company_id) },
      body: { metin: 'Not' },
    }),
  }),
  'portfolio.deleteClientNote': ofConsultants(404, {
    input: ({ company_id }) => ({
      params: { ...NO_FIRM, company_id: String(company_id), note_id: '1' },
    }),
  }),
  // Which clients it names: server/src/features/portfolio/law/law.test.ts.
  'portfolio.law': ofConsultants(200, { across: true }),
  'portfolio.lawEntry': ofConsultants(200, {
    across: true,
    input: () => ({ params: { id: '2026-266' } }),
  }),
  'portfolio.addLaw': ofConsultants(404, {
    input: () => ({
      body: {
        ...{ firma_id: 999_999_999, baslik: 'Karar', gun: '2026-11-01', metin: 'Metin' },
        ...{ kaynak: 'https://www.kvkk.gov.tr', suzgec: SECTOR_OF_LAW },
      },
    }),
  }),
  'portfolio.deleteLaw': ofConsultants(404, {
    input: () => ({ params: { id: 'firma-999999999' } }),
  }),
  'portfolio.sectorSet': ofConsultants(200, { input: () => ({ query: { sektor: 'uretim' } }) }),
  // Nobody of the suite was given the right by the operator: new-client.test.ts.
  'portfolio.open': ofConsultants(403, {
    input: () => ({
      body: { company_name: 'Yeni', vergi_no: '1234567890', sektor: 'uretim', kodlar: [] },
    }),
  }),
  'portfolio.calendar': open(404, () => ({ params: { token: 'x'.repeat(43) } })),
};
