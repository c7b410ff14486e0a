import { documents } from '@emanet/contract/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { remindOfReviewsJob } from './jobs.ts';

const clock = testClock('2026-11-22T09:00:00+03:00');
let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { clock });
});
afterAll(() => app.close());

const run = () =>
  remindOfReviewsJob.perform(app.services, {}, reachOf(app.services, remindOfReviewsJob));

it('reminds administrators once of each review, fourteen days before it', async () => {
  const company = await app.makeCompany();
  const administrator = await app.makeUser({ role: 'yönetici', companies: [company] });
  const consultant = await app.makeUser({ companies: [company] });
  const caller = await app.signIn(administrator);
  const add = async (dokuman_ismi: string, gozden_gecirme: string | null) =>
    (
      await caller.call(documents.add, {
        body: { dokuman_ismi, dokuman_tur: 'Politika', gozden_gecirme },
      })
    ).body.data;
  const near = await add('Yakın', '2026-12-06');
  await add('Uzak', '2026-12-07');
  await add('Tarihsiz', null);
  const archived = await add('Arşivde', '2026-11-01');
  await caller.call(documents.archive, {
    params: { id: String(archived.id) },
    body: { guncel: false },
  });
  const subjects = async (email: string) => (await app.mailsTo(email)).map(topicOf).toSorted();

  await run();
  await run();
  expect(await subjects(administrator.email)).toEqual(['Gözden geçirilecek doküman: Yakın']);
  expect(await subjects(consultant.email)).toEqual([]);

  // Another day is another review; the far one has come near meanwhile.
  await caller.call(documents.update, {
    params: { id: String(near.id) },
    body: { gozden_gecirme: '2026-12-10' },
  });
  clock.moveBy({ days: 4 });
  await run();
  expect(await subjects(administrator.email)).toEqual([
    'Gözden geçirilecek 2 doküman var',
    'Gözden geçirilecek doküman: Yakın',
  ]);
});

it('turns to consultants where a company has no administrator', async () => {
  const company = await app.makeCompany();
  const consultant = await app.makeUser({ companies: [company] });
  const caller = await app.signIn(consultant);
  await caller.call(documents.add, {
    body: { dokuman_ismi: 'Geciken', dokuman_tur: 'Politika', gozden_gecirme: '2026-01-01' },
  });
  await run();
  const [mail] = await app.mailsTo(consultant.email);
  expect(topicOf(mail)).toBe('Gözden geçirilecek doküman: Geciken');
  expect(JSON.stringify(mail)).toContain('süresi geçti');
});
