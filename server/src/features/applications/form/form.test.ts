import { applicationForm, CONFIRMATION } from '@emanet/contract/applications/form';
import { applications } from '@emanet/contract/applications';
import { files } from '@emanet/contract/files';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller, topicOf } from '../../../../test/app.ts';
import { succeed } from '../../../platform/crypto/former.ts';
import { openLink } from '../../../platform/access/links.ts';
import { testClock } from '../../../../test/clock.ts';
import { unique } from '../../../../test/factories.ts';
import { mp4, pdf } from '../../../../test/sample-files.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { reachOf } from '../../../platform/jobs/start.ts';
import { announceApplicationJob, disposeOfApplicationsJob } from '../jobs.ts';
import { writtenApplication } from './sample.ts';

const clock = testClock('2026-11-19T16:27:00+03:00');
const app = await appOfFile({ MAX_APPLICATION_FILE_MB: 9 }, { clock });
const company = await app.makeCompany(unique('Ilgaz Gıda'));
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const slug = (await manager.call(applications.settings)).body.data.slug;

type Written = NonNullable<Parameters<typeof writtenApplication>[0]>;
type Files = NonNullable<Parameters<Caller['call']>[1]>['file'];

const submit = (rest: Written = {}, file?: Files, at = slug) =>
  app.stranger.call(applicationForm.submit, {
    params: { slug: at },
    body: writtenApplication({ eposta: mail(), ...rest }),
    ...(file && { file }),
  });
const mail = () => `${unique('basvuran')}@ornekposta.test`;

/** Writes an application and gives its token with the code that was mailed. */
async function written(rest: Written = {}, file?: Files) {
  const eposta = mail();
  const answer = await submit({ eposta, ...rest }, file);
  expect(answer.status, answer.text).toBe(201);
  return { token: answer.body.data.token, eposta, kod: await codeFor(eposta) };
}
const codeFor = async (address: string) =>
  /\b\d{6}\b/.exec((await app.mailsTo(address))[0]?.text ?? '')?.[0] ?? '';
const confirm = (token: string, kod: string) =>
  app.stranger.call(applicationForm.confirm, { body: { token, kod } });
const wrong = (kod: string) => String((Number(kod) + 1) % 1_000_000).padStart(6, '0');
/** A job at work in this company alone: other suites have clocks of their own. */
const run = (payload = {}, job: Job<unknown> = announceApplicationJob) =>
  job.perform(app.services, payload, {
    ...reachOf(app.services, job),
    companies: async () => [company],
  });

describe('the address of a form', () => {
  it('is made from the name of its company, and differs from every other', async () => {
    const name = unique('Şule Çağ İnşaat Sanayi ve Ticaret A.Ş.');
    const of = async () => {
      const one = await app.makeCompany(name);
      const { rows } = await sql<{ slug: string }>`
        select slug from basvuru_ayarlari where company_id = ${one}`.execute(app.db.system);
      return rows[0]?.slug ?? '';
    };
    const first = await of();
    expect(first).toMatch(/^sule-cag-insaat-sanayi-ve-ticaret-a-s-[0-9a-f]{8}$/);
    expect(await of()).toBe(`${first}-2`);
    const { rows } = await sql<{ slug: string }>`
      select slug_of('Ilgaz Gıda Sanayi ve Ticaret A.Ş.') as slug`.execute(app.db.system);
    expect(rows[0]?.slug).toBe('ilgaz-gida');
  });

  it('shows the company, and nothing when it is closed', async () => {
    const { body } = await app.stranger.call(applicationForm.read, { params: { slug } });
    expect(body.data.company_name).toMatch(/^Ilgaz Gıda/);
    const closing = { slug, saklama_yili: 3, acik: false };
    await manager.call(applications.saveSettings, { body: closing });
    const closed = await app.stranger.call(applicationForm.read, { params: { slug } });
    expect(closed.body.code).toBe('APPLICATION_FORM_CLOSED');
    expect((await submit()).status).toBe(404);
    await manager.call(applications.saveSettings, { body: { ...closing, acik: true } });
  });
});

it('is not taken by the library, which is no company', async () => {
  await using library = await testApp({ TEMPLATE_COMPANY_ID: company }, { clock });
  const params = { slug };
  const shown = await library.stranger.call(applicationForm.read, { params });
  expect([shown.status, shown.body.code]).toEqual([404, 'APPLICATION_FORM_CLOSED']);
  const body = writtenApplication({ eposta: mail() });
  expect((await library.stranger.call(applicationForm.submit, { params, body })).status).toBe(404);
});

