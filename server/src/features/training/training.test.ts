import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import readXlsx from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller, topicOf } from '../../../test/app.ts';
import {
  addVideo,
  invite,
  open,
  pageOf,
  passAll,
  rightOf,
  watch,
  tokenOf,
} from './training.fixture.ts';
import { SHIPPED } from './questions.ts';

let company: number;
let hr: number;
let admin: Caller;
const app = await appOfFile();
beforeEach(async () => {
  company = await app.makeCompany();
  hr = await app.makeDepartment(company, 'Üretim ve Kalite Güvence');
  admin = await app.signInAs({ role: 'yönetici', companies: [company] });
});

const list = async () =>
  (await admin.call(training.list, { params: { companyId: String(company) } })).body.data;

/** Lets the mails of the company have been asked for a day ago. */
const yesterday = () =>
  sql`update egitim_davetleri set istenme_tarihi = istenme_tarihi - interval '25 hours'
    where company_id = ${company}`.execute(app.db.system);

describe('an invitation', () => {
  it('is added with an own token and mailed when that is asked for', async () => {
    const email = `davetli-${company}@ornek.test`;
    const added = await invite(admin, email.toUpperCase(), { department_id: hr, gonder: true });
    expect(added).toMatchObject({
      email,
      department_name: 'Üretim ve Kalite Güvence',
      durum: 'gonderilmedi',
      sirada: true,
      ilerleme: 0,
    });
    expect(added.token).toMatch(/^[\w-]{43}$/);
    // Nobody reads the links of others out of a list; asking for one is written down.
    expect(JSON.stringify(await list())).not.toContain(added.token);
    const log = await app.db.system
      .selectFrom('change_logs')
      .select(['islem', 'alanlar'])
      .where('tur', '=', 'egitim_davetleri')
      .where('record_id', '=', added.id)
      .where('islem', '=', 'olay')
      .execute();
    expect(log).toMatchObject([{ alanlar: [{ alan: 'baglanti', yeni: 'gösterildi' }] }]);
    const [mail] = await app.mailsTo(email);
    expect(mail?.text).toContain(`/egitim/${added.token}?lang=tr`);
    const body = { fullname: 'AYŞE NUR  Karahasanoğlu', email };
    const again = await admin.call(training.add, { body });
    expect(again.body.code).toBe('INVITED_ALREADY');
  });

  it('comes back with others but for who was invited again, who is named', async () => {
    const [twice, once] = [`iki-${company}@ornek.test`, `bir-${company}@ornek.test`];
    const ids = [(await invite(admin, twice)).id, (await invite(admin, once)).id];
    expect((await admin.call(training.deleteMany, { body: { ids } })).status).toBe(200);
    await invite(admin, twice);
    const { body } = await admin.call(training.restoreMany, { body: { ids } });
    expect(body.data).toMatchObject({ sayi: 1, atlanan: [{ email: twice }] });
    expect(body.message).toContain(`(${twice})`);
  });

  it('is mailed in its own language, otherwise in that of the inviting person', async () => {
    const english = { 'accept-language': 'en' };
    const mail = (word: string) => `${word}-${company}@ornek.test`;
    const person = (word: string, rest = {}) => ({ fullname: word, email: mail(word), ...rest });
    await admin.call(training.add, {
      body: {
        davetler: [person('said', { dil: 'tr' }), person('unsaid'), person('named', { dil: 'en' })],
        gonder: true,
      },
      headers: english,
    });
    const found = await Promise.all(
      ['said', 'unsaid', 'named'].map(async (word) => (await app.mailsTo(mail(word)))[0]),
    );
    expect(found.map(topicOf)).toEqual([
      'KVKK farkındalık eğitimi',
      'Data protection awareness training',
      'Data protection awareness training',
    ]);
    expect(found.map((one) => /lang=(tr|en)"/.exec(one?.html ?? '')?.[1])).toEqual([
      'tr',
      'en',
      'en',
    ]);
    expect(found[1]?.text).toMatch(/\/egitim\/[\w-]{43}\?lang=en/);
    expect((await list()).map(({ fullname, dil }) => [fullname, dil])).toEqual([
      ['named', 'en'],
      ['said', 'tr'],
      ['unsaid', 'en'],
    ]);
    await yesterday();
    await admin.call(training.sendMail, { body: { company_id: company } });
    const again = await app.mailsTo(mail('named'));
    expect(again.map(topicOf)).toEqual(Array(2).fill('Data protection awareness training'));
  });

  it('is mailed once a day, also to an address that was deleted and invited anew', async () => {
    const email = `sik-${company}@ornek.test`;
    const { id } = await invite(admin, email, { gonder: true });
    const send = () => admin.call(training.sendMail, { body: { company_id: company } });
    expect((await send()).body.code).toBe('NOTHING_TO_SEND');
    await admin.call(training.delete, { params: { id: String(id) } });
    await invite(admin, email, { gonder: true });
    expect(await app.mailsTo(email)).toHaveLength(1);
    await yesterday();
    expect((await send()).status).toBe(200);
    expect(await app.mailsTo(email)).toHaveLength(2);
  });

  it.each(['Para kazan https://x.test', 'yaz: ali@ornek.test', 'www.ornek.test', 'ucuz.com tıkla'])(
    'has no name that reads as an address: %s',
    async (fullname) => {
      const body = { fullname, email: `ad-${company}@ornek.test` };
      const { status, body: refused } = await admin.call(training.add, { body });
      expect([status, Object.keys(refused.fields ?? {})]).toEqual([400, ['fullname']]);
    },
  );

  it('learns what became of its mail', async () => {
    const { id } = await invite(admin, `postali-${company}@ornek.test`, { gonder: true });
    const end = (state: string) =>
      sql`update mail_outbox set state = ${state} where about = ${`egitim:${id}`}`.execute(
        app.db.system,
      );
    await end('given_up');
    expect(await list()).toMatchObject([{ ulasmadi: true, sirada: false, durum: 'gonderilmedi' }]);
    await end('waiting');
    await end('delivered');
    expect(await list()).toMatchObject([{ ulasmadi: false, durum: 'gonderildi' }]);
  });

  it('comes from a list; who is invited already stays as is', async () => {
    const known = await invite(admin, `eski-${company}@ornek.test`);
    const body = {
      davetler: [
        { fullname: known.fullname, email: known.email },
        { fullname: 'Yeni Kişi', email: `yeni-${company}@ornek.test`, department_id: hr },
        { fullname: 'YENİ KİŞİ', email: `yeni-${company}@ornek.test` },
      ],
    };
    const key = { 'idempotency-key': `liste-${company}` };
    const first = await admin.call(training.add, { body, headers: key });
    const twice = await admin.call(training.add, { body, headers: key });
    expect(first.body.data.map((one) => one.fullname)).toEqual(['Yeni Kişi']);
    expect(twice.body.data).toEqual(first.body.data);
    expect(first.body.message).toContain(`2 satır: ${known.fullname} (${known.email}), YENİ KİŞİ`);
    const nobody = { davetler: [{ fullname: known.fullname, email: known.email }] };
    const none = await admin.call(training.add, { body: nobody });
    expect([none.status, none.body.code]).toEqual([409, 'INVITED_ALREADY']);
    expect((await list()).map((one) => one.fullname).toSorted()).toEqual([
      known.fullname,
      'Yeni Kişi',
    ]);
  });

  it('is one for each of two people who share an address, with a mail of their own', async () => {
    const email = `ortak-${company}@ornek.test`;
    const body = {
      davetler: [
        { fullname: 'Ayşe Bir', email },
        { fullname: 'Ali İki', email },
      ],
      gonder: true,
    };
    const both = await admin.call(training.add, { body });
    expect(both.body).toMatchObject({
      message: 'Davet eklendi.',
      data: [{ fullname: 'Ali İki' }, { fullname: 'Ayşe Bir' }],
    });
    const third = { fullname: 'Can Üç', email, gonder: true };
    expect((await admin.call(training.add, { body: third })).status).toBe(201);
    const links = (await app.mailsTo(email)).map(({ text }) => /egitim\/[\w-]{43}/.exec(text)?.[0]);
    expect(new Set(links).size).toBe(3);
  });

  it('is deleted and brought back, unless its address was invited again', async () => {
    const { id, email, token } = await invite(admin, `giden-${company}@ornek.test`);
    const params = { id: String(id) };
    expect((await admin.call(training.restore, { params })).body.code).toBe('NOT_DELETED');
    await admin.call(training.delete, { params });
    expect(await list()).toEqual([]);
    const back = await admin.call(training.restore, { params });
    expect([back.body.data.id, await tokenOf(admin, id)]).toEqual([id, token]);
    await admin.call(training.delete, { params });
    await invite(admin, email);
    expect((await admin.call(training.restore, { params })).body.code).toBe('INVITED_ALREADY');
  });

  it('is mailed to those who have not finished', async () => {
    const done = await invite(admin, `biten-${company}@ornek.test`);
    await open(app, done.token);
    await passAll(app, done.token);
    const waiting = await invite(admin, `bekleyen-${company}@ornek.test`);
    const sent = await admin.call(training.sendMail, { body: { company_id: company } });
    expect(sent.body.data).toEqual({ sayi: 1 });
    expect(await app.mailsTo(waiting.email)).toHaveLength(1);
    const toDone = (await app.mailsTo(done.email)).map(topicOf);
    expect(toDone).toEqual(['Eğitim sertifikanız için doğrulama kodu']);
    const params = { id: String(done.id) };
    const single = await admin.call(training.sendSingleMail, { params });
    expect(single.body.code).toBe('NOTHING_TO_SEND');
  });
});

