import { auth } from '@emanet/contract/auth';
import { entryLogs } from '@emanet/contract/entry-logs';
import { secondStep } from '@emanet/contract/auth/second-step';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import type { TestUser } from '../../../../test/factories.ts';
import { secondSteps } from '../../../../test/second-step.ts';

const clock = testClock();
let company: number;
let user: TestUser;
let caller: Caller;

const app = await appOfFile({ SECOND_STEP: 'required' }, { clock });
const steps = secondSteps(app, clock);
beforeEach(async () => {
  company = await app.makeCompany();
  user = await app.makeUser({ role: 'yönetici', companies: [company] });
  caller = await app.signIn(user);
});

const ofCompany = (day: string | null) =>
  app.db.system
    .updateTable('companies')
    .set({ ikinci_adim_tarihi: day })
    .where('company_id', '=', company)
    .execute();

describe('changing the second step', () => {
  const age = (by: string) =>
    sql`update sessions set created_at = now() - ${by}::interval where user_id = ${user.user_id}`.execute(
      app.db.system,
    );

  it('takes a sign-in of the last minutes', async () => {
    await steps.setUpApp(caller);
    await age('16 minutes');
    for (const endpoint of [
      secondStep.beginPasskey,
      secondStep.beginApp,
      secondStep.deleteApp,
      secondStep.newRecoveryCodes,
    ])
      expect((await caller.call(endpoint)).body.code).toBe('SIGN_IN_AGAIN');
  });

  it('takes a session with the second step, once there is one', async () => {
    const weak = await app.signIn(user);
    await steps.setUpApp(caller);
    expect((await weak.call(secondStep.deleteApp)).body.code).toBe('SIGN_IN_AGAIN');
    expect((await caller.call(secondStep.deleteApp)).status).toBe(200);
  });

  it('keeps the app in use until the new one is confirmed', async () => {
    const { secret } = await steps.setUpApp(caller);
    await caller.call(secondStep.beginApp);
    const wrong = await caller.call(secondStep.confirmApp, { body: { code: '000000' } });
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['code']);
    const { browser } = await steps.enterMailedCode(user);
    const body = { code: steps.codeOf(secret) };
    expect((await browser.call(secondStep.enterAppCode, { body })).status).toBe(200);
  });
});

describe('a company that asks for a second step', () => {
  it('shuts out who has none, from its day on, until it is set up', async () => {
    await ofCompany('2999-01-01');
    expect((await caller.call(entryLogs.list)).status).toBe(200);
    await ofCompany('2026-01-01');
    const refused = await caller.call(entryLogs.list);
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_STEP_NEEDED']);
    expect((await caller.call(auth.userInfo)).body.data.ikinci_adim_gerekli).toBe(true);
    const { accessToken = '' } = (await caller.call(auth.session)).body;
    const bearer = app.caller({ authorization: `Bearer ${accessToken}` });
    expect((await bearer.call(entryLogs.list)).status).toBe(403);
    await steps.setUpPasskey(caller);
    expect((await caller.call(entryLogs.list)).status).toBe(200);
    expect((await caller.call(auth.userInfo)).body.data.ikinci_adim_gerekli).toBe(false);
  });

  it('is told of in user info without a word more about companies', async () => {
    const { data } = (await caller.call(auth.userInfo)).body;
    expect(data.companies[0]).not.toHaveProperty('kilitli');
  });

  it('lets nobody take the last one away', async () => {
    await steps.setUpApp(caller);
    await ofCompany('2999-01-01');
    const kept = await caller.call(secondStep.deleteApp);
    expect([kept.status, kept.body.code]).toEqual([409, 'SECOND_STEP_KEPT']);
    await steps.setUpPasskey(caller);
    expect((await caller.call(secondStep.deleteApp)).status).toBe(200);
  });

  it('leaves a consultant the way to other companies', async () => {
    const other = await app.makeCompany();
    await ofCompany('2026-01-01');
    const consultant = await app.makeUser({ companies: [company, other] });
    const session = await app.signIn(consultant);
    expect((await session.call(entryLogs.list)).status).toBe(403);
    const body = { user_id: consultant.user_id, company_id: other, company_active: true };
    expect((await session.call(auth.companyActive, { body })).status).toBe(200);
    expect((await session.call(entryLogs.list)).status).toBe(200);
  });
});

