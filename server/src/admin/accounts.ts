import departments from '@emanet/contract/data/departments.json' with { type: 'json' };
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { accountMail } from '../features/public-forms/emails.ts';
import type { Config } from '../platform/start/config.ts';
import type { Queries } from '../platform/db.ts';
import { enqueueMail } from '../platform/mail/outbox.ts';
import { passwordHash } from '../platform/crypto/tokens.ts';
import { nameFrom } from './arguments.ts';
import { insertCompany } from './companies.ts';
import { beginTrial } from './trials.ts';
import { refuse } from './failure.ts';
import { table } from './table.ts';

/** Requests for an account, newest first; `all` shows what was probably sent by machines too. */
export async function listAccounts(db: Queries, all: boolean): Promise<string> {
  const requests = await db
    .selectFrom('free_account_requests')
    .selectAll()
    .$if(!all, (query) => query.where('supheli', '=', false))
    .orderBy('id', 'desc')
    .execute();
  const rows = requests.map((one) => [
    String(one.id),
    one.tarih.slice(0, 16).replace('T', ' '),
    one.durum,
    one.company_name,
    one.fullname,
    one.email,
    one.numberoff,
    one.country,
    one.acilan_sirket === null ? '' : `company ${one.acilan_sirket}`,
    one.supheli ? 'machine?' : '',
  ]);
  const headings = ['ID', 'SENT (UTC)', 'STATE', 'COMPANY', 'NAME', 'E-MAIL', 'PEOPLE', 'COUNTRY'];
  return table([...headings, '', ''], rows);
}

/** The request of this number, locked until the end of the transaction. */
const requestOf = async (tx: Queries, id: number) =>
  (await tx
    .selectFrom('free_account_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? refuse(`There is no request ${id}; "accounts list" shows them.`);

/**
 * Makes the company of a request with the usual departments and its administrator, and mails the way
 * in: all of it or nothing, and once. `name` takes the place of the company's name.
 */
export async function approveAccount(
  db: Queries,
  config: Config,
  id: number,
  name: string | undefined,
): Promise<string> {
  const password_hash = await passwordHash(config.INITIAL_PASSWORD);
  return db.transaction().execute(async (tx) => {
    const request = await requestOf(tx, id);
    if (request.durum === 'onaylandi')
      return `Request ${id} was already approved: company ${request.acilan_sirket ?? 'removed since'}.`;
    if (request.durum === 'reddedildi') refuse(`Request ${id} was already declined.`);
    const company_name = nameFrom('The name of the company', name ?? request.company_name);
    const { email, fullname, dil } = request;
    const company_id = await insertCompany(tx, company_name);
    const until = config.TRIAL_DAYS ? daysAfter(todayInTurkey(), config.TRIAL_DAYS) : null;
    if (until) await beginTrial(tx, company_id, until);
    await tx
      .insertInto('departments')
      .values(departments.items.map((one) => ({ company_id, department_name: one[dil] })))
      .execute();
    const user = await tx
      .insertInto('users')
      .values({ email, fullname, role: 'yönetici', password_hash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!user) refuse(`There is already an account for ${email}; decline the request instead.`);
    await tx
      .insertInto('memberships')
      .values({
        user_id: user.user_id,
        company_id,
        department_id: null,
        company_active: true,
        role: 'yönetici',
      })
      .execute();
    await tx
      .updateTable('free_account_requests')
      .set({ durum: 'onaylandi', acilan_sirket: company_id })
      .where('id', '=', id)
      .execute();
    const address = `${config.BASE_URL}/login?lang=${dil}`;
    await enqueueMail(tx, config, {
      to: email,
      language: dil,
      company_id,
      unreported: true,
      content: accountMail(dil, { fullname, company: company_name, address, until }),
    });
    return `Company ${company_id} opened from request ${id}: ${company_name}; ${email} is its yönetici and is notified by e-mail.${until ? ` Its trial ends on ${until}.` : ''}`;
  });
}

/** Declines a request; doing it again changes nothing. */
export const declineAccount = (db: Queries, id: number): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const request = await requestOf(tx, id);
    if (request.durum === 'onaylandi')
      refuse(`Request ${id} was already approved: company ${request.acilan_sirket ?? 'removed'}.`);
    await tx
      .updateTable('free_account_requests')
      .set({ durum: 'reddedildi' })
      .where('id', '=', id)
      .execute();
    return `Request ${id} is declined; no e-mail is sent.`;
  });