describe('an application', () => {
  it('counts from the right code on, with number, day and last day', async () => {
    const { token, kod } = await written();
    expect((await manager.call(applications.list)).body.data).toEqual([]);
    const refused = await confirm(token, wrong(kod));
    expect([refused.status, refused.body.code]).toEqual([400, 'OTP_WRONG']);
    const { body, status } = await confirm(token, kod);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      basvuru_no: '2026/001',
      son_gun: '2026-12-19',
      ad_soyad: 'Muhammet Emre Karabulut',
      haklar: ['e', 'f'],
    });
    const { data } = (await manager.call(applications.list)).body;
    expect(data).toMatchObject([{ basvuru_no: '2026/001', durum: 'yeni', kaynak: 'form' }]);
    // The same token is its receipt, and asks for no code any more.
    const receipt = await app.stranger.call(applicationForm.receipt, { params: { token } });
    expect(receipt.body.data.basvuru_no).toBe('2026/001');
    const again = await app.stranger.call(applicationForm.resend, { body: { token } });
    expect([again.status, again.body.code]).toEqual([404, 'APPLICATION_GONE']);
    const paper = await app.stranger.call(applicationForm.receiptPdf, { params: { token } });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.headers['content-disposition']).toContain('2026-001-alindi.pdf');
  });

  it('has numbers without a gap, however many are confirmed at once', async () => {
    const all = [];
    for (let count = 0; count < 4; count++) all.push(await written());
    const answers = await Promise.all(all.map(({ token, kod }) => confirm(token, kod)));
    const numbers = answers.map(({ body }) => body.data.basvuru_no).toSorted();
    const first = Number(numbers[0]?.slice(5));
    expect(numbers).toEqual(
      [0, 1, 2, 3].map((step) => `2026/${String(first + step).padStart(3, '0')}`),
    );
  });

  it('keeps what was written sealed until then, and the identity number afterwards', async () => {
    const { token, kod, eposta } = await written({ ad: 'Gizlenen' });
    const begun = await sql<{ text: string }>`
      select row_to_json(t)::text as text from basvuru_taslaklari t`.execute(app.db.system);
    const text = begun.rows.map((one) => one.text).join();
    expect(text).not.toContain('Gizlenen');
    expect(text).not.toContain(eposta);
    await confirm(token, kod);
    const stored = await sql<{ text: string }>`
      select row_to_json(t)::text as text from basvurular t where company_id = ${company}`.execute(
      app.db.system,
    );
    expect(stored.rows.map((one) => one.text).join()).not.toContain('10000000146');
    const { data } = (await manager.call(applications.list)).body;
    const id = String(data.find((one) => one.ad_soyad.startsWith('Gizlenen'))?.id);
    const masked = await manager.call(applications.single, { params: { id } });
    expect(masked.body.data.kimlik_maskesi).toBe('100 ••• ••• 46');
    const shown = await manager.call(applications.reveal, { params: { id } });
    expect(shown.body.data.kimlik_no).toBe('10000000146');
    const after = await manager.call(applications.single, { params: { id } });
    expect(after.body.data.olaylar.map(({ tur }) => tur)).toEqual(['geldi', 'kimlik_gosterildi']);
    expect(after.body.data.zincir_saglam).toBe(true);
  });

  it('has a code of few tries and a short life, and another one after a minute', async () => {
    const { token, eposta, kod } = await written();
    const resend = () => app.stranger.call(applicationForm.resend, { body: { token } });
    expect((await resend()).status).toBe(429);
    for (let tries = 0; tries < CONFIRMATION.tries; tries++) await confirm(token, wrong(kod));
    expect((await confirm(token, kod)).body.code).toBe('OTP_EXPIRED');
    clock.moveBy({ seconds: CONFIRMATION.resendSeconds });
    expect((await resend()).status).toBe(200);
    const second = await codeFor(eposta);
    clock.moveBy({ minutes: CONFIRMATION.minutes });
    expect((await confirm(token, second)).body.code).toBe('OTP_EXPIRED');
  });

  it('is refused with a wrong identity number, and a passport without its country', async () => {
    const wrongIn = async (rest: Written) => Object.keys((await submit(rest)).body.fields ?? {});
    expect(await wrongIn({ kimlik_no: '2481139021' })).toEqual(['kimlik_no']);
    expect(await wrongIn({ kimlik_turu: 'pasaport', kimlik_no: 'U1234567' })).toEqual(['uyruk']);
    expect(await wrongIn({ haklar: [] })).toEqual(['haklar']);
    expect(await wrongIn({ haklar: 'e' })).toEqual([]);
  });

  it('takes a code that was mailed before the secret was replaced', async () => {
    const { token, kod } = await written();
    const { config } = app.services;
    const [before, replaced] = [config.SECRET, 'the-secret-after'.padEnd(40, 'z')];
    succeed(replaced, before);
    config.SECRET = replaced;
    try {
      expect((await confirm(token, kod)).status).toBe(200);
    } finally {
      config.SECRET = before;
    }
  });

  it('whose address was wrong gets its code at the right one', async () => {
    const { token, kod } = await written();
    const eposta = mail();
    clock.moveBy({ seconds: CONFIRMATION.resendSeconds });
    const sent = await app.stranger.call(applicationForm.resend, { body: { token, eposta } });
    expect(sent.status, sent.text).toBe(200);
    const right = await codeFor(eposta);
    if (kod !== right) expect((await confirm(token, kod)).body.code).toBe('OTP_WRONG');
    expect((await confirm(token, right)).body.data.eposta).toBe(eposta);
  });

  it('of a robot that fills the trap is answered well and mailed to nobody', async () => {
    const eposta = mail();
    expect((await submit({ eposta, web_sitesi: 'https://kotu.test' })).status).toBe(201);
    expect(await app.mailsTo(eposta)).toEqual([]);
  });

  it('that nobody confirms is deleted after a day, with its files and its link', async () => {
    const { token, kod } = await written({}, { name: 'a.pdf', bytes: pdf() });
    const { row_id } = (await openLink(app.services, 'applicant', token)).actor;
    clock.moveBy({ hours: 24, minutes: 1 });
    expect((await confirm(token, kod)).body.code).toBe('APPLICATION_GONE');
    await run({}, disposeOfApplicationsJob);
    const left = await sql<{ left: number }>`
      select (select count(*) from basvuru_taslaklari where company_id = ${company})::int
        + (select count(*) from basvuru_ekleri where basvuru_id = ${row_id})::int as left`.execute(
      app.db.system,
    );
    expect(left.rows[0]?.left).toBe(0);
    const released = await sql<{ count: number }>`
      select count(*)::int as count from dosyalar
      where company_id = ${company} and birakilma_tarihi is not null`.execute(app.db.system);
    expect(released.rows[0]?.count).toBe(1);
  });
});

