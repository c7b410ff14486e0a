import { sql } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import { newToken, tokenHash } from '../../platform/crypto/tokens.ts';
import { alive } from './actor.ts';
import { SESSION } from '../../platform/session-life.ts';

/** Where a session was opened; `guclu`: with a second step. */
type Origin = Readonly<{ ip: string; user_agent: string; guclu: boolean }>;

/** Opens a session of this user; the token it returns is stored nowhere else. */
export async function openSession(db: Queries, user_id: number, origin: Partial<Origin> = {}) {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash(token), user_id, ...origin })
    .execute();
  return token;
}

/** Ends the session a cookie belongs to, if there is one. */
export async function endSessionOf(db: Queries, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
}

/** Ends one session with its bearer tokens. */
export async function endSession(db: Queries, session_id: number): Promise<void> {
  await db.deleteFrom('sessions').where('session_id', '=', session_id).execute();
}

/** Ends one of a user's own sessions; false when it belongs to another user. */
export async function endOwnSession(db: Queries, user_id: number, session_id: number) {
  const row = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session of a user but this one. */
export async function endOtherSessions(db: Queries, user_id: number, session_id: number) {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('session_id', '<>', session_id)
    .execute();
}

export async function endSessions(db: Queries, user_id: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user_id).execute();
}

/** A bearer token that expires after 15 minutes or with its session, whichever comes first. */
export async function issueBearer(db: Queries, session_id: number): Promise<string> {
  const token = newToken();
  await sql`insert into access_tokens (token_hash, session_id, expires_at)
    values (${tokenHash(token)}, ${session_id},
      now() + make_interval(mins => ${sql.lit(SESSION.bearerMinutes)}))`.execute(db);
  return token;
}

/** End of the session if it is not used any more. */
export async function sessionEnd(db: Queries, session_id: number): Promise<string | undefined> {
  const { rows } = await sql<{ expires: string }>`
    select least(
      s.last_seen_at + make_interval(hours => ${sql.lit(SESSION.idleHours)}),
      s.created_at + make_interval(days => ${sql.lit(SESSION.absoluteDays)})
    ) as expires
    from sessions s where s.session_id = ${session_id} and ${alive}`.execute(db);
  return rows[0]?.expires;
}
