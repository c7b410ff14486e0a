import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth, OTP } from '@emanet/contract/auth';
import { SECOND_STEP } from '@emanet/contract/auth/second-step';
import { sentenceOf } from '@emanet/contract/shared/errors';
import type { Language } from '@emanet/contract/shared/primitives';
import { sentence } from '@emanet/contract/shared/sentences';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { unique } from '../../../../test/factories.ts';
import { secondSteps } from '../../../../test/second-step.ts';
import { cookieName } from '../../../platform/http/credential.ts';
import { servePages } from '../../../platform/pages/pages.ts';
import { openSession } from '../sessions.ts';

// The page as the build makes it, but for its looks.
const PAGE = [
  '<html class="__SITE_STATE__"><a href="/en/login?lang=en__AND_NEXT__"></a>',
  '<input value="__NEXT__"/><input name="email" value="__EMAIL__" data-wrong=""/><p>__MESSAGE__</p>',
].join('');

const clock = testClock();
const app = await testApp({ RATE_LIMIT: 'on', TRUST_PROXY: 1 }, { clock });
const folder = await mkdtemp(join(tmpdir(), 'emanet-sign-in-'));
await mkdir(join(folder, 'en'));
await writeFile(join(folder, 'app.html'), 'the app');
await writeFile(join(folder, 'login.html'), PAGE);
await writeFile(join(folder, 'en', 'login.html'), `english ${PAGE}`);
await servePages(app.app, folder);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const person = async () => app.makeUser({ companies: [await app.makeCompany()] });
const get = (url: string, headers = {}) => app.app.inject({ url, headers });

