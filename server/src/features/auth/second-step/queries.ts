import { SECOND_STEP, type Passkey } from '@emanet/contract/auth/second-step';
import type { SignInWay } from '@emanet/contract/entry-logs';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db.ts';
import { alive } from '../actor.ts';
import { exists, firstOf, rowsOf } from '../../../platform/rows.ts';

/** Second step that a person has set up. */
export type Factors = Readonly<{ passkeys: number; app: boolean; codes: number }>;

export async function factorsOf(db: Queries, user_id: number): Promise<Factors> {
  const rows = await rowsOf<Factors>(db)`
    select (select count(*)::int from passkeys where user_id = ${user_id}) as passkeys,
      exists (
        select from authenticator_apps where user_id = ${user_id} and secret is not null
      ) as app,
      (select count(*)::int from recovery_codes where user_id = ${user_id}) as codes`;
  return rows[0] ?? { passkeys: 0, app: false, codes: 0 };
}

/** Locks a person's second step against other changes until the transaction ends. */
export async function holdPerson(db: Queries, user_id: number): Promise<void> {
  await sql`select from users where user_id = ${user_id} for no key update`.execute(db);
}

/** Lets a sign-in wait for its second step. */
export async function insertWaiting(db: Queries, user_id: number, token_hash: Buffer) {
  await sql`
    insert into second_steps (token_hash, user_id, tries_left, expires_at)
    values (${token_hash}, ${user_id}, ${SECOND_STEP.tries},
      now() + make_interval(mins => ${sql.lit(SECOND_STEP.minutes)}))`.execute(db);
}

/** The person whose sign-in waits; undefined when it has waited too long. */
export async function waitingPerson(db: Queries, token_hash: Buffer): Promise<number | undefined> {
  const rows = await rowsOf<{ user_id: number }>(db)`
    select user_id from second_steps
    where token_hash = ${token_hash} and expires_at > now() and tries_left > 0`;
  return rows[0]?.user_id;
}

/** Takes one try off a sign-in that waits; its row stays locked until the transaction ends. */
export const takeWaitingTry = (db: Queries, token_hash: Buffer) =>
  firstOf<{ user_id: number; tries_left: number }>(db)`
    update second_steps set tries_left = tries_left - 1
    where token_hash = ${token_hash} and expires_at > now() and tries_left > 0
    returning user_id, tries_left`;

export async function deleteWaiting(db: Queries, token_hash: Buffer): Promise<void> {
  await db.deleteFrom('second_steps').where('token_hash', '=', token_hash).execute();
}

export async function insertChallenge(db: Queries, challenge_hash: Buffer, user_id: number | null) {
  await sql`
    insert into passkey_challenges (challenge_hash, user_id, expires_at)
    values (${challenge_hash}, ${user_id},
      now() + make_interval(mins => ${sql.lit(SECOND_STEP.minutes)}))`.execute(db);
}

/** A challenge is valid once, and for its person. */
export const spendChallenge = (db: Queries, challenge_hash: Buffer, user_id: number | null) =>
  exists(db)`
    delete from passkey_challenges
    where challenge_hash = ${challenge_hash} and expires_at > now()
      and user_id is not distinct from ${user_id}::int
    returning 1`;

const PASSKEY = ['passkey_id as id', 'ad', 'eklenme_tarihi', 'son_kullanim'] as const;

export const selectPasskeys = (db: Queries, user_id: number): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(PASSKEY)
    .where('user_id', '=', user_id)
    .orderBy('passkey_id')
    .execute();

/** Keys of a person, in the form that an authenticator needs. */
export const selectCredentials = (db: Queries, user_id: number) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', user_id)
    .execute();