describe('the second step of administrators and consultants', () => {
  const dated = (day: string) =>
    app.db.system
      .updateTable('users')
      .set({ ikinci_adim_tarihi: day })
      .where('user_id', '=', user.user_id)
      .execute();
  const asked = async () => (await caller.call(secondStep.security)).body.data.isteyenler;

  it('is asked for a week after a sign-in without one, which a mail says once', async () => {
    await steps.enterMailedCode(user);
    await steps.enterMailedCode(user);
    expect(await asked()).toMatchObject([{ company_name: 'Emanet' }]);
    const mails = await app.mailsTo(user.email);
    expect(mails.filter(({ subject }) => subject.includes('ikinci adım'))).toHaveLength(1);
    expect((await caller.call(entryLogs.list)).status).toBe(200);
    await dated('2026-01-01');
    expect((await caller.call(entryLogs.list)).body.code).toBe('SECOND_STEP_NEEDED');
    await steps.setUpApp(caller);
    expect((await caller.call(entryLogs.list)).status).toBe(200);
    expect((await caller.call(secondStep.deleteApp)).body.code).toBe('SECOND_STEP_KEPT');
    const consultant = await app.makeUser({ role: 'danışman', companies: [company] });
    const { browser } = await steps.enterMailedCode(consultant);
    const { data } = (await browser.call(secondStep.security)).body;
    expect(data.isteyenler).toMatchObject([{ company_name: 'Emanet' }]);
  });

  it('is left to companies by setting, and to representatives always', async () => {
    const representative = await app.makeUser({ role: 'temsilci', companies: [company] });
    await steps.enterMailedCode(representative);
    expect(await app.mailsTo(representative.email)).toHaveLength(1);
    await dated('2026-01-01');
    app.config.SECOND_STEP = 'optional';
    await steps.enterMailedCode(user);
    app.config.SECOND_STEP = 'required';
    expect(await asked()).toEqual([]);
    expect((await caller.call(entryLogs.list)).status).toBe(200);
  });
});

describe('a sign-in from another browser', () => {
  const from = (user_agent: string) =>
    app.db.system
      .updateTable('entry_logs')
      .set({ user_agent })
      .where('user_id', '=', user.user_id)
      .execute();
  const mailed = async () =>
    (await app.mailsTo(user.email)).filter(({ subject }) => subject.includes('yeni bir tarayıcı'));

  it('is mailed; the first one and an update of the browser are not', async () => {
    await steps.enterMailedCode(user);
    await steps.enterMailedCode(user);
    expect(await mailed()).toHaveLength(0);
    await from('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0');
    await steps.enterMailedCode(user);
    expect(await mailed()).toHaveLength(1);
    await steps.enterMailedCode(user);
    expect(await mailed()).toHaveLength(1);
  });
});

