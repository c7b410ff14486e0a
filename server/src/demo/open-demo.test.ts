import { auth } from '@emanet/contract/auth';
import { secondStep } from '@emanet/contract/auth/second-step';
import { changeLogs } from '@emanet/contract/change-logs';
import { endpoints } from '@emanet/contract/endpoints';
import { entryLogs } from '@emanet/contract/entry-logs';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicForms } from '@emanet/contract/public-forms';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { examine } from '../doctor/doctor.ts';
import { cookieName } from '../platform/http/credential.ts';
import { reachOf } from '../platform/jobs/start.ts';
import { loadTemplate } from '../template/template.ts';
import { verifyNewEntries } from '../verify-log/job.ts';
import { DEMO_RESET, openDemoJob } from './open-demo.ts';

// A database of its own: the log of every company is verified.
let app: TestApp;
let closed: TestApp;
let visitor: Caller;

const settle = ({ services }: TestApp) =>
  openDemoJob.perform(services, {}, reachOf(services, openDemoJob));
const enter = (node: TestApp, headers = {}) =>
  node.app.inject({
    method: 'POST',
    url: '/api/auth/form/demo',
    headers: {
      origin: node.config.BASE_URL,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: 'dil=en',
  });
/** A new visitor with the session that the button opens. */
async function lookAround(): Promise<Caller> {
  const answer = await enter(app);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/portfoy?lang=en']);
  const cookie = answer.cookies.find(({ name }) => name === cookieName(app.config));
  return app.withCookie(cookie?.value ?? '');
}
const demoCompanies = async () =>
  (
    await sql<{ company_id: number; rests: boolean }>`
      select distinct c.company_id, c.askida_tarihi is not null as rests
      from companies c join memberships m using (company_id) join users u using (user_id)
      where u.ziyaretci order by 1`.execute(app.db.system)
  ).rows;

beforeAll(async () => {
  app = await testApp({ DEMO_OPEN: 'on' }, { own: true });
  closed = await testApp({ DEMO_OPEN: 'off' }, { url: app.url });
  await loadTemplate(app.db, app.config);
  await settle(app);
  visitor = await lookAround();
}, 120_000);
afterAll(async () => {
  await settle(closed);
  await closed.close();
  await app.close();
}, 120_000);

describe('a stranger in the open demo', () => {
  it('reads two companies that rest for everybody else', async () => {
    const { body } = await visitor.call(auth.userInfo);
    expect(body.data).toMatchObject({ role: 'danışman', ziyaretci: true });
    expect(body.data.companies).toHaveLength(2);
    expect(body.data.companies.some(({ askida }) => askida)).toBe(false);
    expect((await demoCompanies()).map(({ rests }) => rests)).toEqual([true, true]);
    const list = await visitor.call(processingActivities.list);
    expect(list.body.data.length).toBeGreaterThan(50);
  });

  it('is refused every change of whatever kind with one sentence', async () => {
    const kept = ['changeLogs.markRead', 'auth.companyActive'];
    const reads = /\.(export|checkBulkUpdate|check|preview|previewAnswer)$/;
    const changes = endpoints.filter(
      ({ name, method, permission }) =>
        method !== 'GET' && permission !== 'public' && !kept.includes(name) && !reads.test(name),
    );
    expect(changes.length).toBeGreaterThan(150);
    for (const { method, path } of changes) {
      const url = path.replace(/:\w+/g, '1');
      const answer = await app.app.inject({ method, url, headers: visitor.headers });
      expect([url, answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        url,
        403,
        'Bu bir tanıtım şirketi; değişiklikler kaydedilmez.',
      ]);
    }
    const upload = await app.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: visitor.headers,
    });
    expect(upload.json()).toMatchObject({ code: 'DEMO_READ_ONLY' });
  });

  it('sees nothing of another visitor, and leaves nothing', async () => {
    const other = await lookAround();
    const security = await visitor.call(secondStep.security);
    expect(security.body.code).toBe('DEMO_READ_ONLY');
    const { body } = await visitor.call(entryLogs.list);
    expect(new Set(body.data.map(({ ip }) => ip))).not.toContain('127.0.0.1');
    const { rows } = await sql<{ ip: string | null; user_agent: string | null }>`
      select s.ip, s.user_agent from sessions s join users u using (user_id)
      where u.ziyaretci`.execute(app.db.system);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect([row.ip ?? '', row.user_agent ?? '']).toEqual(['', '']);
    // One visitor signs out everywhere: the other stays.
    await other.call(auth.signOut, { body: { all: true } });
    expect((await other.call(auth.userInfo)).status).toBe(401);
    expect((await visitor.call(auth.userInfo)).status).toBe(200);
  });

  it('is answered marks of the shared account, which are not kept', async () => {
    const [first] = (await visitor.call(auth.userInfo)).body.data.companies;
    const params = { companyId: String(first?.company_id), type: 'veri_harita', recordId: '1' };
    const marked = await visitor.call(changeLogs.markRead, {
      params: { ...params, type: 'veri_harita' },
    });
    expect(marked.status).toBe(200);
    const [, second] = (await visitor.call(auth.userInfo)).body.data.companies;
    const user_id = (await visitor.call(auth.userInfo)).body.data.user_id;
    const switched = await visitor.call(auth.companyActive, {
      body: { user_id, company_id: second?.company_id ?? 0, company_active: true },
    });
    expect(switched.status).toBe(200);
    const { body } = await visitor.call(auth.userInfo);
    expect(body.data.companies[0]).toMatchObject({ company_active: true });
  });

  it('may still ask for an account', async () => {
    const { status } = await visitor.call(publicForms.addAccount, {
      body: {
        fullname: 'Deniz Ak',
        email: `${unique('deniz')}@ornek.test`,
        numberoff: '10-49',
        company_name: 'Ak',
      },
    });
    expect(status).toBe(201);
  });

  it('cannot be signed in to by mail', async () => {
    const email = 'danisman@tanitim.emanet.test';
    await app.stranger.call(auth.sendCode, { body: { email } });
    const link = /#baglanti=([\w-]{43})/.exec((await app.mailsTo(email))[0]?.text ?? '')?.[1];
    const { status, body } = await app.stranger.call(auth.enterLink, {
      body: { link: link ?? '' },
    });
    expect([status, body.code]).toEqual([403, 'COMPANY_SUSPENDED']);
  });
});

