import { ADDRESS_CHANGE } from '@emanet/contract/auth/account';
import { sql } from 'kysely';
import { oneLine } from '../../../nouns/life.ts';
import { secretsOf } from '../../../platform/crypto/former.ts';
import { checkCode, codeEnd, newCode } from '../../../platform/crypto/mailed-code.ts';
import { keyedHash } from '../../../platform/crypto/tokens.ts';
import type { Queries } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/http/throttle.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { accountIn, logEntry } from '../entry-log.ts';
import { note } from '../second-step/notices.ts';
import type { Self } from '../second-step/security.ts';
import { endOtherSessions } from '../sessions.ts';
import { newAddressMail, oldAddressMail } from './emails.ts';
import { eraseAccount } from './erasure.ts';

const HOUR = 3600;

type Changed = Readonly<{ fullname: string; email: string }>;

/** Stores name and address of a person; false when the address belongs to another person. */
async function store(tx: Queries, user_id: number, { fullname, email }: Changed): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select change_account(${user_id}::int, ${fullname}, ${email}, false) as done`.execute(tx);
  return rows[0]?.done ?? false;
}

/** Changes the own name, with an entry in the log of a representative's company. */
export const rename = ({ services, visitor, actor }: Self, given: string): Promise<void> =>
  services.db.identity.transaction().execute(async (tx) => {
    const fullname = oneLine(given, 'fullname');
    if (fullname === actor.fullname) return;
    await store(tx, actor.user_id, { fullname, email: actor.email });
    await logEntry(tx, visitor, { ...accountIn(actor), fullname }, 'ad_degistirildi');
  });

/** Digest of a code for one mailbox of one change. */
const digest = (secret: string, user_id: number, email: string, code: string) =>
  keyedHash(secret, 'address-change', `${user_id}:${email}:${code}`);

/** Requests another address: one code confirms the current mailbox, another one the new mailbox. */
export async function askAddress({ services, visitor, actor }: Self, email: string): Promise<void> {
  const { clock, config, db } = services;
  const { user_id } = actor;
  const limited = { purpose: 'addressChange', who: String(user_id) };
  await throttle({ config, db: db.identity }, limited, ADDRESS_CHANGE.anHour, HOUR);
  await db.identity.transaction().execute(async (tx) => {
    await refuseTaken(tx, email);
    const codes = { old: newCode(ADDRESS_CHANGE), new: newCode(ADDRESS_CHANGE) };
    const pending = {
      email,
      eski_ozet: digest(config.SECRET, user_id, actor.email, codes.old),
      yeni_ozet: digest(config.SECRET, user_id, email, codes.new),
      kod_bitisi: codeEnd(ADDRESS_CHANGE, clock.now()),
      kod_hakki: ADDRESS_CHANGE.tries,
    };
    await tx
      .insertInto('adres_degisiklikleri')
      .values({ user_id, ...pending })
      .onConflict((of) => of.column('user_id').doUpdateSet(pending))
      .execute();
    const { language } = visitor;
    const common = {
      language,
      urgent: true,
      uselessAfterSeconds: ADDRESS_CHANGE.minutes * 60,
    } as const;
    const content = oldAddressMail(language, codes.old, email);
    await enqueueMail(tx, config, { ...common, to: actor.email, content });
    const other = newAddressMail(language, codes.new);
    await enqueueMail(tx, config, { ...common, to: email, content: other });
  });
}

async function refuseTaken(tx: Queries, email: string): Promise<void> {
  const taken = await sql`select from users where email = ${email}`.execute(tx);
  if (taken.rows.length > 0) fail('INVALID_INPUT', { fields: { email: 'taken_email' } });
}

/** Replaces the old address by the new one and returns it. All other sessions end. */
export async function confirmAddress(
  self: Self,
  { eski_kod, yeni_kod }: Readonly<{ eski_kod: string; yeni_kod: string }>,
): Promise<string> {
  const outcome = await self.services.db.identity
    .transaction()
    .execute((tx) => tryCodes(tx, self, { eski_kod, yeni_kod }));
  if ('email' in outcome) return outcome.email;
  return outcome.left > 0
    ? fail('OTP_WRONG', { values: { left: outcome.left } })
    : fail('OTP_EXPIRED');
}

/** One try at both codes; a wrong one must be stored, so it is returned and not thrown. */
async function tryCodes(
  tx: Queries,
  { services, visitor, actor }: Self,
  given: Readonly<{ eski_kod: string; yeni_kod: string }>,
): Promise<{ email: string } | { left: number }> {
  const { clock, config } = services;
  const { user_id } = actor;
  const pending = await tx
    .selectFrom('adres_degisiklikleri')
    .selectAll()
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!pending) return { left: 0 };
  const check = (hash: Buffer, address: string, code: string) =>
    checkCode(
      { hash, until: pending.kod_bitisi, left: pending.kod_hakki },
      secretsOf(config.SECRET).map((secret) => digest(secret, user_id, address, code)),
      clock.now(),
    );
  const results = [
    check(pending.eski_ozet, actor.email, given.eski_kod),
    check(pending.yeni_ozet, pending.email, given.yeni_kod),
  ];
  const wrong = results.find((one) => one !== 'right');
  if (wrong !== undefined) {
    await sql`update adres_degisiklikleri set kod_hakki = kod_hakki - 1
      where user_id = ${user_id} and kod_hakki > 0`.execute(tx);
    return { left: wrong };
  }
  const { email } = pending;
  if (!(await store(tx, user_id, { fullname: actor.fullname, email })))
    fail('INVALID_INPUT', { fields: { email: 'taken_email' } });
  await sql`delete from adres_degisiklikleri where user_id = ${user_id}`.execute(tx);
  await sql`delete from otp_codes where user_id = ${user_id}`.execute(tx);
  await endOtherSessions(tx, user_id, actor.session_id);
  // The old mailbox gets the mail, so that the owner of a stolen account learns of it.
  await note(tx, config, visitor, accountIn(actor), { change: 'addressChanged' });
  return { email };
}

/** Logs and mails the coming download of the own data. */
export const noteDownload = ({ services, visitor, actor }: Self): Promise<void> =>
  services.db.identity
    .transaction()
    .execute((tx) => note(tx, services.config, visitor, accountIn(actor), { change: 'dataTaken' }));

/** Erases the own account at once, if no company has it as a member. */
export async function eraseOwn({ services, actor }: Self, email: string): Promise<void> {
  const { config, db } = services;
  if (email !== actor.email) fail('INVALID_INPUT', { fields: { email: 'own_email' } });
  const done = await db.identity
    .transaction()
    .execute((tx) => eraseAccount(tx, config, actor.user_id, 'istek'));
  if (!done) fail('ACCOUNT_IN_USE');
}