/** A browser without script: keeps its cookies, says where it comes from. */
function browser(from = app.config.BASE_URL) {
  const jar = new Map<string, string>();
  // Attempts are counted by the network, which other suites must not share.
  const address = `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/^(.{4})/, '$1:')}::1`;
  const post = async (form: string, fields: Record<string, string>, headers = {}) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/auth/form/${form}`,
      headers: {
        ...{ origin: from, accept: 'text/html,*/*', 'x-forwarded-for': address },
        'content-type': 'application/x-www-form-urlencoded',
        ...(jar.size > 0 && { cookie: [...jar].map((one) => one.join('=')).join('; ') }),
        ...headers,
      },
      payload: new URLSearchParams({ dil: 'tr', ...fields }).toString(),
    });
    for (const { name, value } of answer.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  return { jar, post };
}
const codeFor = async (email: string) =>
  /\d{6}/.exec((await app.mailsTo(email))[0]?.subject ?? '')?.[0] ?? '';
const wrongCode = (language: Language, left: number) =>
  sentenceOf('OTP_WRONG')[language].replace('{left}', String(left));
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const stateOf = (page: string) => /class="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];

describe('the page', () => {
  it('asks for the address, in the language of its own address', async () => {
    const { payload, headers } = await get('/login?donus=%2Fenvanter%3Fa%3D%22b');
    expect(stateOf(payload)).toContain('at-address');
    expect(payload).toContain('value="/envanter?a=%22b"');
    expect(payload).toContain('lang=en&amp;donus=%2Fenvanter%3Fa%3D%2522b');
    expect(payload).not.toMatch(/__|data-wrong/);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect((await get('/en/login')).payload).toMatch(/^english /);
    const switched = await get('/login?lang=en&donus=%2Fx');
    expect([switched.statusCode, switched.headers.location]).toEqual([
      302,
      '/en/login?lang=en&donus=%2Fx',
    ]);
  });

  it('leads to no other site, however its address is written', async () => {
    for (const wanted of ['//evil.example', '/%09/evil.example', 'https://evil.example', '/login'])
      expect((await get(`/login?donus=${wanted}`)).payload).toContain('<input value=""/>');
    const { statusCode, payload } = await get('/login?donus=/a&donus=/b&lang[]=en&error=%3Cb%3E');
    expect([statusCode, payload.includes('<b>')]).toEqual([200, false]);
  });

  it('says that the session ended, and lets somebody with a session in', async () => {
    expect(stateOf((await get('/login?error=invalid_token')).payload)).toContain('expired');
    const dead = await get('/login', { cookie: `${cookieName(app.config)}=anything` });
    expect([dead.statusCode, dead.cookies[0]?.value]).toEqual([200, '']);
    const { email } = await person();
    const { jar, post } = browser();
    await post('email', { email });
    await post('code', { email, code: await codeFor(email) });
    const cookie = [...jar].map((one) => one.join('=')).join('; ');
    const known = await get('/login?donus=%2Fenvanter', { cookie });
    expect([known.statusCode, known.headers.location]).toEqual([303, '/envanter']);
    // Otherwise an application that cannot use the session would come back here for ever.
    expect((await get('/login?error=invalid_token', { cookie })).statusCode).toBe(200);
  });
});

describe('without script', () => {
  it('an address and its code open a session and lead to where one wanted to go', async () => {
    const { email } = await person();
    const { jar, post } = browser();
    const asks = await post('email', { email: ` ${email} `, donus: '/envanter?a=1&b=2' });
    expect([asks.statusCode, stateOf(asks.payload)]).toEqual([
      200,
      expect.arrayContaining(['at-code']),
    ]);
    expect(asks.payload).toContain('value="/envanter?a=1&amp;b=2"');
    expect(asks.headers['cache-control']).toBe('no-store');
    const code = await codeFor(email);
    const wrong = await post('code', { email, code: another(code), dil: 'en' });
    expect([wrong.statusCode, wrong.payload]).toEqual([
      400,
      expect.stringContaining(wrongCode('en', OTP.tries - 1)),
    ]);
    expect(wrong.payload).toMatch(/^english .*at-code/);
    const donus = '/envanter?a=1&b=2';
    const done = await post('code', { email, code: `${code.slice(0, 3)} ${code.slice(3)}`, donus });
    expect([done.statusCode, done.headers.location]).toEqual([303, donus]);
    const session = jar.get(cookieName(app.config)) ?? '';
    expect((await app.withCookie(session).call(auth.userInfo)).body.data.email).toBe(email);
    expect((await post('code', { email, code })).payload).toContain(sentenceOf('OTP_EXPIRED').tr);
  });

  it('an unknown or malformed address comes back with what was typed', async () => {
    const { post } = browser();
    const unknown = await post('email', { email: `${unique('yok')}@ornek.test`, dil: 'en' });
    expect(unknown.payload).toContain(`<p>${sentence('emailNotFound').en}</p>`);
    expect(unknown.payload).toContain('aria-invalid="true"');
    const typed = await post('email', { email: '"><script>alert(1)</script>' });
    expect([typed.statusCode, stateOf(typed.payload)]).toEqual([
      400,
      expect.arrayContaining(['at-address']),
    ]);
    expect(typed.payload).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('another code too soon is refused beside the field of the first', async () => {
    const { email } = await person();
    const { post } = browser();
    await post('email', { email });
    const soon = await post('email', { email, yeniden: '1' });
    expect([stateOf(soon.payload).includes('at-code'), soon.payload]).toEqual([
      true,
      expect.stringContaining(sentenceOf('TOO_MANY').tr.split('{')[0] ?? ''),
    ]);
    expect(stateOf(soon.payload)).not.toContain('resent');
    expect(await app.mailsTo(email)).toHaveLength(1);
  });

  it('bears as many tries as there are with script', async () => {
    const { email } = await person();
    const { post } = browser();
    await post('email', { email });
    const code = await codeFor(email);
    for (let left = OTP.tries - 1; left >= 0; left--)
      expect((await post('code', { email, code: another(code) })).statusCode).toBe(400);
    const late = await post('code', { email, code });
    expect([late.statusCode, late.payload]).toEqual([
      400,
      expect.stringContaining(sentenceOf('OTP_EXPIRED').tr),
    ]);
  });

  it('a page of another site signs nobody in', async () => {
    const { email } = await person();
    const own = browser();
    await own.post('email', { email });
    const code = await codeFor(email);
    for (const from of ['https://evil.example', 'null']) {
      const answer = await browser(from).post('code', { email, code });
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
      expect(answer.payload).toContain(sentenceOf('BAD_ORIGIN').tr);
    }
    const cross = await own.post('code', { email, code }, { 'sec-fetch-site': 'cross-site' });
    expect(cross.statusCode).toBe(403);
    expect(
      (await own.post('code', { email, code, donus: '//evil.example' })).headers.location,
    ).toBe('/denetim');
  });

  it('leads a consultant of several clients to the portfolio, unless they chose otherwise', async () => {
    const companies = [await app.makeCompany(), await app.makeCompany()];
    const { email, user_id } = await app.makeUser({ companies });
    const start = async () => {
      const { post } = browser();
      await post('email', { email });
      return (await post('code', { email, code: await codeFor(email) })).headers.location;
    };
    expect(await start()).toBe('/portfoy');
    // After a passkey or a mail's link, the page asks for itself once more.
    const token = await openSession(app.db.system, user_id);
    const cookie = `${cookieName(app.config)}=${token}`;
    const again = async (url: string) => (await get(url, { cookie })).headers.location;
    expect(await again('/login')).toBe('/portfoy');
    expect(await again('/en/login?donus=%2Fsureler')).toBe('/sureler');
    await app.db.system
      .insertInto('portfoy_kisileri')
      .values({ user_id, acilis: 'denetim' })
      .execute();
    expect(await start()).toBe('/denetim');
    expect(await again('/login')).toBe('/denetim');
  });

  it('hostile fields are answered by the page', async () => {
    const { post } = browser();
    const hostile: Record<string, string>[] = [
      {},
      { email: '\u0000', code: '\u0000' },
      { donus: 'x'.repeat(3000) },
    ];
    for (const form of ['email', 'code', 'app', 'recovery'])
      for (const fields of hostile) {
        const { statusCode, payload } = await post(form, fields);
        expect([form, statusCode, stateOf(payload).includes('at-address')]).toEqual([
          form,
          400,
          expect.any(Boolean),
        ]);
        expect(payload).not.toContain('__');
      }
  });
});

it('the second step is asked for without script as well', async () => {
  const steps = secondSteps(app, clock);
  const user = await person();
  const { email } = user;
  const { secret, codes } = await steps.setUpApp(await app.signIn(user));
  const { jar, post } = browser();
  await post('email', { email });
  const second = await post('code', { email, code: await codeFor(email), donus: '/guvenlik' });
  expect(stateOf(second.payload)).toEqual(
    expect.arrayContaining(['at-second', 'has-uygulama', 'has-kurtarma-kodu']),
  );
  expect(jar.has(cookieName(app.config))).toBe(false);
  const wrong = await post('recovery', { code: 'AAAAA-AAAAA' });
  expect([wrong.statusCode, stateOf(wrong.payload).includes('at-second')]).toEqual([400, true]);
  expect(wrong.payload).toContain(wrongCode('tr', SECOND_STEP.tries - 1));
  const done = await post('app', { code: steps.codeOf(secret), donus: '/guvenlik' });
  expect([done.statusCode, done.headers.location]).toEqual([303, '/guvenlik']);
  expect(jar.has(cookieName(app.config))).toBe(true);
  const late = await post('recovery', { code: codes[0] ?? '' });
  expect([late.statusCode, stateOf(late.payload).includes('at-address')]).toEqual([400, true]);
});
