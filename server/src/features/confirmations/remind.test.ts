import { confirmations } from '@emanet/contract/confirmations';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { portfolio } from '@emanet/contract/portfolio';
import { expect, it } from 'vitest';
import { appOfFile, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { runAsked } from '../../../test/nodes/ask-job.ts';
import { askForConfirmationsJob } from './jobs.ts';

const clock = testClock('2026-11-09T10:00:00+03:00');
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const own = await app.makeDepartment(company, 'Mali İşler');
const nobodys = await app.makeDepartment(company, 'Lojistik');
const admin = await app.signInAs({ role: 'yönetici', companies: [company] });
const person = await app.makeUser({ role: 'temsilci', companies: [company], departments: [own] });
const representative = await app.signIn(person);

it('is reminded of by hand once a day; the consultant in charge reads what is written back', async () => {
  const consultant = await app.makeUser({ companies: [company], fullname: 'Selin Aydoğan' });
  const { user_id, email } = consultant;
  await (
    await app.signIn(consultant)
  ).call(portfolio.charge, {
    body: { company_ids: [company], sorumlu_id: user_id },
  });
  await admin.call(notificationSettings.update, {
    params: { companyId: String(company) },
    body: {
      ...{ envanter_uygulama_onay: true, envanter_email_onay: true, periyodik_sure: 90 },
      envanter_baslangic_tarihi: '2026-11-09',
    },
  });
  await runAsked(app, askForConfirmationsJob, company);
  const remind = (department_id: number, who = admin) =>
    who.call(confirmations.remind, { body: { department_id } });
  clock.moveTo('2026-11-11T10:00:00+03:00');
  await remind(own);
  const again = await remind(own);
  expect([again.status, again.body.degismedi]).toEqual([200, true]);
  expect((await remind(nobodys)).status).toBe(409);
  expect((await remind(own, representative)).status).toBe(403);
  const mails = await app.mailsTo(person.email);
  expect(mails.map(topicOf).toSorted()).toEqual([
    'Envanteri onaylayın (Mali İşler)',
    'Hatırlatma: envanter onayı bekleniyor (Mali İşler)',
  ]);
  for (const mail of mails) {
    expect(mail.replyTo).toEqual({ name: 'Selin Aydoğan', email });
    expect(mail.text).toContain(`/envanter/gozden-gecir?departman=${own}`);
    expect(mail.text).toContain('yanıtınız Selin Aydoğan kişisine ulaşır');
  }
  const { departmanlar } = await admin.data(confirmations.overview);
  expect(departmanlar.find((one) => one.department_id === own)?.donemler).toMatchObject([
    { hatirlatmalar: ['2026-11-11'] },
  ]);
});
