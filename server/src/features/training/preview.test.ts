import { trainingPreview } from '@emanet/contract/training/preview';
import { videos } from '@emanet/contract/videos';
import { expect, it } from 'vitest';
import { appOfFile, topicOf } from '../../../test/app.ts';
import { SHIPPED } from './questions.ts';
import { addVideo, rightOf } from './training.fixture.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const person = await app.makeUser({ role: 'yönetici', companies: [company] });
const email = person.email;
const officer = await app.signIn(person);
const stranger = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });

it('shows the page of the own company without what is right, from its beginning', async () => {
  const { id } = await addVideo(officer, 60, 'Yalnız bizim video');
  const { body, text } = await officer.call(trainingPreview.page);
  expect(body.data).toMatchObject({ ilerleme: 0, cevaplar: [], sertifika: null });
  expect(body.data.videolar).toMatchObject([{ id, konum: 0, araliklar: [] }]);
  expect(body.data.sorular).toHaveLength(SHIPPED.sorulan ?? 0);
  expect(text).not.toContain('"dogru"');
  const other = await stranger.call(trainingPreview.page);
  expect(other.body.data.videolar).toEqual([]);
});

it('explains an answer and stores nothing', async () => {
  const [question] = (await officer.call(trainingPreview.page)).body.data.sorular;
  if (!question) throw new Error('there are no questions');
  const secenek = rightOf(question);
  const body = { soru_id: question.id, secenek };
  const answered = await officer.call(trainingPreview.answer, { body });
  expect(answered.body.data).toMatchObject({ dogru: true, dogru_secenek: secenek });
  expect((await officer.call(trainingPreview.page)).body.data.cevaplar).toEqual([]);
  const wrong = await officer.call(trainingPreview.answer, { body: { ...body, secenek: 5 } });
  expect(wrong.status).toBe(400);
});

it('mails the invitation to whoever asks, with a link that opens nobody’s training', async () => {
  const { status, body } = await officer.call(trainingPreview.mail, { body: {} });
  expect(status).toBe(200);
  // A mail that leaves is no act without an effect.
  expect(body.message).toContain('adresinize gönderiliyor');
  const [mail] = await app.mailsTo(email);
  expect(mail?.text).toContain('/egitim/onizleme?lang=tr');
  await officer.call(trainingPreview.mail, { body: {}, headers: { 'accept-language': 'en' } });
  const [english] = await app.mailsTo(email);
  expect(topicOf(english)).toBe('Data protection awareness training');
  expect(english?.text).toContain('/egitim/onizleme?lang=en');
});

it('tells the storage of the own company', async () => {
  const { body } = await officer.call(videos.storage);
  expect(body.data).toEqual({ kullanilan: 0, en_cok: 20_480 * 2 ** 20 });
});
