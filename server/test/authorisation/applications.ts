import { randomUUID } from 'node:crypto';
import { writtenApplication } from '../../src/features/applications/form/sample.ts';
import { everyRole, managersOnly, open, record, type Input, type Row } from './rows.ts';
import { unique } from '../factories.ts';

/** Applications are kept from every temsilci; of another company they are not there. */
const ofApplications = (input?: Row['input'], rest: Partial<Row> = {}): Row =>
  everyRole(200, {
    temsilci: 403,
    ...(input && { foreignCompany: managersOnly, input }),
    ...rest,
  });
const NO_TOKEN = 'x'.repeat(43);
const byToken = (): Input => ({ params: { token: NO_TOKEN } });
const noForm = (): Input => ({ params: { slug: 'yok' } });
const answer = { sonuc: 'kabul', metin: 'Metin', dil: 'tr', ekler: [], kontrol: false };

/** Applications of data subjects and the public form that they come by. */
export const ofApplicationsAndForm: Readonly<Record<string, Row>> = {
  'applications.list': ofApplications(),
  'applications.single': ofApplications(record),
  'applications.add': ofApplications(undefined, {
    danışman: 201,
    yönetici: 201,
    input: () => ({
      body: {
        basvuran_turu: 'kendisi',
        kaynak: 'kep',
        gelis_gunu: '2026-11-01',
        dil: 'tr',
        ad_soyad: unique('Başvuran'),
        haklar: ['e'],
        talep: 'Silinsin',
        cevap_yolu: 'eposta',
        eposta: 'ilgili@ornek.test',
      },
    }),
  }),
  'applications.update': ofApplications((target) => ({
    ...record(target),
    body: { durum: 'inceleniyor' },
  })),
  'applications.note': ofApplications((target) => ({ ...record(target), body: { metin: 'Not' } })),
  'applications.authority': ofApplications((target) => ({ ...record(target), body: {} }), {
    danışman: 404,
    yönetici: 404,
  }),
  'applications.tasks': ofApplications(
    (target) => ({
      ...record(target),
      body: { gorevler: [{ gorev: 'sil', kayit_turu: 'veri_harita', kayit_id: 2_000_000_000 }] },
    }),
    { danışman: 400, yönetici: 400 },
  ),
  'applications.touched': ofApplications(record),
  'applications.reveal': ofApplications(record, { danışman: 404, yönetici: 404 }),
  'applications.samePerson': ofApplications(record),
  'applications.statusLink': ofApplications((target) => ({
    ...record(target),
    body: { gonder: false },
  })),
  'applications.askMore': ofApplications((target) => ({
    ...record(target),
    body: { metin: 'Ne zaman?' },
  })),
  'applications.draft': ofApplications((target) => ({ ...record(target), body: answer })),
  // There is no draft yet.
  'applications.preview': ofApplications(record, { danışman: 409, yönetici: 409 }),
  'applications.send': ofApplications((target) => ({ ...record(target), body: { surum: 1 } }), {
    danışman: 409,
    yönetici: 409,
  }),
  'applications.withdraw': ofApplications((target) => ({
    ...record(target),
    body: { metin: 'Vazgeçti' },
  })),
  'applications.people': ofApplications(),
  'applications.templates': ofApplications(),
  'applications.saveTemplate': ofApplications(undefined, {
    input: () => ({
      body: { ad: unique('Şablon'), sonuc: 'kabul', metin_tr: 'Metin', metin_en: 'Text' },
    }),
  }),
  'applications.removeTemplate': ofApplications(() => ({ params: { kod: randomUUID() } }), {
    danışman: 404,
    yönetici: 404,
  }),
  'applications.restoreTemplate': ofApplications(() => ({ params: { kod: randomUUID() } }), {
    danışman: 404,
    yönetici: 404,
  }),
  'applications.settings': ofApplications(),
  'applications.saveSettings': ofApplications(undefined, {
    input: ({ company_id }) => ({
      body: { acik: true, slug: `sirket-${company_id}`, saklama_yili: 3 },
    }),
  }),
  'applications.export': ofApplications(undefined, {
    foreignCompany: { danışman: 200, yönetici: 200, temsilci: 403 },
    input: ({ record_id }) => ({ body: { ids: [record_id], lang: 'tr' } }),
  }),
  'applications.form': open(404, noForm),
  'applications.submit': open(404, () => ({ ...noForm(), body: writtenApplication() })),
  'applications.resend': open(404, () => ({ body: { token: NO_TOKEN } })),
  'applications.confirm': open(404, () => ({ body: { token: NO_TOKEN, kod: '000000' } })),
  'applications.receipt': open(404, byToken),
  'applications.receiptPdf': open(404, byToken),
};
