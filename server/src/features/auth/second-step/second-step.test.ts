import { auth } from '@emanet/contract/auth';
import { entryLogs } from '@emanet/contract/entry-logs';
import { SECOND_STEP, secondStep } from '@emanet/contract/auth/second-step';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../../test/app.ts';
import { softAuthenticator } from '../../../../test/authenticator.ts';
import { testClock } from '../../../../test/clock.ts';
import type { TestUser } from '../../../../test/factories.ts';
import { keyedHash } from '../../../platform/crypto/tokens.ts';
import { secondSteps, SITE } from '../../../../test/second-step.ts';

const clock = testClock();
let company: number;
let user: TestUser;
let caller: Caller;

const app = await appOfFile({}, { clock });
const steps = secondSteps(app, clock);
beforeEach(async () => {
  company = await app.makeCompany();
  user = await app.makeUser({ role: 'yönetici', companies: [company] });
  caller = await app.signIn(user);
});

describe('signing in with an app', () => {
  it('asks for its code behind the mailed one, and opens no session before', async () => {
    const { secret } = await steps.setUpApp(caller);
    const { answer, browser } = await steps.enterMailedCode(user);
    expect([answer.status, answer.body.code, answer.cookie]).toEqual([
      403,
      'SECOND_STEP_REQUIRED',
      undefined,
    ]);
    expect((await browser.call(auth.userInfo)).status).toBe(401);
    expect((await browser.call(secondStep.state)).body.data.yollar).toEqual([
      'uygulama',
      'kurtarma_kodu',
    ]);
    const entered = await browser.call(secondStep.enterAppCode, {
      body: { code: steps.codeOf(secret) },
    });
    expect(entered.status).toBe(200);
    expect((await app.withCookie(entered.cookie ?? '').call(auth.userInfo)).status).toBe(200);
    expect((await browser.call(secondStep.state)).body.code).toBe('SECOND_STEP_EXPIRED');
  });

  it('takes no code twice, also not in another sign-in', async () => {
    const { secret } = await steps.setUpApp(caller);
    const body = { code: steps.codeOf(secret) };
    const first = await steps.enterMailedCode(user);
    const second = await steps.enterMailedCode(user);
    expect((await first.browser.call(secondStep.enterAppCode, { body })).status).toBe(200);
    const replayed = await second.browser.call(secondStep.enterAppCode, { body });
    expect(replayed.body.code).toBe('OTP_WRONG');
  });

  it('takes no code of a minute ago', async () => {
    const { secret } = await steps.setUpApp(caller);
    const code = steps.codeOf(secret);
    clock.moveBy({ seconds: 2 * SECOND_STEP.period });
    const { browser } = await steps.enterMailedCode(user);
    expect((await browser.call(secondStep.enterAppCode, { body: { code } })).status).toBe(400);
  });

  it('ends after five wrong codes and writes each down', async () => {
    const { secret } = await steps.setUpApp(caller);
    const { browser } = await steps.enterMailedCode(user);
    const wrong = { body: { code: steps.codeOf(secret) === '123456' ? '654321' : '123456' } };
    const said = [];
    for (let n = 0; n < SECOND_STEP.tries; n += 1)
      said.push((await browser.call(secondStep.enterAppCode, wrong)).body.code);
    expect(said).toEqual([...Array<string>(4).fill('OTP_WRONG'), 'SECOND_STEP_EXPIRED']);
    const right = { body: { code: steps.codeOf(secret) } };
    expect((await browser.call(secondStep.enterAppCode, right)).status).toBe(400);
    const query = { neden: 'ikinci_adim_hatali' } as const;
    const { body } = await caller.call(entryLogs.list, { query });
    expect(body.data).toHaveLength(SECOND_STEP.tries);
  });

  it('waits no longer than ten minutes', async () => {
    const { secret } = await steps.setUpApp(caller);
    const { browser } = await steps.enterMailedCode(user);
    await sql`update second_steps set expires_at = now() where user_id = ${user.user_id}`.execute(
      app.db.system,
    );
    const answer = await browser.call(secondStep.enterAppCode, {
      body: { code: steps.codeOf(secret) },
    });
    expect(answer.body.code).toBe('SECOND_STEP_EXPIRED');
  });

  it('is limited per account, whatever the number of mailed codes', async () => {
    const limited = await testApp({ RATE_LIMIT: 'on' }, { clock, url: app.url });
    await steps.setUpApp(caller);
    const { browser } = await steps.enterMailedCode(user);
    await sql`update second_steps set tries_left = 100 where user_id = ${user.user_id}`.execute(
      app.db.system,
    );
    const guess = () =>
      limited
        .caller(browser.headers)
        .call(secondStep.enterAppCode, { body: { code: '000000' } })
        .then(({ status }) => status);
    const seen = [];
    for (let n = 0; n < 21; n += 1) seen.push(await guess());
    expect(seen.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(seen[20]).toBe(429);
    await limited.close();
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is spelled, and is mailed', async () => {
    const { codes } = await steps.setUpApp(caller);
    expect(new Set(codes).size).toBe(SECOND_STEP.recoveryCodes);
    for (const one of codes) expect(one).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
    const code = (codes[0] ?? '').toLowerCase().replace('-', ' ');
    const first = await steps.enterMailedCode(user);
    const again = await steps.enterMailedCode(user);
    const entered = await first.browser.call(secondStep.enterRecoveryCode, { body: { code } });
    expect(entered.status).toBe(200);
    const [mail] = await app.mailsTo(user.email);
    expect(mail?.subject).toContain('kurtarma koduyla');
    expect(mail?.text).toMatch(/Kalan kurtarma kodu:?\s+9/);
    expect(
      (await again.browser.call(secondStep.enterRecoveryCode, { body: { code } })).status,
    ).toBe(400);
  });

  it('of ten signs, made before they had 24, opens once', async () => {
    await steps.setUpApp(caller);
    const hash = keyedHash(app.config.SECRET, 'recovery-code', `${user.user_id}:ABCDEFGHJK`);
    await sql`insert into recovery_codes (code_hash, user_id) values (${hash}, ${user.user_id})`.execute(
      app.db.system,
    );
    const { browser } = await steps.enterMailedCode(user);
    const enter = (code: string) =>
      browser.call(secondStep.enterRecoveryCode, { body: { code } }).then(({ status }) => status);
    expect(await enter('ABCDE-FGHJKL')).toBe(400);
    expect(await enter('ABCDE-FGHJK')).toBe(200);
  });

  it('opens nobody else’s account, and none after new ones were made', async () => {
    const { codes } = await steps.setUpApp(caller);
    const old = { body: { code: codes[1] ?? '' } };
    const renewed = (await caller.call(secondStep.newRecoveryCodes)).body.data.kurtarma_kodlari;
    const { browser } = await steps.enterMailedCode(user);
    expect((await browser.call(secondStep.enterRecoveryCode, old)).status).toBe(400);
    user = await app.makeUser({ companies: [company] });
    caller = await app.signIn(user);
    await steps.setUpApp(caller);
    const other = await steps.enterMailedCode(user);
    const theirs = { body: { code: renewed[0] ?? '' } };
    expect((await other.browser.call(secondStep.enterRecoveryCode, theirs)).status).toBe(400);
  });
});

describe('a passkey', () => {
  const options = async () =>
    (await app.stranger.call(secondStep.passkeyOptions)).body.data.options;

  it('signs in alone, without a mailed code, and moves its counter', async () => {
    const { device } = await steps.setUpPasskey(caller);
    const response = device.get(await options());
    const entered = await app.stranger.call(secondStep.enterPasskey, { body: response });
    expect(entered.body.data.user_id).toBe(user.user_id);
    const { body } = await app.withCookie(entered.cookie ?? '').call(secondStep.security);
    expect(body.data.gecis_anahtarlari[0]?.son_kullanim).not.toBeNull();
    expect(body.data.girisler[0]).toMatchObject({ yontem: 'gecis_anahtari' });
  });

  it('is refused for a spent, foreign or missing challenge, a copied key, another site and no PIN', async () => {
    const { device } = await steps.setUpPasskey(caller);
    const enter = async (body: ReturnType<typeof device.get>) =>
      (await app.stranger.call(secondStep.enterPasskey, { body })).body.code;
    const good = device.get(await options());
    expect(await enter(good)).toBeUndefined();
    expect(await enter(good)).toBe('PASSKEY_REFUSED');
    expect(await enter(device.get({ challenge: 'bilinmeyen' }))).toBe('PASSKEY_REFUSED');
    const { options: adding } = (await caller.call(secondStep.beginPasskey)).body.data;
    expect(await enter(device.get(adding))).toBe('PASSKEY_REFUSED');
    expect(await enter(device.get(await options(), { verified: false }))).toBe('PASSKEY_REFUSED');
    const elsewhere = device.get(await options(), { at: 'https://emanet.example' });
    expect(await enter(elsewhere)).toBe('PASSKEY_REFUSED');
    device.rewind();
    expect(await enter(device.get(await options()))).toBe('PASSKEY_REFUSED');
    const unknown = softAuthenticator(SITE);
    expect(await enter(unknown.get(await options()))).toBe('PASSKEY_UNKNOWN');
  });

  it('of somebody switched off opens nothing', async () => {
    const { device } = await steps.setUpPasskey(caller);
    await app.db.system
      .updateTable('users')
      .set({ aktif: false })
      .where('user_id', '=', user.user_id)
      .execute();
    const body = device.get(await options());
    expect((await app.stranger.call(secondStep.enterPasskey, { body })).status).toBe(400);
  });

  it('cannot be added with somebody else’s challenge, nor twice', async () => {
    const device = softAuthenticator(SITE);
    const other = await app.signInAs({ companies: [company] });
    const { options: theirs } = (await other.call(secondStep.beginPasskey)).body.data;
    const body = { ad: 'x', response: device.create(theirs) };
    expect((await caller.call(secondStep.addPasskey, { body })).body.code).toBe('PASSKEY_REFUSED');
    const mine = await steps.setUpPasskey(caller);
    const { options: more } = (await caller.call(secondStep.beginPasskey)).body.data;
    const again = { ad: 'x', response: mine.device.create(more) };
    expect((await caller.call(secondStep.addPasskey, { body: again })).status).toBe(400);
  });

  it('is renamed and deleted by its person alone, with log and mail', async () => {
    await steps.setUpPasskey(caller);
    const { data } = (await caller.call(secondStep.security)).body;
    const params = { id: String(data.gecis_anahtarlari[0]?.id) };
    const other = await app.signInAs({ companies: [company] });
    expect((await other.call(secondStep.deletePasskey, { params })).status).toBe(404);
    const rename = { params, body: { ad: 'Telefon' } };
    expect((await other.call(secondStep.renamePasskey, rename)).status).toBe(404);
    expect((await caller.call(secondStep.renamePasskey, rename)).status).toBe(200);
    expect((await caller.call(secondStep.deletePasskey, { params })).status).toBe(200);
    const [mail] = await app.mailsTo(user.email);
    expect(mail?.text).toContain('Telefon');
    const { body } = await caller.call(entryLogs.list);
    expect(body.data.map(({ neden }) => neden)).toEqual([
      'gecis_anahtari_silindi',
      'gecis_anahtari_eklendi',
    ]);
    const after = (await caller.call(secondStep.security)).body.data;
    expect([after.gecis_anahtarlari, after.kurtarma_kodlari]).toEqual([[], 0]);
  });
});
