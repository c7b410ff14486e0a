import { Writable } from 'node:stream';
import { entryLogs } from '@emanet/contract/entry-logs';
import { files } from '@emanet/contract/files';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { SHIPPED } from './questions.ts';
import {
  addVideo,
  answerAll,
  enterCode,
  invite,
  mailedCode,
  open,
  pageOf,
  passAll,
  rightOf,
  watch,
} from './training.fixture.ts';

const clock = testClock('2026-11-22T09:00:00+03:00');
const lines: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
);
const app = await appOfFile({}, { clock, log });
const company = await app.makeCompany('Ilgaz Gıda Sanayi ve Ticaret A.Ş.');
const admin = await app.signInAs({ role: 'yönetici', companies: [company] });
const video = (await addVideo(admin, 100)).id;

const single = (token: string) => app.stranger.call(training.single, { params: { token } });
let count = 0;
const newToken = async () => (await invite(admin, `sayfa-${count++}@ornek.test`)).token;

describe('the page of a link', () => {
  it('tells what it shows, and no right answer', async () => {
    const token = await newToken();
    const { body, headers, text } = await single(token);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body.data).toMatchObject({
      ilerleme: 0,
      durum: 'gonderilmedi',
      gereken: SHIPPED.gereken,
    });
    expect(body.data.sorular).toHaveLength(SHIPPED.sorulan ?? 0);
    expect(text).not.toContain('ornek.test"');
    expect(text).not.toMatch(/"dogru"|company_id|email/);
  });

  it('asks in an order of the link’s own, the same at every opening', async () => {
    const orderOf = async (token: string) =>
      (await single(token)).body.data.sorular.map(({ id }) => id);
    const token = await newToken();
    const first = await orderOf(token);
    expect(await orderOf(token)).toEqual(first);
    const others = await Promise.all([1, 2, 3].map(async () => orderOf(await newToken())));
    expect(new Set([first, ...others].map((order) => order.join())).size).toBeGreaterThan(1);
  });

  it('is gone with its invitation, and back with it', async () => {
    const { id, token } = await invite(admin, 'silinecek@ornek.test');
    const params = { id: String(id) };
    await admin.call(training.delete, { params });
    expect((await single(token)).body.code).toBe('TRAINING_GONE');
    expect((await open(app, token)).status).toBe(404);
    await admin.call(training.restore, { params });
    expect((await single(token)).status).toBe(200);
  });

  it.each(['', 'x', 'A'.repeat(43), '../../../etc/passwd'])(
    'opens nothing by %j',
    async (token) => {
      expect((await single(token)).status).toBe(404);
      expect((await open(app, token)).status).toBe(404);
    },
  );

  it('keeps its token out of every line of the log', async () => {
    const token = await newToken();
    await single(token);
    await open(app, token);
    const bad = await app.app.inject(`/api/farkindalik-egitimi/single/${token}/%ff`);
    expect(bad.statusCode).toBe(404);
    await app.stranger.call(training.watch, { params: { token, id: '2147483647' } });
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.join('')).not.toContain(token);
  });
});

