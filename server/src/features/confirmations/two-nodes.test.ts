import { notificationSettings } from '@emanet/contract/notification-settings';
import { afterAll, expect, it } from 'vitest';
import { openNodes } from '../../../test/nodes/nodes.fixture.ts';
import { askForConfirmationsJob } from './jobs.ts';

const COMPANIES = 12;
const DEPARTMENTS = 2;
const NOW = '2026-11-09T10:00:00+03:00';
const nodes = await openNodes(askForConfirmationsJob, NOW);
afterAll(() => nodes.close());

/** A company that asks from today on, each department with somebody to write to. */
async function addAsking(): Promise<void> {
  const { app } = nodes;
  const company = await app.makeCompany();
  const admin = await app.signInAs({ role: 'yönetici', companies: [company] });
  for (let n = 0; n < DEPARTMENTS; n++) {
    const departments = [await app.makeDepartment(company)];
    await app.makeUser({ role: 'temsilci', companies: [company], departments });
  }
  await admin.call(notificationSettings.update, {
    params: { companyId: String(company) },
    body: {
      envanter_uygulama_onay: true,
      envanter_email_onay: true,
      periyodik_sure: 90,
      envanter_baslangic_tarihi: NOW.slice(0, 10),
    },
  });
}
const askedCompanies = () =>
  nodes.count('(select distinct company_id from envanter_bildirimleri) b');

it('asks and mails each department once when a node is killed half way and two go on', async () => {
  for (let n = 0; n < COMPANIES; n++) await addAsking();
  await nodes.dieAt(COMPANIES / 2);
  // The company in whose transaction it died is whole again: not asked at all.
  // How many of those before it were stored by then is a matter of moments.
  expect(await askedCompanies()).toBeLessThan(COMPANIES / 2);

  const mails = COMPANIES * DEPARTMENTS;
  expect(await nodes.finish()).toBe(mails);
  expect(await askedCompanies()).toBe(COMPANIES);
  expect(await nodes.count('envanter_bildirimleri')).toBe(mails);
  expect(await nodes.count('envanter_hatirlatmalari')).toBe(mails);
  expect(await nodes.count('mail_outbox')).toBe(mails);
});