it('writes the results as a sheet with the totals of departments', async () => {
  const { id } = await invite(admin, `tablo-${company}@ornek.test`, { department_id: hr });
  await invite(admin, `tablo2-${company}@ornek.test`);
  const ids = (await list()).map((one) => one.id);
  expect(ids).toContain(id);
  const cookie = admin.headers;
  const answer = await app.app.inject({
    method: 'POST',
    url: training.export.path,
    headers: cookie,
    payload: { ids, lang: 'tr' },
  });
  expect(answer.headers['content-type']).toBe(SHEET_TYPE);
  const sheets = await readXlsx(answer.rawPayload);
  expect(JSON.stringify(sheets)).toContain(`tablo-${company}@ornek.test`);
  expect(JSON.stringify(sheets)).toContain('Departmanlara göre');
});

describe('questions', () => {
  it('are those of the product until the company has its own, and again afterwards', async () => {
    const first = await admin.call(training.questions);
    expect(first.body.data).toMatchObject({ surum: 0, gereken: SHIPPED.gereken });
    const [question] = first.body.data.sorular;
    if (!question) throw new Error('no question');
    const own = { ...question, id: 'bizim', sizin: true };
    const saved = await admin.call(training.saveQuestions, {
      body: { sorular: [own], gereken: 1, surum: 0 },
    });
    expect(saved.body.data).toMatchObject({ surum: 1, sorular: [{ id: 'bizim' }] });
    const stale = await admin.call(training.saveQuestions, {
      body: { sorular: [own], gereken: 1, surum: 0 },
    });
    expect(stale.status).toBe(409);
    const back = await admin.call(training.saveQuestions, { body: { sorular: [], gereken: 7 } });
    expect(back.body.data.sorular).toHaveLength(SHIPPED.sorular.length);
  });

  it('of a company that keeps a shipped one unedited explain it as it reads now', async () => {
    const shipped = SHIPPED.sorular.find(({ id }) => id === 'vaka-temiz-masa');
    if (!shipped) throw new Error('no question');
    const former =
      'Unutulan belge yetkisiz erişimdir. Okumadan sahibine ulaştırılır ve bildirilir; asıl belgeyi kendiliğinizden imha edemezsiniz.';
    const edited = 'Unutulan belge yetkisiz erişimdir. Bizde İK’ya verilir.';
    const explained = async (tr: string) => {
      const one = { ...shipped, aciklama: { tr, en: 'A forgotten document.' } };
      const body = { sorular: [one], gereken: 1 };
      return (await admin.call(training.saveQuestions, { body })).body.data.sorular[0]?.aciklama.tr;
    };
    expect(await explained(former)).toBe(shipped.aciklama.tr);
    expect(shipped.aciklama.tr).toContain('yol açabilir');
    expect(await explained(edited)).toBe(edited);
    await admin.call(training.saveQuestions, { body: { sorular: [], gereken: 7 } });
  });

  it('of people under way stay those they began with, and their answers are counted', async () => {
    const { token } = await invite(admin, `yolda-${company}@ornek.test`);
    await open(app, token);
    const { body } = await admin.call(training.questions);
    const [asked] = (await pageOf(app, token)).sorular;
    const question = body.data.sorular.find(({ id }) => id === asked?.id);
    if (!question || !asked) throw new Error('no question');
    const secenek = (rightOf(asked) + 1) % asked.secenekler.length;
    const answer = { soru_id: question.id, secenek };
    await app.stranger.call(training.answer, { params: { token }, body: answer });
    const counted = (await admin.call(training.questions)).body.data;
    expect(counted).toMatchObject({ basladi: 1 });
    const count = counted.cevaplar.find(({ soru_id }) => soru_id === question.id);
    expect(count).toMatchObject({ cevaplayan: 1, ilk_dogru: 0 });

    await admin.call(training.saveQuestions, {
      body: { sorular: [{ ...question, id: 'yeni' }], gereken: 1 },
    });
    const page = await app.stranger.call(training.single, { params: { token } });
    expect(page.body.data.sorular).toHaveLength(SHIPPED.sorulan ?? 0);
    const later = await invite(admin, `sonra-${company}@ornek.test`);
    const theirs = await app.stranger.call(training.single, { params: { token: later.token } });
    expect(theirs.body.data.sorular).toHaveLength(1);
  });

  it.each([
    ['more right answers than questions', { gereken: 2 }],
    ['a right choice that is none', { dogru: 6 }],
  ])('refuse %s', async (_, wrong) => {
    const [question] = (await admin.call(training.questions)).body.data.sorular;
    if (!question) throw new Error('no question');
    const { gereken = 1, ...rest } = wrong as { gereken?: number; dogru?: number };
    const saved = await admin.call(training.saveQuestions, {
      body: { sorular: [{ ...question, ...rest }], gereken },
    });
    expect(saved.status).toBe(400);
  });
});

it('keeps settings, and refuses those that were changed meanwhile', async () => {
  const { body } = await admin.call(training.settings);
  expect(body.data).toMatchObject({ hatirlatma: true, hatirlatma_gun: 7, yenileme: true });
  const saved = await admin.call(training.saveSettings, {
    body: { son_tarih: '2026-12-31', yenileme: 0, surum: body.data.surum },
  });
  expect(saved.body.data).toMatchObject({ son_tarih: '2026-12-31', yenileme: false, surum: 1 });
  const stale = await admin.call(training.saveSettings, { body: { hatirlatma: 0, surum: 0 } });
  expect(stale.status).toBe(409);
});

it('counts a new video only for those who have not finished', async () => {
  const first = await addVideo(admin, 10);
  const { token } = await invite(admin, `bitti-${company}@ornek.test`);
  await open(app, token);
  await watch(app, token, first.id, 10);
  await passAll(app, token);
  await addVideo(admin, 500, 'Yeni bölüm');
  expect((await list())[0]).toMatchObject({ ilerleme: 100, durum: 'tamamlandi' });
  await open(app, token);
  expect((await list())[0]).toMatchObject({ ilerleme: 100, durum: 'tamamlandi' });
});
