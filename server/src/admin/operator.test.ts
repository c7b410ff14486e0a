import { describe, expect, it } from 'vitest';
import { auth } from '@emanet/contract/auth';
import { sql } from 'kysely';
import { appOfFile } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { enqueueMail } from '../platform/mail/outbox.ts';
import { parseCommand, runCommand } from './run.ts';

const app = await appOfFile();

const admin = async (...words: string[]) => runCommand(app.db, app.config, parseCommand(words));

/** A mail that was given up, with its text. */
async function givenUp(): Promise<{ id: string; to: string }> {
  const to = `${unique('kisi')}@ornek.test`;
  await enqueueMail(app.db.identity, app.config, {
    to,
    language: 'tr',
    content: { subject: 'Hatırlatma', blocks: [] },
  });
  const { id } = await app.db.system
    .selectFrom('mail_outbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await app.db.system
    .updateTable('mail_outbox')
    .set({ state: 'given_up', attempts: 3, server_answer: '550 5.1.1 no such user' })
    .where('id', '=', id)
    .execute();
  return { id: String(id), to };
}
const stateOf = async (id: string) =>
  (
    await sql<{ state: string; text: boolean }>`
      select state, sealed is not null as text from mail_outbox where id = ${id}`.execute(
      app.db.system,
    )
  ).rows[0];

describe('mail', () => {
  it('is listed with its recipient and what the server said, and sent again', async () => {
    const { id, to } = await givenUp();
    expect(await admin('mail', 'list')).toMatch(new RegExp(`${id}.*given up.*${to}.*550 5.1.1`));
    expect(await admin('mail', 'retry', id)).toBe('Mails that leave now: 1.');
    expect(await stateOf(id)).toEqual({ state: 'waiting', text: true });
    await admin('mail', 'discard', id);
  });

  it('is discarded once, with its text', async () => {
    const { id } = await givenUp();
    expect(await admin('mail', 'discard', id)).toBe('Mails discarded: 1.');
    expect(await stateOf(id)).toEqual({ state: 'given_up', text: false });
    await expect(admin('mail', 'retry', id)).rejects.toThrow('There is no such mail');
    await expect(admin('mail', 'discard', 'x')).rejects.toThrow('must be a number');
  });
});

describe('jobs', () => {
  it('are listed with their failure and run again', async () => {
    const job = unique('deneme');
    await sql`select enqueue_job(${job}, '{}', now() + interval '9 years', null, false)`.execute(
      app.db.system,
    );
    const list = await admin('jobs', 'list');
    const [id = ''] = new RegExp(`^\\d+(?=\\s+${job}\\s+waiting)`, 'm').exec(list) ?? [];
    expect(await admin('jobs', 'retry', id)).toBe(`Job ${id} runs now.`);
    await expect(admin('jobs', 'retry', '2147483647')).rejects.toThrow('There is no job');
  });
});

describe('days off', () => {
  const moves = async () =>
    (await sql`select from queue_jobs() where job = 'move-clocks'`.execute(app.db.system)).rows
      .length;

  it('are added with their source, moved to by clocks, listed and taken back', async () => {
    const before = await moves();
    const add = () => admin('holiday', 'add', '2031-06-05', '--source', 'Genelge 2031/4');
    expect(await add()).toBe('2031-06-05 is off: İdari izin. Running clocks move now.');
    expect(await moves()).toBe(before + 1);
    await expect(add()).rejects.toThrow('already in the calendar');
    expect(await admin('holiday', 'list', '2031')).toMatch(/2031-06-05 .*İdari izin .*Genelge/);
    expect(await admin('holiday', 'remove', '2031-06-05')).toMatch('no longer off: İdari izin');
    expect(await moves()).toBe(before + 2);
    expect(await admin('holiday', 'list', '2031')).not.toMatch('2031-06-05');
  });

  it('need a real day and a source, and those of the law stay', async () => {
    const add = (...words: string[]) => admin('holiday', 'add', ...words);
    await expect(add('2031-02-30', '--source', 'x')).rejects.toThrow('not a day');
    await expect(add('2031-06-05')).rejects.toThrow('--source is missing');
    await expect(add('2031-06-05', 'Seçim', '--source', 'x')).rejects.toThrow('--english');
    await expect(admin('holiday', 'remove', '2026-10-29')).rejects.toThrow('Nothing was added');
  });
});

describe('people and companies', () => {
  it('a consultant with an account gains a client', async () => {
    const [first, second] = [await app.makeCompany(), await app.makeCompany()];
    const { email, user_id } = await app.makeUser({ companies: [first] });
    const add = (company: number, role = 'danisman') =>
      admin(
        'user',
        'add',
        '--email',
        email,
        '--name',
        'Ece',
        '--role',
        role,
        '--company',
        String(company),
      );
    expect(await add(second)).toBe(`${email} has an account and gained: ${second}.`);
    const companies = await app.db.system
      .selectFrom('memberships')
      .select(['company_id', 'company_active'])
      .where('user_id', '=', user_id)
      .orderBy('sira')
      .execute();
    expect(companies).toEqual([
      { company_id: first, company_active: true },
      { company_id: second, company_active: false },
    ]);
    await expect(add(second)).rejects.toThrow('already');
    await expect(add(second, 'yönetici')).rejects.toThrow('already an account');
  });

  it('sessions end by account and by company; each company hears of it', async () => {
    const company = await app.makeCompany();
    const [one, other] = [
      await app.makeUser({ companies: [company] }),
      await app.makeUser({ companies: [company] }),
    ];
    const elsewhere = await app.signInAs({ companies: [await app.makeCompany()] });
    await app.signIn(one);
    expect(await admin('sign-out', '--email', one.email)).toMatch('ended: 1');
    await app.signIn(one);
    await app.signIn(other);
    await sql`insert into otp_codes (user_id, device, code_hash, link_hash, tries_left, expires_at)
      values (${one.user_id}, '', '', ${Buffer.from(unique('x'))}, 5, now() + interval '5 minutes')`.execute(
      app.db.system,
    );
    expect(await admin('sign-out', '--company', String(company))).toMatch('ended: 2');
    expect((await elsewhere.call(auth.userInfo)).status).toBe(200);
    const { rows } = await sql<{ told: number; codes: number }>`
      select count(*)::int as told,
        (select count(*)::int from otp_codes where user_id = ${one.user_id}) as codes
      from entry_logs where company_id = ${company} and neden = 'tum_oturumlar_kapatildi'`.execute(
      app.db.system,
    );
    expect(rows).toEqual([{ told: 3, codes: 0 }]);
    for (const words of [[], ['--all', '--email', one.email]])
      await expect(admin('sign-out', ...words)).rejects.toThrow('takes one of');
  });

  it('an account is switched on again', async () => {
    const user = await app.makeUser({ companies: [await app.makeCompany()] });
    await admin('user', 'disable', user.email);
    expect(await admin('user', 'enable', user.email)).toMatch('in use again');
  });

  it('a company takes another name that none has', async () => {
    const name = unique('Yeni');
    const company = await app.makeCompany();
    const rename = () => admin('company', 'rename', name, 'A.Ş.', '--company', String(company));
    expect(await rename()).toMatch(`is now ${name} A.Ş.`);
    const other = admin(
      'company',
      'rename',
      `${name} a.ş.`,
      '--company',
      String(await app.makeCompany()),
    );
    await expect(other).rejects.toThrow('already a company');
  });
});
