import { everyRole, type Row } from './rows.ts';

const noFiling = () => ({ params: { id: '999999999' } });

/** Who may read and mark what was filed with the registry. */
export const ofFilings: Readonly<Record<string, Row>> = {
  'filings.list': everyRole(200, { temsilci: 403 }),
  'filings.standing': everyRole(200, { temsilci: 403 }),
  'filings.single': everyRole(404, { temsilci: 403, input: noFiling }),
  'filings.export': everyRole(404, {
    temsilci: 403,
    input: () => ({ ...noFiling(), query: { bicim: 'pdf' } }),
  }),
  'filings.add': everyRole(201, {
    temsilci: 403,
    input: () => ({ body: { tarih: '2026-01-05', giren: 'Zeynep Kılıç' } }),
  }),
};