describe('a file', () => {
  it('is checked by its bytes, counted, and read by those who see the application', async () => {
    expect((await submit({}, { name: 'film.pdf', bytes: mp4() })).body.code).toBe('FILE_TYPE');
    const big = pdf(8 * 2 ** 20);
    const three = ['bir.pdf', 'iki.pdf', 'üç.pdf'].map((name) => ({ name, bytes: big }));
    expect((await submit({}, three)).body.fields).toHaveProperty('dosya');
    const six = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.pdf`, bytes: pdf() }));
    expect((await submit({}, six)).status).toBe(413);
    const { token, kod } = await written({}, three.slice(1));
    const { body } = await confirm(token, kod);
    expect(body.data.ekler).toMatchObject([{ ad: 'iki.pdf', boyut: big.length }, { ad: 'üç.pdf' }]);

    const { data } = (await manager.call(applications.list)).body;
    const id = String(data.find((one) => one.basvuru_no === body.data.basvuru_no)?.id);
    const whole = (await manager.call(applications.single, { params: { id } })).body.data;
    const file = whole.ekler[0]?.dosya_linki?.split('/').at(-1) ?? '';
    const read = (caller: Caller) => caller.call(files.read, { params: { id: file } });
    expect((await read(manager)).status).toBe(200);
    expect((await read(app.stranger)).status).toBe(401);
    const representative = await app.signInAs({ role: 'temsilci', companies: [company] });
    expect((await read(representative)).status).toBe(404);
  });
});

/** The queued job of a company's one application. */
async function payloadOf(company: number): Promise<object> {
  const owner = new pg.Client({ connectionString: app.url });
  await owner.connect();
  const { rows } = await owner.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'company_id' = $1
      and payload ->> 'link' is not null`,
    [String(company)],
  );
  await owner.end();
  return rows[0]?.payload ?? {};
}

it('sends the receipt, keeps it as evidence and tells the managers, once', async () => {
  const own = await app.makeCompany();
  const admin = await app.makeUser({ role: 'yönetici', companies: [own] });
  const english = await app.makeUser({ companies: [own], dil: 'en' });
  const caller = await app.signIn(admin);
  const at = (await caller.call(applications.settings)).body.data.slug;
  const eposta = mail();
  const { token } = (await submit({ eposta, dil: 'en' }, undefined, at)).body.data;
  await confirm(token, await codeFor(eposta));
  const id = (await caller.call(applications.list)).body.data[0]?.id ?? 0;
  const queued = await payloadOf(own);
  expect(queued).toMatchObject({ id });
  await run(queued);
  await run(queued);
  const [receipt, code] = await app.mailsTo(eposta);
  expect([topicOf(receipt), code?.subject.slice(0, 7)]).toEqual([
    'Your request has been received: 2026/001',
    'Code to',
  ]);
  expect(receipt?.attachments).toMatchObject([{ filename: '2026-001-receipt.pdf' }]);
  // The mail leads back to the page of its state, which only the holder of the address finds.
  const page = /\/kvkk-formu\/alindi\/([\w-]{40,})\?lang=en/.exec(receipt?.text ?? '')?.[1];
  const state = await app.stranger.call(applicationForm.receipt, { params: { token: page ?? '' } });
  expect(state.body.data).toMatchObject({ durum: 'yeni', sonuclanma_tarihi: null });
  expect((await app.mailsTo(admin.email)).map(topicOf)).toEqual([
    'Yeni ilgili kişi başvurusu: 2026/001',
  ]);
  const [told] = await app.mailsTo(english.email);
  expect(topicOf(told)).toBe('New data subject request: 2026/001');
  expect(told?.html).toContain('lang="en"');
  const whole = await caller.call(applications.single, { params: { id: String(id) } });
  expect(whole.body.data.ekler).toMatchObject([{ kaynak: 'alindi' }]);
});

it('mails an address no more than 24 codes a day over all networks, and names the other ways', async () => {
  await using strict = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 1 }, { clock });
  const at = await strict.makeCompany();
  const { rows } = await sql<{ slug: string }>`
    select slug from basvuru_ayarlari where company_id = ${at}`.execute(strict.db.system);
  const params = { slug: rows[0]?.slug ?? '' };
  const body = writtenApplication({ eposta: mail() });
  const answers = [];
  for (let count = 0; count < 25; count++)
    answers.push(
      await strict.stranger.call(applicationForm.submit, {
        params,
        body,
        headers: { 'x-forwarded-for': `10.${40 + count}.7.7` },
      }),
    );
  expect(answers.slice(0, 24).every((one) => one.status === 201)).toBe(true);
  const refused = answers.at(-1);
  expect([refused?.status, refused?.body.code]).toEqual([429, 'CODES_OF_DAY']);
  expect(refused?.body.error).toContain('yazılı olarak');
  expect(await strict.mailsTo(body.eposta)).toHaveLength(24);
});

it('is throttled by network, and for one address by the network that asks', async () => {
  await using strict = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 1 }, { clock });
  const at = await strict.makeCompany();
  const { rows } = await sql<{ slug: string }>`
    select slug from basvuru_ayarlari where company_id = ${at}`.execute(strict.db.system);
  const params = { slug: rows[0]?.slug ?? '' };
  const send = async (eposta: string, from = '192.0.2.7') => {
    const body = writtenApplication({ eposta });
    const headers = { 'x-forwarded-for': from };
    return (await strict.stranger.call(applicationForm.submit, { params, body, headers })).status;
  };
  const one = mail();
  const statuses = [];
  for (let count = 0; count < 7; count++) statuses.push(await send(one));
  expect([...new Set(statuses)]).toEqual([201, 429]);
  // The person whose address a stranger named is not stopped by that.
  expect(await send(one, '198.51.100.9')).toBe(201);
  for (let count = 7; count < 30; count++) await send(mail());
  expect(await send(mail())).toBe(429);
});
