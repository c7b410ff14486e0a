import { auth } from '@emanet/contract/auth';
import { account } from '@emanet/contract/auth/account';
import { secondStep } from '@emanet/contract/auth/second-step';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import { unique, type TestUser } from '../../../../test/factories.ts';
import { secondSteps } from '../../../../test/second-step.ts';

const clock = testClock();
let company: number;
let user: TestUser;
let caller: Caller;

const app = await appOfFile({}, { clock });
beforeEach(async () => {
  company = await app.makeCompany();
  const department = await app.makeDepartment(company);
  user = await app.makeUser({
    ...{ role: 'temsilci', companies: [company], departments: [department] },
    fullname: 'Deniz Örnek',
  });
  caller = await app.signIn(user);
});

/** Entries about the person that people read. */
const logOf = async (user_id: number) =>
  (
    await sql<{ company_id: number; guncelleyen: string; alanlar: object[] }>`
      select company_id, guncelleyen, alanlar from change_logs
      where tur = 'temsilci' and record_id = ${user_id} order by id`.execute(app.db.system)
  ).rows;
const codeIn = async (email: string, words: string) =>
  /\d{6}/.exec(
    (await app.mailsTo(email)).find(({ subject }) => subject.includes(words))?.subject ?? '',
  )?.[0] ?? '';

describe('the own name', () => {
  it('is changed, and the log of a representative’s company says so', async () => {
    const answer = await caller.call(account.rename, { body: { fullname: '  Deniz   Ak ' } });
    expect([answer.status, answer.body.message]).toEqual([200, 'Adınız değiştirildi.']);
    expect((await caller.call(auth.userInfo)).body.data.fullname).toBe('Deniz Ak');
    expect(await logOf(user.user_id)).toEqual([
      {
        company_id: company,
        guncelleyen: 'Deniz Örnek',
        alanlar: [{ alan: 'fullname', eski: 'Deniz Örnek', yeni: 'Deniz Ak' }],
      },
    ]);
  });

  it('is none of spaces', async () => {
    const answer = await caller.call(account.rename, { body: { fullname: '   ' } });
    expect(answer.status).toBe(400);
  });
});

describe('another address', () => {
  const email = () => `${unique('yeni')}@ornek.test`;
  const ask = async (wanted: string) => {
    expect((await caller.call(account.askAddress, { body: { email: wanted } })).status).toBe(200);
    return {
      eski_kod: await codeIn(user.email, 'adres değişikliği'),
      yeni_kod: await codeIn(wanted, 'yeni adres'),
    };
  };
  const confirm = (body: { eski_kod: string; yeni_kod: string }) =>
    caller.call(account.confirmAddress, { body });
  const addressOf = async () => (await caller.call(auth.userInfo)).body.data.email;

  it('takes the codes of both mailboxes, ends other sessions and is mailed to the old one', async () => {
    const other = await app.signIn(user);
    const wanted = email();
    const codes = await ask(wanted);
    expect(await addressOf()).toBe(user.email);
    expect((await confirm(codes)).status).toBe(200);
    expect(await addressOf()).toBe(wanted);
    expect((await other.call(auth.userInfo)).status).toBe(401);
    const told = await app.mailsTo(user.email);
    expect(told.some(({ text }) => text.includes('e-posta adresi değiştirildi'))).toBe(true);
    expect((await logOf(user.user_id)).at(-1)?.alanlar).toEqual([
      { alan: 'email', eski: user.email, yeni: wanted },
    ]);
    expect((await confirm(codes)).body.code).toBe('OTP_EXPIRED');
  });

  it.each(['eski_kod', 'yeni_kod'] as const)('is refused with a wrong %s', async (name) => {
    const codes = await ask(email());
    const wrong = codes[name] === '123456' ? '654321' : '123456';
    expect((await confirm({ ...codes, [name]: wrong })).body.code).toBe('OTP_WRONG');
    expect(await addressOf()).toBe(user.email);
  });

  it('is given up after five wrong tries and after ten minutes', async () => {
    const codes = await ask(email());
    const wrong = { ...codes, yeni_kod: codes.yeni_kod === '123456' ? '654321' : '123456' };
    const said = [];
    for (let n = 0; n < 5; n += 1) said.push((await confirm(wrong)).body.code);
    expect(said).toEqual([...Array<string>(4).fill('OTP_WRONG'), 'OTP_EXPIRED']);
    expect((await confirm(codes)).body.code).toBe('OTP_EXPIRED');
    const again = await ask(email());
    clock.moveBy({ minutes: 11 });
    expect((await confirm(again)).body.code).toBe('OTP_EXPIRED');
  });

  it('is refused when it is somebody else’s, also when that came meanwhile', async () => {
    const taken = await app.makeUser({ companies: [company] });
    const body = { email: taken.email };
    const refused = await caller.call(account.askAddress, { body });
    expect(refused.body.fields).toEqual({
      email: 'Bu e-posta adresiyle bir hesap zaten var.',
    });
    const wanted = email();
    const codes = await ask(wanted);
    await app.makeUser({ companies: [company], email: wanted });
    expect((await confirm(codes)).status).toBe(400);
    expect(await addressOf()).toBe(user.email);
  });
});

