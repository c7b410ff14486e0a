import { everyRole, type Row } from './rows.ts';

const noClock = () => ({ params: { id: '999999999' } });

/** Roles at the clocks; those that are there: server/src/features/clocks/clocks.test.ts. */
export const ofClocks: Readonly<Record<string, Row>> = {
  'clocks.list': everyRole(200),
  'clocks.single': everyRole(404, { input: noClock }),
  'clocks.add': everyRole(201, {
    temsilci: 403,
    input: () => ({ body: { tur: 'kurul_belge', ad: 'Şikâyet dosyası', baslangic: '2026-01-05' } }),
  }),
  'clocks.update': everyRole(404, { temsilci: 403, input: () => ({ ...noClock(), body: {} }) }),
  'clocks.close': everyRole(404, {
    temsilci: 403,
    input: () => ({ ...noClock(), body: { kapanis: '2026-01-06', kapanis_kaniti: 'KEP iletisi' } }),
  }),
  'clocks.extend': everyRole(404, {
    temsilci: 403,
    input: () => ({ ...noClock(), body: { ek_gun: 30, ek_kaniti: 'Kurum yazısı' } }),
  }),
  'clocks.export': everyRole(200, { input: () => ({ body: { ids: [], lang: 'tr' } }) }),
};
