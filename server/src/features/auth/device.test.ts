import { auth } from '@emanet/contract/auth';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import type { TestUser } from '../../../test/factories.ts';
import { LIMITS } from './limits.ts';

let user: TestUser;
/** Every call of a stranger comes from a network of its own. */
let network = Math.floor(Math.random() * 60_000);

const app = await appOfFile({ RATE_LIMIT: 'on', TRUST_PROXY: 1 });

const newcomer = async () => {
  user = await app.makeUser({ companies: [await app.makeCompany()] });
};
const from = (cookie = ''): Caller => {
  network++;
  return app.caller({
    'x-forwarded-for': `10.8.${network >> 8}.${network & 255}`,
    ...(cookie && { cookie, origin: app.config.BASE_URL }),
  });
};
const send = (cookie?: string) => from(cookie).call(auth.sendCode, { body: { email: user.email } });
const enter = (code: string, cookie?: string) =>
  from(cookie).call(auth.enterCode, { body: { email: user.email, code } });
const newestCode = async () =>
  /\d{6}/.exec((await app.mailsTo(user.email))[0]?.text ?? '')?.[0] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Signs in and gives the cookie by which the browser is known from then on. */
async function signInFrom(cookie?: string): Promise<string> {
  expect((await send(cookie)).status).toBe(200);
  const answer = await enter(await newestCode(), cookie);
  expect(answer.status, answer.text).toBe(200);
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  return cookies.find((one) => one.includes('device'))?.split(';')[0] ?? '';
}

/** Uses up what strangers may try at this account, from many networks. */
async function strangersUseUp(): Promise<void> {
  for (let n = 0; n <= LIMITS.enterCode.blind.attempts; n++) await enter('000000');
  for (let n = 0; n <= LIMITS.sendCode.pair.attempts; n++) await send();
  for (let n = 0; n <= LIMITS.verifyEmail.pair.attempts; n++)
    await from().call(auth.verifyEmail, { body: { email: user.email } });
  expect((await enter('000000')).status).toBe(429);
}

describe('a browser in which a person has signed in', () => {
  it('signs in while strangers use up the attempts of the account', async () => {
    await newcomer();
    const known = await signInFrom();
    await strangersUseUp();
    const asked = await from(known).call(auth.verifyEmail, { body: { email: user.email } });
    expect(asked.body.valid).toBe(true);
    await signInFrom(known);
  });

  it('keeps its own code, which wrong codes of strangers do not use up', async () => {
    await newcomer();
    const known = await signInFrom();
    await send(known);
    const code = await newestCode();
    await send();
    for (let n = 0; n < 6; n++) await enter(wrong(code));
    expect((await enter(code)).body.code).toBe('OTP_EXPIRED');
    expect((await enter(code, known)).status).toBe(200);
  });

  it('has attempts that end, whatever network it comes from', async () => {
    await newcomer();
    const known = await signInFrom();
    const statuses = [];
    for (let n = 0; n <= LIMITS.enterCode.pair.attempts; n++)
      statuses.push((await enter('000000', known)).status);
    expect(statuses.indexOf(429)).toBe(LIMITS.enterCode.pair.attempts);
  });

  it('is one and the same after it has signed in again', async () => {
    await newcomer();
    const known = await signInFrom();
    expect(await signInFrom(known)).toBe(known);
  });

  it('is known by a cookie that no script can read and that opens nothing', async () => {
    await newcomer();
    await send();
    const answer = await enter(await newestCode());
    const set = [answer.headers['set-cookie']].flat().map(String);
    const device = set.find((one) => one.includes('device')) ?? '';
    expect(device).toMatch(/HttpOnly/);
    expect(device).toMatch(/SameSite=Lax/);
    const [cookie = ''] = device.split(';');
    expect((await from(cookie).call(auth.userInfo)).status).toBe(401);
  });
});

/** Asks for a code and gives the cookie by which the browser shows it. */
async function ask(): Promise<string> {
  const answer = await send();
  expect(answer.status).toBe(200);
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  return cookies.find((one) => one.includes('asking'))?.split(';')[0] ?? '';
}

describe('a browser that has asked for a code', () => {
  it('keeps its tries and its pause, whatever strangers do', async () => {
    await newcomer();
    const asking = await ask();
    const code = await newestCode();
    for (let n = 0; n < 6; n++) await enter(wrong(code));
    await ask();
    expect((await enter(code, asking)).status).toBe(200);
  });

  it('cannot use up, or enter, the code of another', async () => {
    await newcomer();
    const own = await ask();
    const code = await newestCode();
    const stranger = await ask();
    for (let n = 0; n < 6; n++)
      expect((await enter(wrong(code), stranger)).body.code).toMatch(/^OTP_/);
    expect((await enter(code, stranger)).body.code).toBe('OTP_EXPIRED');
    expect((await enter(code, own)).status).toBe(200);
  });

  it('has a cookie that says nothing about another account', async () => {
    await newcomer();
    const asking = await ask();
    await newcomer();
    await ask();
    const code = await newestCode();
    for (let n = 0; n < 5; n++) await enter(wrong(code), asking);
    expect((await enter(code, asking)).body.code).toBe('OTP_EXPIRED');
  });
});

describe('the link of a mail', () => {
  const linkOf = async () =>
    /\/login#baglanti=([\w-]{43})/.exec((await app.mailsTo(user.email))[0]?.text ?? '')?.[1] ?? '';
  const open = (link: string) => from().call(auth.enterLink, { body: { link } });

  it('signs in from any browser while strangers use up the attempts of the account', async () => {
    await newcomer();
    await send();
    const link = await linkOf();
    await strangersUseUp();
    const entered = await open(link);
    expect([entered.status, entered.body.data]).toMatchObject([200, { email: user.email }]);
    expect(entered.cookie).toBeTruthy();
  });

  it('signs in once, and not when its code was entered or a newer one sent', async () => {
    await newcomer();
    await send();
    const link = await linkOf();
    expect((await open(link)).status).toBe(200);
    expect((await open(link)).body.code).toBe('LINK_EXPIRED');
    expect((await enter(await newestCode())).body.code).toBe('OTP_EXPIRED');

    await signInFrom();
    expect((await open(await linkOf())).body.code).toBe('LINK_EXPIRED');
    const asking = await ask();
    const older = await linkOf();
    await send(asking);
    expect((await open(older)).body.code).toBe('LINK_EXPIRED');
  });

  it('opens nothing when its time is over or its person was switched off', async () => {
    await newcomer();
    await send();
    const link = await linkOf();
    await app.db.system
      .updateTable('otp_codes')
      .set({ expires_at: new Date(0).toISOString() })
      .where('user_id', '=', user.user_id)
      .execute();
    expect((await open(link)).body.code).toBe('LINK_EXPIRED');
    expect((await open('x'.repeat(43))).body.code).toBe('LINK_EXPIRED');
  });
});

it.each([
  ['another person', (cookie: string) => cookie],
  ['a changed one', (cookie: string) => cookie.replace(/=./, '=x')],
  ['no seal', (cookie: string) => cookie.replace(/\..*/, '.')],
])('the cookie of %s is that of a stranger', async (_, change) => {
  await newcomer();
  const cookie = change(await signInFrom());
  await newcomer();
  expect((await send()).status).toBe(200);
  // A device of the person would be mailed a code of its own.
  expect((await send(cookie)).status).toBe(200);
  expect(await app.mailsTo(user.email)).toHaveLength(1);
});