export const selectPasskey = (db: Queries, credential_id: string) =>
  db
    .selectFrom('passkeys')
    .select(['passkey_id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential_id)
    .executeTakeFirst();

type NewPasskey = Readonly<{
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  ad: string;
}>;

/** False when this key is stored already. */
export async function insertPasskey(db: Queries, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function notePasskeyUse(db: Queries, passkey_id: number, counter: number) {
  await db
    .updateTable('passkeys')
    .set({ counter, son_kullanim: sql`now()` })
    .where('passkey_id', '=', passkey_id)
    .execute();
}

export async function renamePasskeyRow(
  db: Queries,
  user_id: number,
  passkey_id: number,
  ad: string,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ ad })
    .where('user_id', '=', user_id)
    .where('passkey_id', '=', passkey_id)
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The name of the deleted key; undefined when it is not this person's. */
export async function deletePasskeyRow(db: Queries, user_id: number, passkey_id: number) {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', user_id)
    .where('passkey_id', '=', passkey_id)
    .returning('ad')
    .executeTakeFirst();
  return row?.ad;
}

export const selectApp = (db: Queries, user_id: number) =>
  db
    .selectFrom('authenticator_apps')
    .select(['secret', 'pending', 'eklenme_tarihi'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();

/** A secret to be confirmed; the one in use stays until then. */
export async function storePending(db: Queries, user_id: number, pending: Buffer): Promise<void> {
  await db
    .insertInto('authenticator_apps')
    .values({ user_id, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute();
}

/** Replaces the secret in use by the confirmed one. */
export async function confirmPending(db: Queries, user_id: number, step: number): Promise<void> {
  await sql`
    update authenticator_apps
    set secret = pending, pending = null, last_step = ${step}, eklenme_tarihi = now()
    where user_id = ${user_id}`.execute(db);
}

/** False when the code of this half-minute, or of a later one, was spent already. */
export const spendStep = (db: Queries, user_id: number, step: number) =>
  exists(db)`
    update authenticator_apps set last_step = ${step}
    where user_id = ${user_id} and last_step < ${step} returning 1`;

export const deleteAppRow = (db: Queries, user_id: number) =>
  exists(db)`
    delete from authenticator_apps where user_id = ${user_id} and secret is not null
    returning 1`;

/** Replaces the codes; an empty list deletes all of them. */
export async function replaceRecoveryCodes(
  db: Queries,
  user_id: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  if (hashes.length > 0)
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ code_hash, user_id })))
      .execute();
}

export async function spendRecoveryCode(db: Queries, user_id: number, code_hash: Buffer) {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Browsers of a person's last sign-ins. */
export async function selectUsedBrowsers(db: Queries, user_id: number): Promise<string[]> {
  const rows = await rowsOf<{ user_agent: string }>(db)`
    select distinct user_agent from (
      select user_agent from entry_logs where user_id = ${user_id} and neden = 'giris_yapildi'
      order by id desc limit 100
    ) last`;
  return rows.map((one) => one.user_agent);
}

/**
 * Sets the day from which an administrator or consultant needs a second step; `asked` is false
 * where the operator leaves it to companies. Returns the day when it is new.
 */
export async function demandOf(db: Queries, user_id: number, asked: boolean) {
  const rows = await rowsOf<{ tarih: string | null }>(db)`
    update users set ikinci_adim_tarihi = case when ${asked}
      then (now() at time zone 'Europe/Istanbul')::date + ${sql.lit(SECOND_STEP.graceDays)} end
    where user_id = ${user_id} and role in ('danışman', 'yönetici')
      and (ikinci_adim_tarihi is null) = ${asked}
    returning ikinci_adim_tarihi as tarih`;
  return rows[0]?.tarih ?? undefined;
}

/** Companies, or Emanet itself, that require a second step from a person now or later. */
export const selectDemanding = (db: Queries, user_id: number) =>
  rowsOf<{ company_name: string; tarih: string }>(db)`
    select distinct c.company_name, c.ikinci_adim_tarihi as tarih
    from memberships m join companies c using (company_id)
    where m.user_id = ${user_id} and c.ikinci_adim_tarihi is not null
    union all
    select 'Emanet', ikinci_adim_tarihi from users
    where user_id = ${user_id} and ikinci_adim_tarihi is not null
    order by tarih, company_name`;

type SessionRow = Readonly<{
  id: number;
  ip: string;
  user_agent: string;
  acilis: string;
  son_gorulme: string;
}>;

/** Sessions that are alive, the last used first. */
export const selectSessions = (db: Queries, user_id: number): Promise<SessionRow[]> =>
  rowsOf<SessionRow>(db)`
    select s.session_id as id, s.ip, s.user_agent, s.created_at as acilis,
      s.last_seen_at as son_gorulme
    from sessions s where s.user_id = ${user_id} and ${alive}
    order by s.last_seen_at desc, s.session_id desc limit 100`;

/** Was a session opened within the minutes, and with a second step where `strong` is wanted? */
export const isFresh = (
  db: Queries,
  session_id: number,
  { strong, minutes }: Readonly<{ strong: boolean; minutes: number }>,
) =>
  exists(db)`
    select 1 from sessions where session_id = ${session_id} and (guclu or not ${strong})
      and created_at > now() - make_interval(mins => ${minutes})`;

/** A session whose person has just shown a second step counts as opened with it. */
export async function strengthen(db: Queries, session_id: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ guclu: true })
    .where('session_id', '=', session_id)
    .execute();
}

type OwnEntry = Readonly<{
  tarih: string;
  neden: 'giris_yapildi' | 'kod_hatali' | 'ikinci_adim_hatali' | 'cok_fazla_deneme';
  yontem: SignInWay | null;
}>;

/** The last sign-ins of a person, those that failed included. */
export const selectOwnEntries = (db: Queries, user_id: number): Promise<OwnEntry[]> =>
  rowsOf<OwnEntry>(db)`
    select tarih, neden, yontem from entry_logs
    where user_id = ${user_id}
      and neden in ('giris_yapildi', 'kod_hatali', 'ikinci_adim_hatali', 'cok_fazla_deneme')
    order by id desc limit 6`;
