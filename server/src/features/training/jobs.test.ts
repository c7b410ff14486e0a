import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { isAsked, runAsked } from '../../../test/nodes/ask-job.ts';
import { forgetTrainingJob, remindOfTrainingJob, renewTrainingJob } from './jobs.ts';
import { invite, open, passAll, tokenOf } from './training.fixture.ts';

const clock = testClock('2026-11-22T09:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const admin = await app.signInAs({ role: 'yönetici', companies: [company] });

/** In the company of this suite alone, where its question names that: others share the database. */
const run = (job: Job) => runAsked(app, job, company);
const asks = (job: Job) => isAsked(app, job, company);
const CODE = 'Eğitim sertifikanız için doğrulama kodu';
/** Mails but those with the code of a certificate. */
const mails = async (email: string) =>
  (await app.mailsTo(email)).map(topicOf).filter((topic) => topic !== CODE).length;
const deliver = (id: number) =>
  sql`update mail_outbox set state = 'delivered' where about = ${`egitim:${id}`}`.execute(
    app.db.system,
  );

it('reminds every few days, a few times, and never who has finished or was not mailed', async () => {
  const late = await invite(admin, 'geciken@ornek.test', { gonder: true });
  const done = await invite(admin, 'tamam@ornek.test', { gonder: true });
  const quiet = await invite(admin, 'gonderilmedi@ornek.test');
  await deliver(late.id);
  await deliver(done.id);
  await open(app, done.token);
  await passAll(app, done.token);

  await run(remindOfTrainingJob);
  expect(await mails(late.email)).toBe(0);
  for (let times = 1; times <= 5; times++) {
    clock.moveBy({ days: 7 });
    expect(await asks(remindOfTrainingJob)).toBe(times <= 3);
    await run(remindOfTrainingJob);
    expect(await asks(remindOfTrainingJob)).toBe(false);
    await run(remindOfTrainingJob);
    expect(await mails(late.email)).toBe(Math.min(times, 3));
  }
  expect(await mails(done.email)).toBe(0);
  expect(await mails(quiet.email)).toBe(0);
});

it('does not remind when the setting is off', async () => {
  await admin.call(training.saveSettings, { body: { hatirlatma: false } });
  const late = await invite(admin, 'ayarsiz@ornek.test', { gonder: true });
  await deliver(late.id);
  clock.moveBy({ days: 30 });
  expect(await asks(remindOfTrainingJob)).toBe(false);
  await run(remindOfTrainingJob);
  expect(await mails(late.email)).toBe(0);
});

it('invites again after a year, once, with a link of its own', async () => {
  const person = await invite(admin, 'yillik@ornek.test');
  await open(app, person.token);
  await passAll(app, person.token);
  await run(renewTrainingJob);
  expect(await mails(person.email)).toBe(0);
  clock.moveBy({ days: 364 });
  // Of those who finished before.
  await run(renewTrainingJob);
  expect(await asks(renewTrainingJob)).toBe(false);
  clock.moveBy({ days: 2 });
  await admin.call(training.saveSettings, { body: { yenileme: false } });
  expect(await asks(renewTrainingJob)).toBe(false);
  await admin.call(training.saveSettings, { body: { yenileme: true } });
  expect(await asks(renewTrainingJob)).toBe(true);
  await run(renewTrainingJob);
  expect(await asks(renewTrainingJob)).toBe(false);
  await run(renewTrainingJob);
  expect(await mails(person.email)).toBe(1);
  const params = { companyId: String(company) };
  const rows = (await admin.call(training.list, { params })).body.data;
  const renewed = rows.filter((one) => one.email === person.email);
  expect(renewed).toMatchObject([{ ilerleme: 0, sertifika_no: null }]);
  expect(await tokenOf(admin, renewed[0]?.id ?? 0)).not.toBe(person.token);
});

it('reminds and renews in the language of the invitation', async () => {
  await admin.call(training.saveSettings, { body: { hatirlatma: true, hatirlatma_gun: 7 } });
  const person = await invite(admin, 'english@ornek.test', { dil: 'en', gonder: true });
  await deliver(person.id);
  clock.moveBy({ days: 8 });
  await run(remindOfTrainingJob);
  await open(app, person.token);
  await passAll(app, person.token);
  clock.moveBy({ days: 366 });
  await run(renewTrainingJob);
  expect((await app.mailsTo(person.email)).map(topicOf)).toEqual([
    'Renew your data protection training',
    CODE,
    'Reminder: your data protection training is waiting',
  ]);
});

it('forgets what was deleted more than a day ago', async () => {
  const gone = await invite(admin, 'unutulan@ornek.test');
  const params = { id: String(gone.id) };
  await admin.call(training.delete, { params });
  await run(forgetTrainingJob);
  expect((await admin.call(training.restore, { params })).status).toBe(200);
  await admin.call(training.delete, { params });
  clock.moveBy({ days: 2 });
  await run(forgetTrainingJob);
  expect((await admin.call(training.restore, { params })).status).toBe(404);
});