describe('the own data', () => {
  const read = async (lang: 'tr' | 'en' = 'tr') => {
    const answer = await caller.call(account.ownData, { query: { lang } });
    // The text of the file, whose lists the tests below look at.
    const data = JSON.parse(answer.text) as Record<string, unknown[]>;
    return { ...answer, data };
  };

  it('are one JSON with account, memberships, keys, sessions and sign-ins, and are mailed', async () => {
    const { device } = await secondSteps(app, clock).setUpPasskey(caller);
    expect(device).toBeDefined();
    const answer = await read();
    expect(answer.headers['content-disposition']).toContain('emanet-verilerim.json');
    expect(answer.data).toMatchObject({
      hesap: { email: user.email, fullname: 'Deniz Örnek', role: 'temsilci' },
      uyelikler: [{ departman: expect.any(String) as string }],
      gecis_anahtarlari: [{ ad: 'İş bilgisayarı' }],
      kurtarma_kodlari: [{ kalan: 10 }],
    });
    expect(answer.data['oturumlar']).toHaveLength(1);
    expect(answer.data['giris_kayitlari']?.at(-1)).toMatchObject({ neden: 'verileri_indirildi' });
    const told = await app.mailsTo(user.email);
    expect(told[0]?.text).toContain('kopyası indirildi');
    expect((await read('en')).headers['content-disposition']).toContain('emanet-my-data.json');
  });

  it('hold no key, code or token, and nothing of anybody else', async () => {
    const stranger = await app.makeUser({ companies: [company], fullname: 'Başka Biri' });
    const { codes, secret } = await secondSteps(app, clock).setUpApp(caller);
    const { text } = await read();
    for (const kept of [...codes, secret, stranger.email, 'Başka Biri', 'password', 'hash'])
      expect(text).not.toContain(kept);
  });

  it('come in pages, however many sign-ins there are', async () => {
    await sql`insert into entry_logs (user_id, email, ip, user_agent, sonuc, neden)
      select ${user.user_id}, ${user.email}, '127.0.0.1', 'x', 'başarılı', 'giris_yapildi'
      from generate_series(1, 2345)`.execute(app.db.system);
    expect((await read()).data['giris_kayitlari']).toHaveLength(2346);
  });

  /** Lives of minutes or hours, unfinished uploads, and progress that goes with a request or round of a company. */
  const SHORT_LIVED = [
    ...['idempotency_keys', 'otp_codes', 'passkey_challenges', 'second_steps', 'yuklemeler'],
    ...['ikinci_adim_istekleri', 'gozden_gecirmeler'],
  ];
  const TOLD = [
    ...['adres_degisiklikleri', 'authenticator_apps', 'change_log_reads', 'kayitli_gorunumler'],
    ...[
      'firma_uyeleri',
      'kisi_eslesmeleri',
      'kisi_gorunumleri',
      'memberships',
      'passkeys',
      'portfoy_gorunumleri',
      'portfoy_kisileri',
      'recovery_codes',
    ],
    ...['sessions', 'takvim_baglantilari', 'uyelik_davetleri'],
  ];

  it('name every table of rows that are a person’s own', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where confrelid = 'users'::regclass and confdeltype = 'c' order by name`.execute(
      app.db.system,
    );
    expect(rows.map(({ name }) => name)).toEqual([...SHORT_LIVED, ...TOLD].sort());
  });
});

describe('erasing the own account', () => {
  const erase = (who: Caller, email: string) => who.call(account.eraseAccount, { body: { email } });

  it('is refused while a company has the person as a member, and for another address', async () => {
    expect((await erase(caller, user.email)).body.code).toBe('ACCOUNT_IN_USE');
    expect((await erase(caller, 'baska@ornek.test')).status).toBe(400);
    expect((await caller.call(auth.userInfo)).status).toBe(200);
  });

  it('is done at once for a member of no company', async () => {
    const free = await app.makeUser({ role: 'danışman' });
    const own = await app.signIn(free);
    expect((await own.call(secondStep.security)).status).toBe(200);
    const answer = await erase(own, free.email);
    expect([answer.status, answer.cookie]).toEqual([200, '']);
    expect((await own.call(auth.userInfo)).status).toBe(401);
    const { rows } = await sql<{ neden: string }>`
      select neden from silinen_hesaplar where user_id = ${free.user_id}`.execute(app.db.system);
    expect(rows).toEqual([{ neden: 'istek' }]);
    expect((await app.mailsTo(free.email))[0]?.subject).toBe('Emanet hesabınız silindi');
  });
});
