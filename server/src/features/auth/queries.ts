import { OTP } from '@emanet/contract/auth';
import type { Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import type { Device } from './device.ts';

/** A person who may sign in, with the company that the entry log is written under. */
export type Account = Readonly<{
  user_id: number;
  email: string;
  fullname: string;
  role: Role;
  company_id: number | null;
}>;

/** The account behind an address; nothing for strangers and for people switched off. */
export async function accountOf(db: Queries, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.email', 'u.fullname', 'u.role'])
    .select((eb) =>
      eb
        .selectFrom('memberships as m')
        .select('m.company_id')
        .whereRef('m.user_id', '=', 'u.user_id')
        // A danışman's active company, everybody else's first one.
        .orderBy(sql`u.role = 'danışman' and m.company_active`, 'desc')
        .orderBy('m.sira')
        .orderBy('m.membership_id')
        .limit(1)
        .as('company_id'),
    )
    .where('u.email', '=', email)
    .where('u.aktif', '=', true)
    .executeTakeFirst();
}

/** Puts a new code in the place of an older one of the same device. */
export async function storeCode(
  db: Queries,
  user_id: number,
  device: Device,
  code_hash: Buffer,
): Promise<void> {
  await sql`
    insert into otp_codes (user_id, device, code_hash, tries_left, sent_at, expires_at)
    values (${user_id}, ${device}, ${code_hash}, ${OTP.tries}, now(),
      now() + make_interval(mins => ${sql.lit(OTP.minutes)}))
    on conflict (user_id, device) do update set code_hash = excluded.code_hash,
      tries_left = excluded.tries_left, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at`.execute(db);
}

/**
 * Takes one try off the code that this device asked for and returns it, or nothing when there is no live code. The row
 * stays locked until the transaction ends, so guesses made at the same moment queue here.
 */
export async function takeTry(
  db: Queries,
  user_id: number,
  device: Device,
): Promise<{ code_hash: Buffer; tries_left: number } | undefined> {
  return db
    .updateTable('otp_codes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('user_id', '=', user_id)
    .where('device', '=', device)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst();
}

/** A code opens one session only. */
export async function spendCode(db: Queries, user_id: number, device: Device): Promise<void> {
  await db
    .deleteFrom('otp_codes')
    .where('user_id', '=', user_id)
    .where('device', '=', device)
    .execute();
}

/** Makes one of the user's companies the active one; false when it is not theirs (any more). */
export async function activateCompany(
  db: Queries,
  user_id: number,
  company_id: number,
): Promise<boolean> {
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
