import { everyRole, noSheet, open, type Row } from './rows.ts';

const none = () => ({ params: { id: '999999999' } });
const posted = () => ({ ...none(), body: {} });
const ofManagers = { temsilci: 403 } as const;

/** Roles at texts; those that are there: server/src/features/texts/texts.test.ts. */
export const ofTexts: Readonly<Record<string, Row>> = {
  'texts.list': everyRole(200),
  'texts.single': everyRole(404, { input: none }),
  'texts.version': everyRole(404, { input: () => ({ params: { id: '999999999', sira: '1' } }) }),
  'texts.file': everyRole(404, { input: () => ({ ...none(), query: { tur: 'pdf' } }) }),
  'texts.qr': everyRole(404, { input: () => ({ ...none(), query: { tur: 'svg' } }) }),
  'texts.unnamed': everyRole(404, { ...ofManagers, input: none }),
  'texts.add': everyRole(201, {
    ...ofManagers,
    input: () => ({ body: { tur: 'gizlilik_taahhudu' } }),
  }),
  'texts.update': everyRole(404, { ...ofManagers, input: posted }),
  'texts.sit': everyRole(404, { ...ofManagers, input: none }),
  'texts.submit': everyRole(404, { ...ofManagers, input: posted }),
  'texts.approve': everyRole(404, { ...ofManagers, input: posted }),
  'texts.publish': everyRole(404, { ...ofManagers, input: posted }),
  'texts.prepare': everyRole(404, { ...ofManagers, input: posted }),
  'texts.differences': everyRole(404, { ...ofManagers, input: none }),
  'texts.keep': everyRole(404, {
    ...ofManagers,
    input: () => ({ ...none(), body: { gerekce: 'Yazım farkı' } }),
  }),
  'texts.template': everyRole(404, { ...ofManagers, input: none }),
  'texts.adopt': everyRole(404, {
    ...ofManagers,
    input: () => ({ ...none(), body: { al: true } }),
  }),
  'texts.archive': everyRole(404, {
    ...ofManagers,
    input: () => ({ ...none(), body: { guncel: false } }),
  }),
  'texts.export': everyRole(200, { input: () => ({ body: { ids: [], lang: 'tr' } }) }),
  'texts.readSettings': everyRole(200, ofManagers),
  'texts.saveSettings': everyRole(200, {
    ...ofManagers,
    input: () => ({ body: { renk: null, logo_gorunur: true, eskime_aksiyonu: false } }),
  }),
  // No file is sent: whoever may write is told so.
  'texts.readWord': everyRole(400, {
    ...ofManagers,
    input: () => ({ body: noSheet }),
  }),
  'texts.listSignatures': everyRole(404, { ...ofManagers, input: none }),
  'texts.askSignatures': everyRole(404, {
    ...ofManagers,
    input: () => ({
      ...none(),
      body: { kisiler: [{ fullname: 'Ece Er', email: 'ece@ornek.test' }] },
    }),
  }),
  'texts.remindSignatures': everyRole(404, { ...ofManagers, input: posted }),
  'texts.withdrawSignatures': everyRole(404, { ...ofManagers, input: none }),
  'texts.proofOfSignatures': everyRole(404, { ...ofManagers, input: none }),
  // A link that nobody was sent.
  'texts.declareSignature': open(404, () => ({
    params: { token: 'yok' },
    body: { karar: 'kabul', okudum: 'evet', dil: 'tr' },
  })),
  'texts.withdrawConsent': open(404, () => ({
    params: { token: 'yok' },
    body: { hepsi: 'evet', dil: 'tr' },
  })),
  'texts.recordWithdrawal': everyRole(404, {
    ...ofManagers,
    input: () => ({
      ...none(),
      body: { konular: [''], gun: '2026-11-01', neden: 'Dilekçe' },
    }),
  }),
  'texts.delete': everyRole(404, { ...ofManagers, input: none }),
  'texts.restore': everyRole(404, { ...ofManagers, input: none }),
};
