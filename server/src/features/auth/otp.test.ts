import { auth } from '@emanet/contract/auth';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique, type TestUser } from '../../../test/factories.ts';

let user: TestUser;
const app = await appOfFile();

const newcomer = async () => {
  user = await app.makeUser({ companies: [await app.makeCompany()] });
};

/** Asks for a code and takes it from the mail. */
const askCode = async (): Promise<string> => {
  const asked = await app.stranger.call(auth.sendCode, { body: { email: user.email } });
  expect(asked.status).toBe(200);
  const mail = (await app.mailsTo(user.email))[0];
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
};
const enter = (code: string, by = app.stranger) =>
  by.call(auth.enterCode, { body: { email: user.email, code } });
/** Some code that is not this one. */
const wrong = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

describe('an e-mail address', () => {
  it('is confirmed when somebody has it', async () => {
    await newcomer();
    const { status, body } = await app.stranger.call(auth.verifyEmail, {
      body: { email: ` ${user.email.toUpperCase()} ` },
    });
    expect([status, body.valid, body.message]).toEqual([200, true, 'E-posta doğrulandı']);
  });

  it('is the same account in the letters of a Turkish keyboard, from the first step to the last', async () => {
    user = await app.makeUser({
      email: `${unique('ismail')}@ornek.test`,
      companies: [await app.makeCompany()],
    });
    const typed = `<${user.email.replaceAll('i', 'İ').toUpperCase()}>\u200B`;
    const { body } = await app.stranger.call(auth.verifyEmail, { body: { email: typed } });
    expect(body.valid).toBe(true);
    await app.stranger.call(auth.sendCode, { body: { email: typed } });
    const code = /\d{6}/.exec((await app.mailsTo(user.email))[0]?.text ?? '')?.[0] ?? '';
    const entered = await app.stranger.call(auth.enterCode, { body: { email: typed, code } });
    expect([entered.status, entered.body.data.user_id]).toEqual([200, user.user_id]);
  });

  it('is refused in the specification’s words when unknown', async () => {
    const email = `${unique('yok')}@ornek.test`;
    const { status, body } = await app.stranger.call(auth.verifyEmail, { body: { email } });
    expect([status, body]).toEqual([200, { valid: false, message: 'E-posta bulunamadı' }]);
  });

  it('names a bad address in the caller’s language', async () => {
    const headers = { 'accept-language': 'en-GB,tr;q=0.5' };
    const { status, body } = await app.stranger.call(auth.verifyEmail, {
      body: { email: 'nobody' },
      headers,
    });
    expect([status, body.fields]).toEqual([400, { email: 'Enter a valid e-mail address.' }]);
  });
});

describe('a code', () => {
  it('opens a session, once', async () => {
    await newcomer();
    const code = await askCode();
    const first = await enter(code);
    expect(first.status).toBe(200);
    expect(first.body.data.user_id).toBe(user.user_id);
    expect((await app.withCookie(first.cookie ?? '').call(auth.userInfo)).status).toBe(200);
    const second = await enter(code);
    expect([second.status, second.body.code]).toEqual([400, 'OTP_EXPIRED']);
    expect(second.cookie).toBeUndefined();
  });

  it('opens one session when it is entered twice at the same moment', async () => {
    await newcomer();
    const code = await askCode();
    const both = await Promise.all([enter(code), enter(code)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 400]);
  });

  it('bears five tries and then is worthless, even when the right one comes', async () => {
    await newcomer();
    const code = await askCode();
    const tries = [];
    for (let step = 1; step <= 5; step++) tries.push((await enter(wrong(code, step))).body.error);
    expect(tries[0]).toBe('Kod hatalı. Kalan deneme: 4.');
    expect(tries[3]).toBe('Kod hatalı. Kalan deneme: 1.');
    expect(tries[4]).toMatch(/^Kodun süresi doldu/);
    expect((await enter(code)).body.code).toBe('OTP_EXPIRED');
  });

  it('bears no more than five guesses made at the same moment', async () => {
    await newcomer();
    const code = await askCode();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, step) => enter(wrong(code, step + 1))),
    );
    const counted = guesses.filter((one) => one.body.code === 'OTP_WRONG');
    expect(counted).toHaveLength(4);
    expect((await enter(code)).status).toBe(400);
  });

  it('dies after five minutes', async () => {
    await newcomer();
    const code = await askCode();
    const { expires_at, sent_at } = await app.db.system
      .selectFrom('otp_codes')
      .select(['expires_at', 'sent_at'])
      .where('user_id', '=', user.user_id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - Date.parse(sent_at)).toBe(300_000);
    await app.db.system
      .updateTable('otp_codes')
      .set({ expires_at: sql<string>`now()` })
      .where('user_id', '=', user.user_id)
      .execute();
    expect((await enter(code)).body.code).toBe('OTP_EXPIRED');
  });

  it('is replaced by the next one', async () => {
    await newcomer();
    const first = await askCode();
    const second = await askCode();
    if (first !== second) expect((await enter(first)).body.code).toBe('OTP_WRONG');
    expect((await enter(second)).status).toBe(200);
  });

  it('of one person opens nothing for another', async () => {
    await newcomer();
    await askCode();
    await newcomer();
    const code = await askCode();
    await newcomer();
    expect((await enter(code)).body.code).toBe('OTP_EXPIRED');
  });

  it('is stored as a keyed hash only and sealed in the outbox', async () => {
    await newcomer();
    const code = await askCode();
    const { rows } = await sql<{ text: string }>`
      select row_to_json(o)::text || coalesce((select string_agg(encode(m.sealed, 'escape'), '')
        from mail_outbox m), '') as text
      from otp_codes o where user_id = ${user.user_id}`.execute(app.db.system);
    expect(rows[0]?.text.length).toBeGreaterThan(100);
    expect(rows[0]?.text).not.toContain(user.email);
    expect(rows[0]?.text.includes(`"${code}"`)).toBe(false);
  });

  it('is asked for by a stranger with the same answer and no mail', async () => {
    await newcomer();
    const known = await app.stranger.call(auth.sendCode, { body: { email: user.email } });
    const email = `${unique('yok')}@ornek.test`;
    const unknown = await app.stranger.call(auth.sendCode, { body: { email } });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await app.mailsTo(email)).toEqual([]);
  });

  it('comes in the language of the person who asks', async () => {
    await newcomer();
    const body = { email: user.email };
    await app.stranger.call(auth.sendCode, { body, headers: { 'accept-language': 'en-US' } });
    await app.stranger.call(auth.sendCode, { body });
    const [turkish, english] = await app.mailsTo(user.email);
    expect(english?.subject).toMatch(/^Your Emanet sign-in code/);
    expect(english?.text).toContain('valid for 5 minutes');
    expect(turkish?.html).toContain('lang="tr"');
    expect(turkish?.text).toContain('5 dakika geçerlidir');
  });

  it('opens nothing for a person who was switched off', async () => {
    await newcomer();
    const code = await askCode();
    await app.db.system
      .updateTable('users')
      .set({ aktif: false })
      .where('user_id', '=', user.user_id)
      .execute();
    expect((await enter(code)).status).toBe(400);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', ''])(
    'of the form %j is refused',
    async (code) => {
      await newcomer();
      const { status, body } = await enter(code);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['code']]);
    },
  );
});
