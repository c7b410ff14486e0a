import { applications } from '@emanet/contract/applications';
import { expect, it } from 'vitest';
import { appOfFile, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { remindOfClocksJob as job } from '../clocks/jobs.ts';
import { writtenLetter } from './sample.ts';

/** Mails about an application to staff whose language is English, in a company of Turkish speakers. */
const clock = testClock('2026-11-20T10:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'İdari İşler');
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const consultant = await app.makeUser({ companies: [company], dil: 'en' });
const representative = await app.makeUser({
  companies: [company],
  departments: [department],
  dil: 'en',
});
const { body } = await manager.call(applications.add, {
  body: writtenLetter(),
});
const params = { id: String(body.data.id) };

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