describe('the open demo', () => {
  it('mails nobody', async () => {
    const ids = (await demoCompanies()).map(({ company_id }) => company_id);
    const { rows } = await sql`select 1 from mail_outbox
      where company_id = any (${ids}::int[]) and state = 'waiting'`.execute(app.db.system);
    expect(rows).toEqual([]);
    const jobs = await reachOf(app.services, openDemoJob).companies();
    expect(jobs.filter((company_id) => ids.includes(company_id))).toEqual([]);
  });

  it('tells its whole history to the verifier of logs', async () => {
    const ids = (await demoCompanies()).map(({ company_id }) => company_id);
    const { lines: broken } = await verifyNewEntries(app.services);
    const ofDemo = ids.flatMap((id) => broken.filter((line) => line.includes(`company ${id}:`)));
    expect(ofDemo).toEqual([]);
  });

  it('is limited by network', async () => {
    const limited = await testApp(
      { DEMO_OPEN: 'on', RATE_LIMIT: 'on', TRUST_PROXY: 1 },
      { url: app.url },
    );
    const from = { 'x-forwarded-for': '2001:db8:77:1::5' };
    const codes: number[] = [];
    for (let at = 0; at < 21; at++) codes.push((await enter(limited, from)).statusCode);
    expect(new Set(codes.slice(0, 20))).toEqual(new Set([303]));
    expect(codes[20]).toBe(429);
    await limited.close();
  });

  it('is made anew as a whole, and the old one is erased', async () => {
    const before = (await demoCompanies()).map(({ company_id }) => company_id);
    await settle(app);
    const after = (await demoCompanies()).map(({ company_id }) => company_id);
    expect(after).toHaveLength(2);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    const { rows } = await sql`select 1 from companies
      where company_id = any (${before}::int[])`.execute(app.db.system);
    expect(rows).toEqual([]);
    const records = await sql`select 1 from sirket_silmeleri where isteyen = ${DEMO_RESET}
      and company_id = any (${before}::int[]) and dosya_tarihi is not null`.execute(app.db.system);
    expect(records.rows).toHaveLength(2);
    // Visitors of the day before come in anew.
    expect((await visitor.call(auth.userInfo)).status).toBe(401);
    await lookAround();
  }, 120_000);

  it('is closed by the setting', async () => {
    expect((await enter(closed)).statusCode).toBe(404);
    const last = await lookAround();
    await settle(closed);
    expect((await last.call(auth.userInfo)).status).toBe(401);
    expect(await demoCompanies()).toEqual([]);
    expect((await enter(app)).statusCode).toBe(404);
    const client = new pg.Client({ connectionString: app.url });
    await client.connect();
    const { config, services } = app;
    const found = await examine({ config, client, files: services.files, nodes: 1, now: Date.now });
    await client.end();
    expect(found).toContainEqual({
      state: 'doubtful',
      says: 'DEMO_OPEN is on and there is no demo yet: a serving node makes it soon.',
    });
  }, 120_000);
});
