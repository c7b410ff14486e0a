import { auth } from '@emanet/contract/auth';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../test/app.ts';
import type { TestUser } from '../../../test/factories.ts';
import { cookieName } from '../../platform/http/credential.ts';

let user: TestUser;
let caller: Caller;

const app = await appOfFile();

const signedIn = async () => {
  user = await app.makeUser({ companies: [await app.makeCompany()] });
  caller = await app.signIn(user);
};
const statusOf = async (who: Caller) => (await who.call(auth.userInfo)).status;
const bearerOf = async (who: Caller) => {
  const { accessToken } = (await who.call(auth.session)).body;
  return app.caller({ authorization: `Bearer ${accessToken}` });
};
/** Moves the clock of the user's sessions back. */
const age = (column: 'created_at' | 'last_seen_at', by: string) =>
  app.db.system
    .updateTable('sessions')
    .set({ [column]: sql`now() - ${by}::interval` })
    .where('user_id', '=', user.user_id)
    .execute();
const codeMailedTo = async (email: string) => {
  await app.stranger.call(auth.sendCode, { body: { email } });
  return /\d{6}/.exec((await app.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
};

describe('a session', () => {
  it('is {} for a stranger, and who is there for somebody signed in', async () => {
    expect((await app.stranger.call(auth.session)).body).toEqual({});
    const company = await app.makeCompany('Örnek A.Ş.');
    user = await app.makeUser({ companies: [company], fullname: 'Elif Örnek' });
    const { body } = await (await app.signIn(user)).call(auth.session);
    expect(body.user).toMatchObject({
      user_id: user.user_id,
      fullname: 'Elif Örnek',
      name: 'Elif Örnek',
      egitim_sorumlusu: 0,
      companies: [{ company_id: company, company_name: 'Örnek A.Ş.', company_active: true }],
    });
    expect(body.accessToken).toHaveLength(43);
    const hoursLeft = (Date.parse(body.expires ?? '') - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeCloseTo(8, 1);
  });

  it('is told apart from others that are asked about in the same moment', async () => {
    const company = await app.makeCompany();
    const people = await Promise.all(
      Array.from({ length: 4 }, () => app.makeUser({ companies: [company] })),
    );
    const callers = await Promise.all(people.map((one) => app.signIn(one)));
    const [ended, bearing, ...others] = callers;
    if (!ended || !bearing) throw new Error('nobody signed in');
    const bearer = await bearerOf(bearing);
    await ended.call(auth.signOut);
    const all = [ended, bearer, ...others, bearing, app.stranger, bearer];
    const answers = await Promise.all(all.map((one) => one.call(auth.userInfo)));
    expect(answers.map(({ body }) => body.data?.user_id ?? null)).toEqual([
      null,
      ...people.slice(1).map(({ user_id }) => user_id),
      people[1]?.user_id,
      null,
      people[1]?.user_id,
    ]);
  });

  it('ends after eight idle hours', async () => {
    await signedIn();
    await age('last_seen_at', '7 hours 59 minutes');
    expect(await statusOf(caller)).toBe(200);
    // That request was a use of it.
    await age('created_at', '8 hours');
    expect(await statusOf(caller)).toBe(200);
    await age('last_seen_at', '8 hours 1 second');
    expect(await statusOf(caller)).toBe(401);
    const { body, cookie } = await caller.call(auth.session);
    expect([body, cookie]).toEqual([{}, '']);
  });

  it('ends after seven days of use', async () => {
    await signedIn();
    await age('created_at', '7 days 1 second');
    expect(await statusOf(caller)).toBe(401);
  });

  it('is never the one the browser came with', async () => {
    await signedIn();
    const planted = caller;
    const code = await codeMailedTo(user.email);
    const { cookie } = await planted.call(auth.enterCode, { body: { email: user.email, code } });
    expect(await statusOf(app.withCookie(cookie ?? ''))).toBe(200);
    expect(await statusOf(planted)).toBe(401);
  });

  it('is a token the server never stores', async () => {
    await signedIn();
    const token = caller.headers.cookie?.split('=')[1] ?? '';
    const { rows } = await sql<{ text: string }>`
      select string_agg(encode(token_hash, 'escape'), '') as text from sessions`.execute(
      app.db.system,
    );
    expect(rows[0]?.text).not.toContain(token);
  });

  it('is in a cookie that scripts and other sites cannot read', async () => {
    const secure = await testApp({ BASE_URL: 'https://emanet.ornek.test' });
    await signedIn();
    const email = user.email;
    await secure.stranger.call(auth.sendCode, { body: { email } });
    const code = /\d{6}/.exec((await secure.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
    const { headers } = await secure.stranger.call(auth.enterCode, { body: { email, code } });
    await secure.close();
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-emanet=[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Domain');
  });
});

describe('a bearer token', () => {
  it('that is dead does not take the cookie beside it along', async () => {
    await signedIn();
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    const { body, cookie } = await caller.call(auth.session, { headers });
    expect([body, cookie]).toEqual([{}, undefined]);
    expect(await statusOf(caller)).toBe(200);
  });

  it('is who the session is, on every route, without a cookie', async () => {
    await signedIn();
    const script = await bearerOf(caller);
    const { status, body } = await script.call(auth.userInfo);
    expect([status, body.data.user_id]).toEqual([200, user.user_id]);
    expect((await script.call(auth.session)).body).not.toHaveProperty('accessToken');
  });

  it('dies after 15 minutes', async () => {
    await signedIn();
    const script = await bearerOf(caller);
    const { rows } = await sql<{ minutes: number }>`
      update access_tokens a set expires_at = now() from sessions s
      where a.session_id = s.session_id and s.user_id = ${user.user_id}
      returning round(extract(epoch from a.expires_at - now()) / 60)::integer as minutes`.execute(
      app.db.system,
    );
    expect(rows).toHaveLength(1);
    const { status, body } = await script.call(auth.userInfo);
    expect([status, body.error]).toEqual([401, 'Token geçersiz veya süresi dolmuş']);
  });

  it('dies with its session', async () => {
    await signedIn();
    const script = await bearerOf(caller);
    await caller.call(auth.signOut, { body: {} });
    expect(await statusOf(script)).toBe(401);
  });

  it('that is no token is refused', async () => {
    const token = caller.headers.cookie?.split('=')[1];
    expect(await statusOf(app.caller({ authorization: `Bearer ${token}` }))).toBe(401);
    expect(await statusOf(app.caller({ authorization: 'Bearer x' }))).toBe(401);
  });
});

describe('signing out', () => {
  it('ends this session and clears the cookie, elsewhere one stays signed in', async () => {
    await signedIn();
    const elsewhere = await app.signIn(user);
    const { status, cookie, headers } = await caller.call(auth.signOut, { body: {} });
    expect([status, cookie]).toEqual([200, '']);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect([await statusOf(caller), await statusOf(elsewhere)]).toEqual([401, 200]);
  });

  it('everywhere ends every session of this person and nobody else’s', async () => {
    await signedIn();
    const [elsewhere, someone] = [await app.signIn(user), caller];
    await signedIn();
    const other = caller;
    expect((await someone.call(auth.signOut, { body: { all: true } })).status).toBe(200);
    expect([await statusOf(someone), await statusOf(elsewhere)]).toEqual([401, 401]);
    expect(await statusOf(other)).toBe(200);
  });

  it('works without a session', async () => {
    const { status, body } = await app.stranger.call(auth.signOut);
    expect([status, body.message]).toEqual([200, 'Oturumunuz kapatıldı.']);
  });
});

describe('a request from another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://kotu.ornek.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused when it says %j', async (headers) => {
    await signedIn();
    const { cookie = '' } = caller.headers;
    const { status, body } = await app.caller({ cookie, ...headers }).call(auth.signOut);
    expect([status, body.code]).toEqual([403, 'BAD_ORIGIN']);
    expect(await statusOf(caller)).toBe(200);
  });

  it('that does not say where it comes from needs the CSRF token of its session', async () => {
    await signedIn();
    const { cookie = '' } = caller.headers;
    const silent = app.caller({ cookie });
    expect((await silent.call(auth.signOut)).status).toBe(403);
    const { csrfToken } = (await silent.call(auth.csrf)).body;
    const foreign = (await (await app.signIn(user)).call(auth.csrf)).body.csrfToken;
    const using = (token: string) =>
      silent.call(auth.signOut, { headers: { 'x-csrf-token': token } });
    expect((await using(foreign)).status).toBe(403);
    expect((await using(csrfToken)).status).toBe(200);
  });
});

it('names its ways to sign in', async () => {
  const { body } = await app.stranger.call(auth.providers);
  expect(body.otp).toMatchObject({ id: 'otp', callbackUrl: '/api/auth/callback/otp' });
  expect(cookieName(app.config)).toBe('emanet-3000');
});
