import { actions } from '@emanet/contract/actions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { countOpenActions, selectOpenActions } from './actions.ts';
import { remindOfActionsJob } from './jobs.ts';

const clock = testClock('2026-11-22T09:00:00+03:00');
let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { clock });
});
afterAll(() => app.close());

const run = () =>
  remindOfActionsJob.perform(app.services, {}, reachOf(app.services, remindOfActionsJob));

it('reminds the person in charge, else the department, once of each last day', async () => {
  const company = await app.makeCompany();
  const department_id = await app.makeDepartment(company);
  const owner = await app.makeUser({ role: 'yönetici', companies: [company] });
  const representative = await app.makeUser({
    role: 'temsilci',
    companies: [company],
    departments: [department_id],
  });
  const admin = await app.signIn(owner);
  const add = async (aksiyon_ismi: string, rest: object) =>
    (
      await admin.call(actions.add, {
        body: { aksiyon_ismi, risk: 'Orta', department_id, ...rest },
      })
    ).body.data;
  const late = await add('Departmanın', { son_tarih: '2026-11-21' });
  await add('Bugünkü', { son_tarih: '2026-11-22' });
  await add('Bitmiş', { son_tarih: '2026-11-01', durum: true });
  await add('Kişinin', { son_tarih: '2026-11-20', sorumlu_id: owner.user_id });

  const scope = reachOf(app.services, remindOfActionsJob).scopeIn(company);
  const figures = await app.db.read(scope, async (tx) => ({
    counts: await countOpenActions(tx, scope, clock.today()),
    open: await selectOpenActions(tx, scope),
  }));
  expect(figures.counts).toMatchObject([{ department_id, Yüksek: 0, Orta: 3, geciken: 2 }]);
  expect(figures.open).toHaveLength(3);

  const subjects = async (email: string) => (await app.mailsTo(email)).map(topicOf).toSorted();
  await run();
  await run();
  expect(await subjects(representative.email)).toEqual(['Süresi geçen aksiyon: Departmanın']);
  expect(await subjects(owner.email)).toEqual(['Süresi geçen aksiyon: Kişinin']);

  await admin.call(actions.update, {
    params: { id: String(late.id) },
    body: { son_tarih: '2026-11-23' },
  });
  await run();
  expect(await subjects(representative.email)).toHaveLength(1);
  clock.moveTo('2026-11-24');
  await run();
  expect(await subjects(representative.email)).toEqual([
    'Süresi geçen 2 aksiyon var',
    'Süresi geçen aksiyon: Departmanın',
  ]);
});