describe('progress', () => {
  it('is what was watched, once, and never falls', async () => {
    const token = await newToken();
    await open(app, token);
    clock.moveBy({ seconds: 60 });
    expect((await watch(app, token, video, 50)).body.data).toEqual({
      ilerleme: 45,
      durum: 'basladi',
    });
    expect((await watch(app, token, video, 40, 20)).body.data.ilerleme).toBe(45);
    const { body } = await single(token);
    expect(body.data.videolar[0]).toMatchObject({ konum: 40, araliklar: [[0, 50]] });
    const empty = { izlenen: [{ video_id: video, konum: 0, araliklar: [] }], ilerleme: 0 };
    const told = await app.stranger.call(training.updateProgress, {
      params: { token },
      body: empty,
    });
    expect(told.body.data.ilerleme).toBe(45);
  });

  it('takes what was kept while there was no connection', async () => {
    const token = await newToken();
    await open(app, token);
    clock.moveBy({ minutes: 2 });
    const { body } = await app.stranger.call(training.updateProgress, {
      params: { token },
      body: {
        izlenen: [
          { video_id: video, konum: 90, araliklar: [[0, 30], [60, 90]] }, // prettier-ignore
        ],
      },
    });
    expect(body.data.ilerleme).toBe(54);
  });

  it('cannot grow faster than time allows', async () => {
    const token = await newToken();
    expect((await watch(app, token, video, 60)).body.code).toBe('PROGRESS_REFUSED');
    await open(app, token);
    expect((await watch(app, token, video, 60)).status).toBe(400);
    for (let at = 0; at < 60; at += 15) await watch(app, token, video, at + 15, at);
    expect((await single(token)).body.data.ilerleme).toBeLessThanOrEqual(18);
    clock.moveBy({ seconds: 30 });
    expect((await watch(app, token, video, 60)).status).toBe(200);
  });

  it.each([
    ['more than was watched', { ilerleme: 50 }],
    ['an end that was not reached', { durum: 'tamamlandi' as const }],
    ['a foreign video', { izlenen: [{ video_id: 2_147_483_647, konum: 0, araliklar: [] }] }],
    ['what lies beyond the end', { izlenen: [{ video_id: 0, konum: 500, araliklar: [] }] }],
    [
      'a stretch that runs backwards',
      { izlenen: [{ video_id: 0, konum: 0, araliklar: [[9, 3]] }] },
    ],
    ['out of range', { ilerleme: 101 }],
    ['below the range', { ilerleme: -1 }],
    ['a place below the range', { izlenen: [{ video_id: 0, konum: -1, araliklar: [] }] }],
  ])('refuses to be told %s', async (_, body) => {
    const token = await newToken();
    await open(app, token);
    const izlenen = 'izlenen' in body ? body.izlenen : undefined;
    const told = izlenen?.map((one) => ({ ...one, video_id: one.video_id || video }));
    const answer = await app.stranger.call(training.updateProgress, {
      params: { token },
      // A value that the types forbid is tried here.
      body: { ...body, ...(told && { izlenen: told }) } as never,
    });
    expect(answer.status).toBe(400);
    expect((await single(token)).body.data.ilerleme).toBe(0);
  });

  it('of another token changes nothing of this one', async () => {
    const [mine, other] = [await newToken(), await newToken()];
    await open(app, other);
    clock.moveBy({ minutes: 2 });
    await watch(app, other, video, 100);
    expect((await single(mine)).body.data.ilerleme).toBe(0);
  });
});

