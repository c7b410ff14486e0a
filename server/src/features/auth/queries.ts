import { OTP } from '@emanet/contract/auth';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import { UNKNOWN, type Device } from './device.ts';

/** A person who may sign in, with the company that the entry log is written under, and the role there. */
export type Account = Readonly<{
  user_id: number;
  email: string;
  fullname: string;
  role: Role;
  company_id: number | null;
}>;

const accounts = (db: Queries) =>
  db
    .selectFrom('users as u')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('memberships as m')
          .select(['m.company_id', 'm.role'])
          .whereRef('m.user_id', '=', 'u.user_id')
          .orderBy('m.company_active', 'desc')
          .orderBy('m.sira')
          .orderBy('m.membership_id')
          .limit(1)
          .as('place'),
      (join) => join.onTrue(),
    )
    .select(['u.user_id', 'u.email', 'u.fullname', 'place.company_id'])
    .select(({ fn }) => fn.coalesce('place.role', 'u.role').as('role'))
    .where('u.aktif', '=', true);

/** The account of an address; undefined for strangers and for people switched off. */
export const accountOf = (db: Queries, email: string): Promise<Account | undefined> =>
  accounts(db).where('u.email', '=', email).executeTakeFirst();

/** The account of a person; undefined for people switched off. */
export const accountOfId = (db: Queries, user_id: number): Promise<Account | undefined> =>
  accounts(db).where('u.user_id', '=', user_id).executeTakeFirst();

/** The last mailed code of an account while it is valid, and how often it was requested. */
export type LiveCode = Readonly<{ device: Device; sent: number; expires_at: string }>;

/**
 * The valid code that was mailed to an account last. Locks the account until the transaction ends,
 * so that of two browsers with a request at the same moment one causes a mail.
 */
export async function liveCode(db: Queries, user_id: number): Promise<LiveCode | undefined> {
  await sql`select from users where user_id = ${user_id} for no key update`.execute(db);
  const { rows } = await sql<LiveCode>`
    select device, sent, expires_at from otp_codes
    where user_id = ${user_id} and expires_at > now() and link_hash is not null
    order by sent_at desc, device limit 1`.execute(db);
  return rows[0];
}

/** Lets another browser enter the last mailed code with its own tries, and counts its request. */
export async function shareCode(db: Queries, user_id: number, from: Device, device: Device) {
  await sql`
    with mailed as (
      update otp_codes set asked = asked + 1 where user_id = ${user_id} and device = ${from}
      returning code_hash, expires_at
    )
    insert into otp_codes (user_id, device, code_hash, tries_left, sent_at, expires_at)
    select ${user_id}, ${device}, code_hash, ${OTP.tries}, now(), expires_at from mailed
    where ${device} <> ${from}
    on conflict (user_id, device) do update set
      tries_left = case when otp_codes.code_hash = excluded.code_hash then otp_codes.tries_left
        else excluded.tries_left end,
      code_hash = excluded.code_hash, link_hash = null, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at`.execute(db);
}

/**
 * Replaces older codes and links of the same browser. Returns the number of requests since the last
 * mail that did not cause a new one.
 */
export async function storeCode(
  db: Queries,
  user_id: number,
  device: Device,
  { code_hash, link_hash, sent }: Readonly<{ code_hash: Buffer; link_hash: Buffer; sent: number }>,
): Promise<number> {
  const { rows } = await sql<{ asked: number }>`
    with before as (
      select coalesce(sum(asked), 0)::integer as asked from otp_codes where user_id = ${user_id}
    ), counted as (
      update otp_codes set asked = 0 where user_id = ${user_id} and device <> ${device}
    )
    insert into otp_codes (user_id, device, code_hash, link_hash, tries_left, sent_at, expires_at, sent)
    values (${user_id}, ${device}, ${code_hash}, ${link_hash}, ${OTP.tries}, now(),
      now() + make_interval(mins => ${sql.lit(OTP.minutes)}), ${sent})
    on conflict (user_id, device) do update set code_hash = excluded.code_hash, link_hash = excluded.link_hash,
      tries_left = excluded.tries_left, other_tries_left = default, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, sent = excluded.sent, asked = 0
    returning (select asked from before) as asked`.execute(db);
  return rows[0]?.asked ?? 0;
}

/** A valid code from which a try was taken, and its browser. */
type Tried = Readonly<{ code_hash: Buffer; tries_left: number; device: Device }>;

/**
 * Takes one try off the code of this browser and returns it; undefined without a valid code. A
 * caller without a cookie has separate tries at the newest code, so that it uses up only those. The
 * row stays locked until the transaction ends, so guesses made at the same moment queue here.
 */
export async function takeTry(db: Queries, user_id: number, browser: Device) {
  const alive = sql`user_id = ${user_id} and expires_at > now()`;
  const { rows } = await (
    browser === UNKNOWN
      ? sql<Tried>`
        update otp_codes set other_tries_left = other_tries_left - 1
        where ${alive} and other_tries_left > 0 and device = (
          select device from otp_codes where ${alive} and device like '?%'
          order by sent_at desc, device limit 1
        )
        returning code_hash, other_tries_left as tries_left, device`
      : sql<Tried>`
        update otp_codes set tries_left = tries_left - 1
        where ${alive} and tries_left > 0 and device = ${browser}
        returning code_hash, tries_left, device`
  ).execute(db);
  return rows[0];
}

/** A code opens one session only, in whichever browser it was requested. */
export async function spendCode(db: Queries, user_id: number, code_hash: Buffer): Promise<void> {
  await db
    .deleteFrom('otp_codes')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .execute();
}

/** Spends the code of a link and returns the person's address, if the link is valid. */
export async function spendLink(db: Queries, link_hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    with mailed as (
      select user_id, code_hash from otp_codes
      where link_hash = ${link_hash} and expires_at > now()
    ), spent as (
      delete from otp_codes using mailed
      where otp_codes.user_id = mailed.user_id and otp_codes.code_hash = mailed.code_hash
      returning otp_codes.user_id, link_hash
    )
    select u.email from spent join users u using (user_id)
    where u.aktif and spent.link_hash = ${link_hash}`.execute(db);
  return rows[0]?.email;
}

/** Makes one of the user's companies the active one; false when it is not (or no longer) theirs. */
export async function activateCompany(db: Queries, user_id: number, company_id: number) {
  const rows = await db
    .updateTable('memberships')
    .set({ company_active: sql<boolean>`company_id = ${company_id}` })
    .where('user_id', '=', user_id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships as own')
          .select('own.company_id')
          .where('own.user_id', '=', user_id)
          .where('own.company_id', '=', company_id),
      ),
    )
    .returning('company_id')
    .execute();
  return rows.length > 0;
}

/** Are all companies of this account suspended? An account without any is not. */
export async function isSuspended(db: Queries, user_id: number): Promise<boolean> {
  const found = await sql<{ closed: boolean | null }>`
    select bool_and(c.askida_tarihi is not null) as closed
    from memberships m join companies c using (company_id) where m.user_id = ${user_id}`.execute(
    db,
  );
  return found.rows[0]?.closed ?? false;
}

export async function keepLanguage(db: Queries, user_id: number, dil: Language): Promise<void> {
  await db
    .updateTable('users')
    .set({ dil })
    .where('user_id', '=', user_id)
    .where('dil', '<>', dil)
    .execute();
}
