import { sql, type RawBuilder } from 'kysely';
import type { Services } from './http/app.ts';
import { SESSION } from './session-life.ts';

/** What nobody needs any more. Doing it twice, or on three nodes at once, does no harm. */
const EXPIRED: Readonly<Record<string, RawBuilder<unknown>>> = {
  sessions: sql`delete from sessions
    where last_seen_at < now() - make_interval(hours => ${sql.lit(SESSION.idleHours)})
      or created_at < now() - make_interval(days => ${sql.lit(SESSION.absoluteDays)})`,
  access_tokens: sql`delete from access_tokens where expires_at < now()`,
  otp_codes: sql`delete from otp_codes where expires_at < now()`,
  throttles: sql`delete from throttles where ends_at < now()`,
  idempotency_keys: sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  useless_mail: sql`update mail_outbox set state = 'given_up', sealed = null, finished_at = now()
    where state = 'waiting' and useless_after < now()`,
  finished_mail: sql`delete from mail_outbox
    where state <> 'waiting' and finished_at < now() - interval '7 days'`,
};

/** Throws away expired sessions, tokens, codes, counters, keys and finished mails. */
export async function cleanUp({ db, log }: Services): Promise<void> {
  for (const [what, statement] of Object.entries(EXPIRED)) {
    try {
      await statement.execute(db.system);
    } catch {
      log.warn({ what }, 'expired rows could not be removed; trying again later');
    }
  }
}
