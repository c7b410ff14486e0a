import { actions } from '@emanet/contract/actions';
import { portfolio } from '@emanet/contract/portfolio';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique, type NewUser } from '../../../test/factories.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { mailPortfolioJob } from './jobs.ts';

const clock = testClock('2026-11-22T08:00:00+03:00');

/** Two nodes on one database. */
const nodes = [await testApp({}, { clock }), await testApp({}, { clock })];
const [app] = nodes as [TestApp];
const companies = [await app.makeCompany(unique('Ilgaz')), await app.makeCompany(unique('Körfez'))];
const caller = await app.signInAs({ companies });
for (const company of companies)
  await caller.call(actions.add, {
    headers: { 'x-company-id': String(company) },
    body: {
      ...{ aksiyon_ismi: 'Hafta içi', risk: 'Orta', son_tarih: '2026-11-26' },
      department_id: await app.makeDepartment(company),
    } as const,
  });
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const asked = async (wanted: NewUser) => {
  const user = await app.makeUser({ companies, ...wanted });
  const caller = await app.signIn(user);
  await caller.call(portfolio.prefer, { body: { pazartesi: true } });
  return user.email;
};
const onBothNodes = () =>
  Promise.all(
    nodes.map(({ services }) =>
      mailPortfolioJob.perform(services, {}, reachOf(services, mailPortfolioJob)),
    ),
  );

/** The database with a client that cannot be read. */
const without = (unreadable: number, { ...db } = app.services.db): typeof app.services.db => ({
  ...db,
  readAcross: (scope, work) =>
    scope.company_ids.includes(unreadable)
      ? Promise.reject(new Error('invalid page in block 7'))
      : db.readAcross(scope, work),
});

it('goes out once on a Monday, to those who asked, in their language', async () => {
  const [tr, en] = [await asked({}), await asked({ dil: 'en' })];
  const silent = (await app.makeUser({ companies })).email;
  const idle = await asked({ companies: [await app.makeCompany()] });
  await onBothNodes();
  expect(await app.mailsTo(tr)).toEqual([]);

  clock.moveTo('2026-11-23T08:00:00+03:00');
  await onBothNodes();
  await onBothNodes();
  const [mail, ...more] = await app.mailsTo(tr);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Bu hafta 2 süre');
  for (const company of companies) expect(mail?.text).toContain(`sirket=${company}`);
  expect((await app.mailsTo(en)).map(({ subject }) => subject)).toEqual(['This week: 2 due']);
  expect(await app.mailsTo(silent)).toEqual([]);
  expect(await app.mailsTo(idle)).toEqual([]);

  clock.moveTo('2026-11-30T08:00:00+03:00');
  await onBothNodes();
  expect((await app.mailsTo(tr)).map(({ subject }) => subject)).toEqual([
    'Bu hafta 2 süre, 2 gecikmiş',
    'Bu hafta 2 süre',
  ]);
});

it('goes out to all others when that of one fails, and the log names the one', async () => {
  const [poor, rich] = [await asked({ fullname: 'Aksi' }), await asked({})];
  clock.moveTo('2026-12-07T08:00:00+03:00');
  const logged: object[] = [];
  const log = Object.assign(Object.create(app.services.log), {
    error: (entry: object) => logged.push(entry),
  }) as typeof app.services.log;
  const db: typeof app.services.db = {
    ...app.services.db,
    readAcross: (scope, work) =>
      scope.actor.fullname === 'Aksi'
        ? Promise.reject(new Error('invalid page in block 7'))
        : app.services.db.readAcross(scope, work),
  };
  const services = { ...app.services, db, log };
  await expect(
    mailPortfolioJob.perform(services, {}, reachOf(services, mailPortfolioJob)),
  ).rejects.toThrow('some Monday mails');
  expect(logged).toEqual([
    { user_id: expect.any(Number) as number, message: 'invalid page in block 7' },
  ]);
  expect([await app.mailsTo(poor), (await app.mailsTo(rich)).length]).toEqual([[], 1]);
});

it('goes out without a client that cannot be read, says so, and the job counts that client', async () => {
  const [unreadable = 0, readable = 0] = companies;
  const email = await asked({ dil: 'en' });
  clock.moveTo('2026-12-14T08:00:00+03:00');
  const services = { ...app.services, db: without(unreadable) };
  await expect(
    mailPortfolioJob.perform(services, {}, reachOf(services, mailPortfolioJob)),
  ).rejects.toMatchObject({ failed: 1 });
  const [mail] = await app.mailsTo(email);
  expect(mail?.subject).toBe('Your week is incomplete: 1 of your clients could not be read');
  expect(mail?.text).toMatch(/could not be read .*: Ilgaz/);
  expect(mail?.text).toContain(`sirket=${readable}`);
  expect(mail?.text).not.toContain(`sirket=${unreadable}`);
});

it('is no more whole than the calendar, which names that client too', async () => {
  const [unreadable = 0, readable = 0] = companies;
  const consultant = await app.signInAs({ companies });
  const { adres } = await consultant.data(portfolio.makeCalendarLink, { body: {} });
  const { pathname, search } = new URL(adres);
  const { readAcross } = without(unreadable);
  const spy = vi.spyOn(app.services.db, 'readAcross').mockImplementation(readAcross);
  const answer = await app.app.inject({ method: 'GET', url: pathname + search });
  spy.mockRestore();
  const text = answer.payload.replaceAll('\r\n ', '');
  expect(answer.statusCode, text).toBe(200);
  expect(text).toMatch(/SUMMARY:Ilgaz.*: süreleri okunamadı/);
  expect(text).toContain(`sirket=${readable}`);
});