describe('the questions', () => {
  const ready = async () => {
    const invitation = await invite(admin, `sayfa-${count++}@ornek.test`);
    await open(app, invitation.token);
    clock.moveBy({ minutes: 2 });
    await watch(app, invitation.token, video, 100);
    return invitation;
  };

  it('open once all was watched, and are drawn from the pool, the same at each reload', async () => {
    const token = await newToken();
    await open(app, token);
    const { sorular } = (await single(token)).body.data;
    expect(sorular).toHaveLength(SHIPPED.sorulan ?? 0);
    const body = { soru_id: sorular[0]?.id ?? '', secenek: 0 };
    const locked = await app.stranger.call(training.answer, { params: { token }, body });
    expect(locked.body.code).toBe('QUESTIONS_LOCKED');
    expect((await single(token)).body.data.sorular).toEqual(sorular);
    const others = (await single(await newToken())).body.data.sorular;
    expect(others.map(({ id }) => id)).not.toEqual(sorular.map(({ id }) => id));
    const shipped = SHIPPED.sorular.map(({ secenekler }) => secenekler[0]?.tr);
    expect(sorular.every(({ secenekler }) => shipped.includes(secenekler[0]?.tr))).toBe(false);
  });

  it('tell nothing before the end of a try, and have three tries that a manager renews', async () => {
    const { id, token } = await ready();
    const params = { token };
    const first = (await single(token)).body.data.sorular;
    const one = first[0];
    if (!one) throw new Error('no question');
    const body = { soru_id: one.id, secenek: rightOf(one) };
    const answered = await app.stranger.call(training.answer, { params, body });
    expect(answered.body.data).toMatchObject({ cevap: body, sonuc: null });
    // The first answer counts, and no other takes its place.
    const second = { ...body, secenek: (body.secenek + 1) % 4 };
    const again = await app.stranger.call(training.answer, { params, body: second });
    expect(again.body.data.cevap).toEqual(body);
    const early = await app.stranger.call(training.retry, { params });
    expect(early.body.code).toBe('TRY_UNDER_WAY');

    const missed = (await answerAll(app, token, 5)).body.data;
    expect(missed).toMatchObject({ durum: 'basladi', sertifika: null });
    expect(missed.sonuc?.filter(({ dogru }) => !dogru)).toHaveLength(4);
    expect(missed.sonuc?.[0]?.aciklama.tr).not.toBe('');
    const begun = (await app.stranger.call(training.retry, { params })).body.data;
    expect(begun).toMatchObject({ deneme: 2, cevaplar: [], sonuc: null });
    expect(begun.sorular.map((it) => it.id)).not.toEqual(first.map((it) => it.id));
    await answerAll(app, token, 12);
    await app.stranger.call(training.retry, { params });
    const grant = () => admin.call(training.grantTries, { params: { id: String(id) } });
    expect((await grant()).body.code).toBe('TRIES_LEFT');
    await answerAll(app, token, 12);
    expect((await app.stranger.call(training.retry, { params })).body.code).toBe('TRIES_SPENT');
    expect((await grant()).body.data.hak_bitti).toBe(false);
    expect((await grant()).body.code).toBe('TRIES_LEFT');
    expect((await app.stranger.call(training.retry, { params })).body.data.deneme).toBe(4);
  });

  it('make no certificate before the code of the person’s own mail', async () => {
    const { email, token } = await ready();
    const params = { token };
    const passed = (await answerAll(app, token, 2)).body.data;
    expect(passed).toMatchObject({ ilerleme: 99, durum: 'basladi', sertifika: null });
    expect(passed.kod).toEqual({ eposta: 's•••@ornek.test', bekle: 60 });
    // A reload finds the same state, and a try that was passed is not begun anew.
    expect((await single(token)).body.data).toMatchObject({ kod: passed.kod, sertifika: null });
    expect((await app.stranger.call(training.retry, { params })).body.code).toBe('TRY_UNDER_WAY');
    const own = await app.stranger.call(training.certificate, { params, query: { lang: 'tr' } });
    expect(own.status).toBe(404);

    const code = await mailedCode(app, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2, 1])
      expect((await enterCode(app, token, wrong)).body.error).toContain(`${left}.`);
    expect((await enterCode(app, token, wrong)).body.code).toBe('OTP_EXPIRED');
    // The tries of this code are spent, for the right one too.
    expect((await enterCode(app, token, code)).body.code).toBe('OTP_EXPIRED');
    const resend = () => app.stranger.call(training.sendCode, { params });
    expect((await resend()).body.code).toBe('TOO_MANY');
    clock.moveBy({ seconds: 60 });
    expect((await resend()).body.data).toEqual({ eposta: 's•••@ornek.test', bekle: 60 });
    clock.moveBy({ minutes: 10 });
    expect((await enterCode(app, token, await mailedCode(app, email))).body.code).toBe(
      'OTP_EXPIRED',
    );
    await resend();
    expect((await enterCode(app, token, await mailedCode(app, email))).status).toBe(200);
    expect((await single(token)).body.data).toMatchObject({ durum: 'tamamlandi', kod: null });
    expect((await resend()).body.code).toBe('NO_CODE_AWAITED');
  });

  it('are mailed codes for ever, but slowly after the first few', async () => {
    const { token } = await ready();
    await answerAll(app, token);
    const resend = () => app.stranger.call(training.sendCode, { params: { token } });
    for (const bekle of [60, 60, 60, 3600]) {
      clock.moveBy({ minutes: 1 });
      expect((await resend()).body.data.bekle).toBe(bekle);
    }
    clock.moveBy({ minutes: 59 });
    expect((await resend()).body.code).toBe('TOO_MANY');
    clock.moveBy({ minutes: 1 });
    expect((await resend()).status).toBe(200);
  });

  it('of a person without an address wait for whoever runs the training, whose word is logged', async () => {
    const { id, token } = await ready();
    const confirm = () => admin.call(training.confirmPassed, { params: { id: String(id) } });
    expect((await confirm()).body.code).toBe('NO_CODE_AWAITED');
    await answerAll(app, token);
    // A code reaches this person, so nobody speaks for them.
    expect((await confirm()).body.code).toBe('NO_CODE_AWAITED');
    await app.db.system
      .updateTable('egitim_davetleri')
      .set({ email: null })
      .where('id', '=', id)
      .execute();
    expect((await single(token)).body.data.kod?.eposta).toBeNull();
    const { body } = await confirm();
    expect(body.data).toMatchObject({ durum: 'tamamlandi', kod_bekliyor: false });
    const { rows } = await sql<{ alanlar: unknown }>`
      select alanlar from change_logs where tur = 'egitim_davetleri' and record_id = ${id}
        and islem = 'olay' order by id desc limit 1`.execute(app.db.system);
    expect(JSON.stringify(rows)).toContain(body.data.sertifika_no);
    expect((await single(token)).body.data.sertifika?.no).toBe(body.data.sertifika_no);
  });

  it('end in a certificate that keeps what was asked and answered', async () => {
    const { id, token } = await ready();
    const passed = await passAll(app, token, 2);
    // Letters that another company has already taken come with a number.
    const no: unknown = expect.stringMatching(/^IG\d*-2026-[0-9A-Z]{8}$/);
    expect(passed.body.data.sertifika).toEqual({
      no,
      tarih: '2026-11-22',
      gecerlilik: '2027-11-22',
      dogru: 10,
      soru_sayisi: 12,
    });
    const page = (await single(token)).body.data;
    expect(page).toMatchObject({ ilerleme: 100, durum: 'tamamlandi' });
    expect(page.sertifika?.no).toBe(passed.body.data.sertifika.no);
    const kept = await admin.call(training.result, { params: { id: String(id) } });
    expect(kept.body.data).toMatchObject({ deneme: 1, sorular: page.sonuc });
    expect(kept.body.data.sorular.filter(({ dogru }) => dogru)).toHaveLength(10);
    const outsider = await app.signInAs({ role: 'yönetici', companies: [await app.makeCompany()] });
    const params = { id: String(id) };
    expect((await outsider.call(training.result, { params })).status).toBe(404);
    expect((await outsider.call(training.grantTries, { params })).status).toBe(404);
  });

  it('refuse what is no choice', async () => {
    const token = await newToken();
    await open(app, token);
    clock.moveBy({ minutes: 2 });
    await watch(app, token, video, 100);
    for (const body of [
      { soru_id: 'yok', secenek: 0 },
      { soru_id: (await pageOf(app, token)).sorular[0]?.id ?? '', secenek: 5 },
    ]) {
      const answer = await app.stranger.call(training.answer, { params: { token }, body });
      expect(answer.status).toBe(400);
    }
  });
});

