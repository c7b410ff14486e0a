import { everyRole, type Row } from './rows.ts';

const noFiling = () => ({ params: { id: '999999999' } });

/** Roles that may read and mark filings with the registry. */
export const ofFilings: Readonly<Record<string, Row>> = {
  'filings.list': everyRole(200, { temsilci: 403 }),
  'filings.standing': everyRole(200, { temsilci: 403 }),
  'filings.asOf': everyRole(200, {
    temsilci: 403,
    input: () => ({ query: { tarih: '2026-01-05' } }),
  }),
  'filings.preparation': everyRole(200, { temsilci: 403 }),
  'filings.tick': everyRole(200, {
    temsilci: 403,
    input: () => ({
      body: { islendi: true, satirlar: [{ bolum: 'kategoriler', satir: 'kimlik', imza: 'x' }] },
    }),
  }),
  'filings.measure': everyRole(200, {
    temsilci: 403,
    input: () => ({ params: { kod: 'anti_virus' }, body: { durum: 'onayli' } }),
  }),
  // No category has periods to choose among.
  'filings.period': everyRole(400, {
    temsilci: 403,
    input: () => ({ body: { kategori: 'kimlik', secim: '10_yil' } }),
  }),
  'filings.review': everyRole(200, { temsilci: 403 }),
  // No record implies a crossing.
  'filings.crossing': everyRole(400, {
    temsilci: 403,
    input: () => ({
      body: {
        ciftler: [{ bolum: 'alici_gruplari', kategori: 'ozluk', deger: 'herkese_acik' }],
        kastedildi: true,
      },
    }),
  }),
  'filings.duty': everyRole(200, {
    temsilci: 403,
    input: () => ({ body: { ana_faaliyet_ozel: false, istisna: null } }),
  }),
  'filings.single': everyRole(404, { temsilci: 403, input: noFiling }),
  'filings.export': everyRole(404, {
    temsilci: 403,
    input: () => ({ ...noFiling(), query: { bicim: 'pdf' } }),
  }),
  // The company has no category to notify.
  'filings.add': everyRole(409, {
    temsilci: 403,
    input: () => ({ body: { tarih: '2026-01-05', giren: 'Zeynep Kılıç' } }),
  }),
};
