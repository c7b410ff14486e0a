import { notificationSettings } from '@emanet/contract/notification-settings';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { optOutLink } from '../../platform/mail/opt-out.ts';

const app = await appOfFile();
const made = async () => {
  const company = await app.makeCompany();
  return app.signInAs({ role: 'yönetici', companies: [company] });
};
const callers = [await made(), await made()] as const;

const inviteTo = async (caller: Caller, email: string) => {
  const body = { fullname: 'Ece Er', email, gonder: true };
  return (await caller.call(training.add, { body })).body.data[0];
};
const mailsTo = async (email: string) => (await app.mailsTo(email)).length;
const linkTo = (email: string) => optOutLink(app.config, email, 'tr');
const pathOf = (email: string) => new URL(linkTo(email)).pathname;
const post = (email: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: pathOf(email),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    payload: new URLSearchParams(fields).toString(),
  });

describe('an address that refuses mail', () => {
  it('gets no invitation of any company after one click of its mail program', async () => {
    const email = 'bir-tik@ornek.test';
    await inviteTo(callers[0], email);
    const [mail] = await app.mailsTo(email);
    expect(mail?.optOut).toBe(linkTo(email));
    expect(mail?.text).toContain(linkTo(email));
    expect((await post(email, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    const second = await inviteTo(callers[1], email);
    expect(second).toMatchObject({ posta_ret: true, sirada: false });
    expect(await mailsTo(email)).toBe(1);
    const params = { id: String(second?.id) };
    const again = await callers[1].call(training.sendSingleMail, { params, body: {} });
    expect(again.body.code).toBe('NOTHING_TO_SEND');
  });

  it('gets them again once its owner allows it, and a look at the page refuses nothing', async () => {
    const email = 'geri-alan@ornek.test';
    const look = () => app.app.inject({ url: pathOf(email) });
    const first = await look();
    expect([first.statusCode, first.payload.includes('Artık gönderilmesin')]).toEqual([200, true]);
    expect(first.payload).not.toContain('<script');
    expect(first.payload).not.toContain(email);
    const html = { accept: 'text/html', origin: app.config.BASE_URL };
    const refused = await post(email, { karar: 'ret', dil: 'tr' }, html);
    expect([refused.statusCode, refused.headers.location]).toEqual([
      303,
      `${pathOf(email)}?lang=tr`,
    ]);
    expect((await look()).payload).toContain('Artık gönderilmeyecek');
    expect((await inviteTo(callers[0], email))?.posta_ret).toBe(true);
    expect(await mailsTo(email)).toBe(0);
    await post(email, { karar: 'geri', dil: 'tr' }, html);
    expect((await look()).payload).toContain('Artık gönderilmesin');
    expect((await inviteTo(callers[1], email))?.posta_ret).toBe(false);
    expect(await mailsTo(email)).toBe(1);
  });

  it('is nobody of a token that was not made here', async () => {
    const made = pathOf('sahte@ornek.test').split('/').at(-1) ?? '';
    const forged = `${made.slice(0, 10)}${made[10] === 'A' ? 'B' : 'A'}${made.slice(11)}`;
    const answer = await app.stranger.call(notificationSettings.optOut, {
      params: { token: forged },
      body: {},
    });
    expect(answer.status).toBe(404);
    const page = await app.app.inject({ url: `/api/posta-ret/${forged}` });
    expect(page.payload).toContain('Bağlantı geçerli değil');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from mail_opt_outs
      where adres_ozeti = mail_address_digest('sahte@ornek.test')`.execute(app.db.system);
    expect(rows[0]?.count).toBe(0);
  });
});
