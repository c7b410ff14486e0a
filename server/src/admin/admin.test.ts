import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { auth } from '@emanet/contract/auth';
import { secondStep } from '@emanet/contract/auth/second-step';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { CHILD_ENV } from '../../test/nodes/child-env.ts';
import { softAuthenticator } from '../../test/authenticator.ts';
import { unique } from '../../test/factories.ts';
import { SITE } from '../../test/second-step.ts';
import { parseCommand, runCommand } from './run.ts';

const app = await appOfFile();
const company = String(await app.makeCompany());
const department = String(await app.makeDepartment(Number(company)));

const admin = async (...words: string[]) => runCommand(app.db, app.config, parseCommand(words));
const newEmail = () => `${unique('kisi')}@ornek.test`;
const addUser = (email: string, role: string, ...more: string[]) =>
  admin('user', 'add', '--email', email, '--name', 'Ece Örnek', '--role', role, ...more);

describe('company', () => {
  it('add adds one that list shows; its Turkish twin is refused', async () => {
    const name = unique('ışık');
    expect(await admin('company', 'add', name, 'A.Ş.')).toMatch(`added: ${name} A.Ş.`);
    expect(await admin('company', 'list')).toContain(`${name} A.Ş.`);
    const twin = name.toLocaleUpperCase('tr');
    await expect(admin('company', 'add', `${twin} a.ş.`)).rejects.toThrow('already a company');
    await expect(admin('company', 'add', '  ')).rejects.toThrow('is missing');
  });
});

describe('department', () => {
  it('add adds one to a company', async () => {
    expect(await admin('department', 'add', 'İdari', 'İşler', '--company', company)).toMatch(
      'İdari İşler',
    );
    expect(await admin('department', 'list', '--company', company)).toContain('İdari İşler');
    const twin = admin('department', 'add', 'idari işler', '--company', company);
    await expect(twin).rejects.toThrow('already has this department');
  });
});

