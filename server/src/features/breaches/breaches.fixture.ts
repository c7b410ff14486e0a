import { breaches, type SingleBreach } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';

const NOW = '2026-11-23T09:20:00+03:00';

/** A company on Monday 23.11.2026 at 09:20 with one manager, and what is done there with breaches. */
export async function breachHouse() {
  const app = await appOfFile({}, { clock: testClock(NOW) });
  const company = await app.makeCompany('Ilgaz Gıda');
  const department = await app.makeDepartment(company);
  const officer = await app.makeUser({
    ...{ role: 'yönetici', companies: [company], fullname: 'Gül Eren' },
  });
  const manager = await app.signIn(officer);
  const at = (id: number) => ({ params: { id: String(id) } });
  return {
    ...{ app, company, department, manager },
    /** The manager's account, to which mails go. */
    officer,
    at,
    /** Records a breach known on Friday 20.11.2026 at 18:00. */
    record: async (more: object = {}, by: Caller = manager): Promise<SingleBreach> => {
      const known = { ogrenme: '2026-11-20T18:00', sifat: 'sorumlu' as const };
      const body = { baslik: unique('Yetkisiz erişim'), ...known, ...more };
      return by.data(breaches.add, { body });
    },
    stage: (id: number, more: object = {}) =>
      manager.call(breaches.stage, {
        ...at(id),
        body: { alici: 'kurul' as const, an: '2026-11-23T08:00', kayit_no: '2026-114', ...more },
      }),
    decide: (id: number, more: object = {}) =>
      manager.call(breaches.decide, {
        ...at(id),
        body: {
          konu: 'kurul' as const,
          karar: 'bildirilecek' as const,
          gerekce: 'Veriler kanuni olmayan yolla ele geçirildi.',
          karar_veren: 'Gül Eren',
          ...more,
        },
      }),
    /** The clock of the Board for a breach. */
    clockOf: async (id: number, durum?: 'kapanan') => {
      const { body } = await manager.call(clocks.list, { query: durum ? { durum } : {} });
      return body.data.find((one) => one.tur === 'ihlal_kurul' && one.kayit_id === id);
    },
  };
}
