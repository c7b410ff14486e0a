import { applications, type ApplicationDraft } from '@emanet/contract/applications';
import { applicationForm } from '@emanet/contract/applications/form';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { unique } from '../../../../test/factories.ts';
import { pdf } from '../../../../test/sample-files.ts';
import { atOnce } from '../twins/at-once.fixture.ts';
import { writtenLetter } from '../sample.ts';
import { writtenApplication } from './sample.ts';

const clock = testClock('2026-11-19T16:27:00+03:00');
const app = await appOfFile({}, { clock });

type Written = NonNullable<Parameters<typeof writtenApplication>[0]>;
type Code = Readonly<{ token: string; kod: string }>;
type Files = NonNullable<Parameters<Caller['call']>[1]>['file'];

/** A company with a form, and what an applicant does there. */
async function formOf() {
  const company = await app.makeCompany();
  const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  const { slug } = await manager.data(applications.settings);
  const eposta = `${unique('basvuran')}@ornekposta.test`;
  const submit = async (rest: Written = {}, file?: Files) => {
    const body = writtenApplication({ eposta, ...rest });
    const answer = await app.stranger.call(applicationForm.submit, {
      params: { slug },
      body,
      ...(file && { file }),
    });
    expect(answer.status, answer.text).toBe(201);
    const [mail] = await app.mailsTo(String(body.eposta));
    return { token: answer.body.data.token, kod: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
  };
  const send = async (rest?: Written, file?: Files) => {
    const written = await submit(rest, file);
    const { body, text, status } = await confirm(written);
    expect(status, text).toBe(200);
    return { ...written, ...body };
  };
  const rows = () => manager.data(applications.list);
  return { company, eposta, manager, submit, send, rows };
}
const confirm = ({ token, kod }: Code, who = app.stranger) =>
  who.call(applicationForm.confirm, { body: { token, kod } });
const receipt = (token: string) =>
  app.stranger.call(applicationForm.receipt, { params: { token } });

it('leads to the receipt of the first after the right code at the same address', async () => {
  const { manager, send, submit, rows } = await formOf();
  const first = await send();
  expect(first.data.tekrar).toBe(false);
  const written = await submit({ talep: writtenApplication().talep.toLocaleUpperCase('tr') });
  const wrong = String((Number(written.kod) + 1) % 1_000_000).padStart(6, '0');
  const refused = await confirm({ ...written, kod: wrong });
  expect(refused.body.code).toBe('OTP_WRONG');
  expect(refused.text).not.toContain(first.data.basvuru_no);
  const { body } = await confirm(written);
  expect(body.data).toMatchObject({ basvuru_no: first.data.basvuru_no, tekrar: true });
  expect(body.message).toContain('daha önce alınmış');
  for (const { token } of [first, written])
    expect((await receipt(token)).body.data.basvuru_no).toBe(first.data.basvuru_no);
  // A confirmation that is sent twice shows the receipt again.
  expect((await confirm(written)).body.data.basvuru_no).toBe(first.data.basvuru_no);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  const { olaylar, zincir_saglam } = await manager.data(applications.single, {
    params: { id: String(row?.id) },
  });
  expect(olaylar.map(({ tur, veri, aktor_turu }) => [tur, veri, aktor_turu])).toEqual([
    ['geldi', {}, 'basvuru_sahibi'],
    ['yine_geldi', { kaynak: 'form' }, 'basvuru_sahibi'],
  ]);
  expect(zincir_saglam).toBe(true);
});

it('tells on its receipt that the newest answer was not delivered', async () => {
  const { company, manager, send, rows } = await formOf();
  const { token } = await send();
  const params = { id: String((await rows())[0]?.id) };
  const metin = 'Başvurunuz incelendi. Kurula şikâyet edebilirsiniz (m. 14).';
  const department_id = await app.makeDepartment(company, 'İnsan Kaynakları');
  await manager.data(applications.update, { params, body: { department_id } });
  const answer: ApplicationDraft = { sonuc: 'kabul', metin, dil: 'tr', ekler: [], kontrol: true };
  const { surum } = await manager.data(applications.draft, { params, body: answer });
  await manager.data(applications.send, { params, body: { surum } });
  expect((await receipt(token)).body.data).toMatchObject({ durum: 'sonuclandi', ulasmadi: false });
  await sql`update mail_outbox set state = 'given_up', server_answer = '550 5.1.1', finished_at = now()
    where about like ${`basvuru:${params.id}:cevap:%`}`.execute(app.services.db.system);
  expect((await receipt(token)).body.data.ulasmadi).toBe(true);
  expect((await rows()).map(({ cevap_ulasmadi }) => cevap_ulasmadi)).toEqual([true]);
});

it('shows its page with the sentence that it came before', async () => {
  const { send, submit } = await formOf();
  await send();
  const { token, kod } = await submit();
  const answer = await app.app.inject({
    method: 'POST',
    url: applicationForm.confirm.path,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, kod }).toString(),
  });
  expect([answer.statusCode, answer.headers['location']]).toEqual([
    303,
    `/kvkk-formu/alindi/${token}?lang=tr&tekrar=1`,
  ]);
});

it.each<[string, Written, Files?]>([
  ['another address of e-mail', { eposta: `${unique('baska')}@ornekposta.test` }],
  ['another number', { kimlik_no: '10000005646' }],
  ['other words', { talep: 'Kopyasını istiyorum.' }],
  ['other rights', { haklar: ['e'] }],
  ['another way of answering', { cevap_yolu: 'posta' }],
  ['another postal address', { adres: 'Yeni adres' }],
  ['a telephone number', { telefon: '0532 111 22 33' }],
  ['a file', {}, { name: 'kanit.pdf', bytes: pdf() }],
])(
  'is another application with %s, of which the first would know nothing',
  async (_, rest, file) => {
    const { send, rows } = await formOf();
    const first = await send();
    const second = await send(rest, file);
    expect(second.data.tekrar).toBe(false);
    expect(second.data.basvuru_no).not.toBe(first.data.basvuru_no);
    expect(await rows()).toHaveLength(2);
  },
);

it('keeps the file of the first when the same comes again', async () => {
  const { send } = await formOf();
  const file = { name: 'kanit.pdf', bytes: pdf() };
  const first = await send({}, file);
  const second = await send({}, file);
  expect(second.data).toMatchObject({ tekrar: true, ekler: first.data.ekler });
});

it('does not show by the form what was recorded under another number', async () => {
  const { eposta, manager, send, rows } = await formOf();
  const { haklar, talep } = writtenApplication();
  await manager.data(applications.add, {
    body: writtenLetter({
      ...{ talep, eposta, ad_soyad: 'Muhammet Emre Karabulut', kimlik_no: '10000005646' },
      haklar: haklar as ['e', 'f'],
    }),
  });
  expect((await send()).data.tekrar).toBe(false);
  expect(await rows()).toHaveLength(2);
});

it('is one application, however many confirmations come at once', async () => {
  const { company, submit, send, rows } = await formOf();
  await send({ talep: 'Kopyasını istiyorum.' });
  await using there = await testApp({}, { clock, url: app.url });
  const [one, other] = [await submit(), await submit()];
  const answers = await atOnce(app.db, company, [
    () => confirm(one),
    () => confirm(other, there.stranger),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.basvuru_no)).size).toBe(1);
  expect(await rows()).toHaveLength(2);
});
