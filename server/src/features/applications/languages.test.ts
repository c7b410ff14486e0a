import { applications } from '@emanet/contract/applications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import type { TestUser } from '../../../test/factories.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { remindOfClocksJob as job } from '../clocks/clocks.ts';
import { writtenLetter } from './sample.ts';

/** Mails about an application to staff whose language is English, in a company of Turkish speakers. */
const clock = testClock('2026-11-20T10:00:00+03:00');
let app: TestApp;
let company: number;
let department: number;
let manager: Caller;
let consultant: TestUser;
let representative: TestUser;
let params: { id: string };
beforeAll(async () => {
  app = await testApp({}, { clock });
  company = await app.makeCompany();
  department = await app.makeDepartment(company, 'İdari İşler');
  manager = await app.signIn(await app.makeUser({ role: 'yönetici', companies: [company] }));
  consultant = await app.makeUser({ companies: [company], dil: 'en' });
  representative = await app.makeUser({
    role: 'temsilci',
    companies: [company],
    departments: [department],
    dil: 'en',
  });
  const { body } = await manager.call(applications.add, {
    body: writtenLetter(),
  });
  params = { id: String(body.data.id) };
});
afterAll(() => app.close());

it('tells a representative in the language of that person', async () => {
  await manager.call(applications.update, { params, body: { department_id: department } });
  const [mail] = await app.mailsTo(representative.email);
  expect(topicOf(mail)).toBe('Information needed from your department: 2026/001');
  expect(mail?.text).toContain('Rights exercised: Erasure');
  expect(mail?.text).not.toContain('Özdemir');
  expect(mail?.html).toContain('lang="en"');
});

it('reminds in the language of the person who is reminded', async () => {
  clock.moveTo('2026-11-27T08:10:00+03:00');
  const reach = { ...reachOf(app.services, job), companies: async () => [company] };
  await job.perform(app.services, {}, reach);
  const [mail] = await app.mailsTo(consultant.email);
  expect(topicOf(mail)).toBe('Request: 2026/001, 1 day overdue');
  expect(mail?.text).toContain('due by 26 November 2026');
});