describe('user add', () => {
  it.each([
    ['danışman', 'danışman'],
    ['DANISMAN', 'danışman'],
    ['yonetici', 'yönetici'],
    ['YÖNETİCİ', 'yönetici'],
  ])('understands the role %s', async (written, role) => {
    const email = newEmail();
    expect(await addUser(email.toUpperCase(), written, '--company', company)).toContain(role);
    const user = await app.db.system
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role, aktif: true, egitim_sorumlusu: false });
    expect(user.password_hash).toMatch(/^scrypt\$/);
    expect(user.password_hash).not.toContain(app.config.INITIAL_PASSWORD);
    expect(await admin('user', 'list')).toContain(email);
  });

  it('makes a temsilci with departments and duties, who can sign in', async () => {
    const email = newEmail();
    const second = String(await app.makeDepartment(Number(company)));
    await addUser(
      email,
      'temsilci',
      '--company',
      company,
      '--department',
      department,
      '--department',
      second,
      '--training-officer',
      '--asset-officer',
    );
    await app.stranger.call(auth.sendCode, { body: { email } });
    const code = /\d{6}/.exec((await app.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
    const { body } = await app.stranger.call(auth.enterCode, { body: { email, code } });
    expect(body.data).toMatchObject({ egitim_sorumlusu: 1, varlik_sorumlusu: true });
    expect(body.data.companies.map((one) => String(one.department_id))).toEqual([
      department,
      second,
    ]);
  });

  it('keeps the order of a danışman’s companies', async () => {
    const email = newEmail();
    const other = String(await app.makeCompany());
    await addUser(email, 'danışman', '--company', other, '--company', company, '--company', other);
    const places = await app.db.system
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.user_id', 'm.user_id')
      .select(['m.company_id', 'm.company_active'])
      .where('u.email', '=', email)
      .orderBy('m.sira')
      .execute();
    expect(places.map((one) => [String(one.company_id), one.company_active])).toEqual([
      [other, true],
      [company, false],
    ]);
  });

  it('refuses with one sentence what cannot be, and stores nothing', async () => {
    const email = newEmail();
    const foreign = String(await app.makeDepartment(await app.makeCompany()));
    const wrong: [string, string[], string][] = [
      ['patron', ['--company', company], 'is not a role'],
      ['danışman', [], '--company is missing'],
      ['danışman', ['--company', 'abc'], 'must be a number'],
      ['danışman', ['--company', '2000000000'], 'There is no company 2000000000'],
      ['yönetici', ['--company', company, '--company', '1'], 'belongs to one company'],
      ['yönetici', ['--company', company, '--department', department], 'for a temsilci'],
      ['yönetici', ['--company', company, '--training-officer'], 'duties of a temsilci'],
      ['temsilci', ['--company', company], '--department is missing'],
      ['temsilci', ['--company', company, '--department', foreign], 'has no department'],
    ];
    for (const [role, more, sentence] of wrong)
      await expect(addUser(email, role, ...more)).rejects.toThrow(sentence);
    await expect(addUser('no address', 'danışman')).rejects.toThrow('is not an e-mail address');
    expect(await admin('user', 'list')).not.toContain(email);
  });

  it('refuses an address twice, also at the same moment', async () => {
    const email = newEmail();
    const both = await Promise.allSettled(
      [1, 2].map(() => addUser(email, 'danışman', '--company', company)),
    );
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('losing access', () => {
  const signedIn = async () => {
    const user = await app.makeUser({ companies: [Number(company)] });
    const caller = await app.signIn(user);
    const status = async () => (await caller.call(auth.userInfo)).status;
    expect(await status()).toBe(200);
    return { user, status };
  };
  const sessionsOf = (user_id: number) =>
    app.db.system.selectFrom('sessions').selectAll().where('user_id', '=', user_id).execute();

  const withPasskey = async () => {
    const user = await app.makeUser({ companies: [Number(company)] });
    const caller = await app.signIn(user);
    const device = softAuthenticator(SITE);
    const { options } = (await caller.call(secondStep.beginPasskey)).body.data;
    const added = { body: { ad: 'Telefon', response: device.create(options) } };
    expect((await caller.call(secondStep.addPasskey, added)).status).toBe(201);
    return { user, caller, device };
  };
  const later = (user_id: number) =>
    sql`update users set sifirlama_istegi = sifirlama_istegi - interval '25 hours'
      where user_id = ${user_id}`.execute(app.db.system);

  it('by user reset waits a day, and is void once its person shows the second step', async () => {
    const { user, caller, device } = await withPasskey();
    const reset = () => admin('user', 'reset', user.email);
    expect(await reset()).toContain('is asked for');
    const told = await app.mailsTo(user.email);
    expect(told.some(({ text }) => text.includes('en erken 24 saat sonra'))).toBe(true);
    expect(await reset()).toContain('cannot be done before 24 hours');
    expect((await caller.call(auth.userInfo)).status).toBe(200);
    await later(user.user_id);
    const signed = await app.stranger.call(secondStep.passkeyOptions);
    await app.stranger.call(secondStep.enterPasskey, {
      body: device.get(signed.body.data.options),
    });
    await sql`update entry_logs set tarih = now() - interval '1 hour'
      where user_id = ${user.user_id}`.execute(app.db.system);
    expect(await reset()).toContain('is asked for');
    await later(user.user_id);
    await sql`delete from entry_logs where user_id = ${user.user_id}`.execute(app.db.system);
    expect(await reset()).toContain('is reset');
    expect((await caller.call(auth.userInfo)).status).toBe(401);
  });

  it('by user reset --now takes the second step off with a reason, logs and mails it', async () => {
    const { user, caller, device } = await withPasskey();
    await expect(admin('user', 'reset', user.email, '--now')).rejects.toThrow('--reason');
    const reason = ['--reason', 'Telefonu çalındı, kimliği görüldü'];
    expect(await admin('user', 'reset', user.email, '--now', ...reason)).toContain('is reset');
    const { rows } = await sql<{ guncelleyen: string; alanlar: object[] }>`
      select guncelleyen, alanlar from change_logs where company_id = ${Number(company)}
        and tur = 'temsilci' and record_id = ${user.user_id}`.execute(app.db.system);
    expect(rows).toEqual([
      {
        guncelleyen: 'Emanet (otomatik)',
        alanlar: [
          { alan: 'ikinci_adim', eski: true, yeni: false },
          { alan: 'gerekce', eski: null, yeni: reason[1] },
        ],
      },
    ]);
    expect((await caller.call(auth.userInfo)).status).toBe(401);
    const signed = await app.stranger.call(secondStep.passkeyOptions);
    const body = device.get(signed.body.data.options);
    expect((await app.stranger.call(secondStep.enterPasskey, { body })).status).toBe(400);
    expect((await app.mailsTo(user.email))[0]?.text).toContain('sıfırlandı');
    await expect(admin('user', 'reset', newEmail())).rejects.toThrow('There is no account');
  });

  it('by user erase goes once no company has the person as a member', async () => {
    const email = newEmail();
    await addUser(email, 'danışman', '--company', company);
    const erase = (...name: string[]) => admin('user', 'erase', email, ...name);
    await expect(erase()).rejects.toThrow('--name must be the name');
    await expect(erase('--name', 'Ece Örnek')).rejects.toThrow('is a member of');
    const remove = () => admin('user', 'remove', email, '--company', company);
    expect(await remove()).toContain('is no member of');
    await expect(remove()).rejects.toThrow('is no member of');
    expect(await erase('--name', 'ece örnek')).toContain('is erased');
    expect(await admin('user', 'list')).not.toContain(email);
    expect((await app.mailsTo(email))[0]?.subject).toBe('Emanet hesabınız silindi');
  });

  it('by user disable ends sessions at once and for good', async () => {
    const { user, status } = await signedIn();
    expect(await admin('user', 'disable', user.email)).toMatch('sessions ended: 1');
    expect(await status()).toBe(401);
    expect(await sessionsOf(user.user_id)).toEqual([]);
    expect(await admin('user', 'disable', user.email)).toMatch('disabled already');
    await expect(admin('user', 'disable', newEmail())).rejects.toThrow('There is no account');
  });

  it('with a membership ends sessions at once', async () => {
    const { user, status } = await signedIn();
    await app.db.system.deleteFrom('memberships').where('user_id', '=', user.user_id).execute();
    expect(await status()).toBe(401);
    expect(await sessionsOf(user.user_id)).toEqual([]);
  });
});

it.each([
  [[], 'Usage'],
  [['company', 'burn'], 'There is no command "company burn"'],
  [['user', 'list', '--role', 'x'], 'takes no --role'],
  [['user', 'disable', 'a@b.test', 'c@d.test'], 'one word too many'],
])('%j is no command', async (words, sentence) => {
  await expect(admin(...words)).rejects.toThrow(sentence);
});

it('ends with 0 or 1 for the shell', () => {
  const shell = (...words: string[]) =>
    spawnSync(
      join(import.meta.dirname, '../../../node_modules/.bin/node'),
      [join(import.meta.dirname, 'main.ts'), ...words],
      {
        encoding: 'utf8',
        env: { ...CHILD_ENV, DATABASE_URL: app.url, SECRET: app.config.SECRET },
      },
    );
  const good = shell('company', 'list');
  expect([good.status, good.stderr]).toEqual([0, '']);
  expect(good.stdout).toMatch(/^ID\s+COMPANY/);
  const bad = shell('user', 'add', '--nothing');
  expect([bad.status, bad.stdout]).toEqual([1, '']);
  expect(bad.stderr).toContain("Unknown option '--nothing'");
});