describe('resetting the second step of somebody', () => {
  const reset = (by: Caller, user_id: number) =>
    by.call(secondStep.reset, { params: { id: String(user_id) } });

  it('is for an administrator of all their companies; logged, mailed, sessions ended', async () => {
    await steps.setUpApp(caller);
    await steps.setUpPasskey(caller);
    const administrator = await app.signInAs({
      role: 'yönetici',
      companies: [company],
      fullname: 'Ayşe Kaya',
    });
    const asked = async () => (await reset(administrator, user.user_id)).body.message;
    expect(await asked()).toContain('24 saat sonra');
    const told = await app.mailsTo(user.email);
    expect(told.some(({ text }) => text.includes('en erken 24 saat sonra'))).toBe(true);
    expect(await asked()).toContain('24 saat dolmadan');
    expect((await caller.call(auth.userInfo)).status).toBe(200);
    const dayLater = () =>
      sql`update ikinci_adim_istekleri set tarih = tarih - interval '25 hours'
        where user_id = ${user.user_id}`.execute(app.db.system);
    await dayLater();
    // The person still has the second step, so nothing was lost.
    await sql`insert into entry_logs (company_id, user_id, email, ip, user_agent, sonuc, neden, yontem)
      values (${company}, ${user.user_id}, ${user.email}, '', '', 'başarılı', 'giris_yapildi', 'uygulama')`.execute(
      app.db.system,
    );
    expect(await asked()).toContain('24 saat sonra');
    await sql`delete from entry_logs where user_id = ${user.user_id} and yontem = 'uygulama'`.execute(
      app.db.system,
    );
    await dayLater();
    expect(await asked()).toContain('sıfırlandı');
    expect((await caller.call(auth.userInfo)).status).toBe(401);
    const { answer } = await steps.enterMailedCode(user);
    expect(answer.status).toBe(200);
    const mails = await app.mailsTo(user.email);
    expect(
      mails.some(({ text }) => text.includes('sıfırlandı') && text.includes('Ayşe Kaya')),
    ).toBe(true);
    const { body } = await administrator.call(entryLogs.list, {
      query: { neden: 'ikinci_adim_sifirlandi' },
    });
    expect(body.data).toMatchObject([{ user_id: user.user_id, company_id: company }]);
    const log = await app.db.system
      .selectFrom('change_logs')
      .select(['guncelleyen', 'record_id'])
      .where('company_id', '=', company)
      .where('tur', '=', 'temsilci')
      .execute();
    const entry = { guncelleyen: 'Ayşe Kaya', record_id: user.user_id };
    expect(log).toEqual([entry, entry, entry]);
  });

  it('takes a sign-in of the last minutes', async () => {
    const administrator = await app.makeUser({ role: 'yönetici', companies: [company] });
    const signedIn = await app.signIn(administrator);
    await sql`update sessions set created_at = now() - interval '16 minutes'
      where user_id = ${administrator.user_id}`.execute(app.db.system);
    expect((await reset(signedIn, user.user_id)).body.code).toBe('SIGN_IN_AGAIN');
  });

  it('is refused for oneself, consultants, strangers and people of further companies', async () => {
    const foreign = await app.makeCompany();
    const consultant = await app.makeUser({ companies: [company] });
    const both = await app.makeUser({ role: 'yönetici', companies: [company, foreign] });
    const stranger = await app.makeUser({ role: 'yönetici', companies: [foreign] });
    const codes = await Promise.all(
      [user, consultant, both, stranger].map(async ({ user_id }) => {
        const { body } = await reset(caller, user_id);
        return body.code;
      }),
    );
    expect(codes).toEqual(['RESET_ELSEWHERE', 'RESET_ELSEWHERE', 'RESET_ELSEWHERE', 'NOT_FOUND']);
  });
});

describe('open sessions', () => {
  it('are listed with their place, ended one by one, and all but this', async () => {
    const other = await app.signIn(user);
    const third = await app.signIn(user);
    const { oturumlar } = (await caller.call(secondStep.security)).body.data;
    expect(oturumlar.map(({ bu_oturum }) => bu_oturum).sort()).toEqual([false, false, true]);
    const mine = oturumlar.find(({ bu_oturum }) => bu_oturum);
    const stranger = await app.signInAs({ companies: [company] });
    const foreign = await stranger.call(secondStep.endSession, {
      params: { id: String(mine?.id) },
    });
    expect(foreign.status).toBe(404);
    const [one] = oturumlar.filter(({ bu_oturum }) => !bu_oturum);
    await caller.call(secondStep.endSession, { params: { id: String(one?.id) } });
    const alive = async () =>
      Promise.all(
        [other, third, caller].map(async (who) => (await who.call(auth.userInfo)).status),
      );
    expect((await alive()).filter((status) => status === 401)).toHaveLength(1);
    await caller.call(secondStep.endOtherSessions);
    expect(await alive()).toEqual([401, 401, 200]);
    expect((await stranger.call(auth.userInfo)).status).toBe(200);
  });
});