it('hands no video to who has no token', async () => {
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  expect((await app.stranger.call(files.read, { params: { id } })).status).toBe(401);
});

it('leaves what a link does in the entry log, with address and browser', async () => {
  const person = await invite(admin, 'iz-birakan@ornek.test');
  const look = (agent: string) =>
    app.stranger.call(training.single, {
      params: { token: person.token },
      headers: { 'user-agent': agent },
    });
  for (const agent of ['Firefox/1', 'Firefox/1', 'Safari/1']) await look(agent);
  const rows = async () =>
    (await admin.call(entryLogs.list, { query: { q: person.email } })).body.data;
  const both = { q: `127.0.0.1 ${person.email}` };
  expect((await admin.call(entryLogs.list, { query: both })).body.data).toEqual(await rows());
  expect(await rows()).toMatchObject([
    { neden: 'egitim_acildi', user_agent: 'Safari/1', fullname: person.fullname, user_id: null },
    { neden: 'egitim_acildi', user_agent: 'Firefox/1', ip: '127.0.0.1' },
  ]);
  await open(app, person.token);
  clock.moveBy({ minutes: 2 });
  await watch(app, person.token, video, 100);
  await answerAll(app, person.token);
  await enterCode(app, person.token, '000000');
  await enterCode(app, person.token, await mailedCode(app, person.email));
  const query = { lang: 'tr' } as const;
  await app.stranger.call(training.certificate, { params: { token: person.token }, query });
  expect((await rows()).map(({ neden, sonuc }) => [neden, sonuc])).toEqual([
    ['sertifika_indirildi', 'başarılı'],
    ['egitim_bitti', 'başarılı'],
    ['egitim_kodu_hatali', 'başarısız'],
    ['egitim_cevaplandi', 'başarılı'],
    ['egitim_acildi', 'başarılı'],
    ['egitim_acildi', 'başarılı'],
    ['egitim_acildi', 'başarılı'],
  ]);
});
