import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COUNTED_HOURS, KEPT_DAYS } from '@emanet/contract/shared/retention';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql, type RawBuilder } from 'kysely';
import type { Config } from './start/config.ts';
import { inCompanies } from './jobs/each-company.ts';
import type { PlatformServices } from './services.ts';
import { mailFolder } from './mail/transport.ts';
import { SESSION } from './session-life.ts';

/** Expired rows. Deleting them twice, or on three nodes at once, does no harm. */
const EXPIRED: Readonly<Record<string, RawBuilder<unknown>>> = {
  // The log of the person's last company notes that the session expired.
  sessions: sql`with gone as (
      delete from sessions
      where last_seen_at < now() - make_interval(hours => ${sql.lit(SESSION.idleHours)})
        or created_at < now() - make_interval(days => ${sql.lit(SESSION.absoluteDays)})
      returning user_id
    )
    insert into entry_logs
      (company_id, user_id, fullname, role, email, ip, user_agent, sonuc, neden)
    select place.company_id, u.user_id, nullif(u.fullname, ''), coalesce(place.role, u.role), u.email,
      '', '', 'başarılı', 'oturum_suresi_doldu'
    from gone join users u using (user_id) left join lateral (
      select m.company_id, m.role from memberships m where m.user_id = u.user_id
      order by m.company_active desc, m.sira, m.membership_id limit 1
    ) place on true
    where not u.ziyaretci`,
  access_tokens: sql`delete from access_tokens where expires_at < now()`,
  invitations: sql`delete from uyelik_davetleri
    where coalesce(yanit_tarihi, son_tarih) < now() - make_interval(days => ${sql.lit(KEPT_DAYS.invitation)})`,
  otp_codes: sql`delete from otp_codes where expires_at < now()`,
  second_steps: sql`delete from second_steps where expires_at < now()`,
  passkey_challenges: sql`delete from passkey_challenges where expires_at < now()`,
  throttles: sql`delete from throttles where ends_at < now()`,
  idempotency_keys: sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${sql.lit(COUNTED_HOURS)})`,
  public_forms: sql`delete from public_forms
    where tarih < now() - make_interval(days => ${sql.lit(KEPT_DAYS.form)})`,
  free_account_requests: sql`delete from free_account_requests
    where tarih < now() - make_interval(days => ${sql.lit(KEPT_DAYS.form)})`,
  useless_mail: sql`update mail_outbox set state = 'given_up', sealed = null, finished_at = now()
    where state = 'waiting' and useless_after < now()`,
  finished_mail: sql`delete from mail_outbox
    where state <> 'waiting' and sealed is null
      and finished_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS.mail)})`,
};

/** Personal data of people who signed in, and of strangers who tried (field guide, section 6). */
async function removeOldEntryLogs(services: PlatformServices): Promise<void> {
  const { config, db } = services;
  const old = sql`tarih < now() - make_interval(days => ${sql.lit(config.ENTRY_LOG_DAYS)})`;
  const { rows } = await sql<{ company_id: number | null }>`
    select distinct company_id from entry_logs where ${old}`.execute(db.system);
  // Strangers belong to no company: number 0.
  const entries = rows.map((one) => [one.company_id ?? 0, one.company_id] as const);
  await inCompanies(services, 'clean-up', entries, ([, company_id]) =>
    sql`delete from entry_logs
      where ${old} and company_id is not distinct from ${company_id}`.execute(db.system),
  );
}

/** Mails that were written to DATA_DIR instead of sent, and parts that a crash left. */
export async function removeOldMails(config: Config): Promise<void> {
  const folder = mailFolder(config);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another node may be quicker.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - KEPT_DAYS.mail * DAY_MS)
      await rm(path, { force: true });
  }
}

/**
 * Keeps of each month that ended a year ago its last day alone, of which the months are compared by: a
 * company of ten years has 120 days and those of the last year instead of 3,650.
 */
export async function foldPerformance(services: PlatformServices): Promise<void> {
  const { clock, db } = services;
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from performans_gunleri
    where gun < date_trunc('month', ${clock.today()}::date - interval '1 year')`.execute(db.system);
  const entries = rows.map(({ company_id }) => [company_id] as const);
  await inCompanies(services, 'fold-performance', entries, ([company_id]) =>
    sql`
      delete from performans_gunleri p
      where p.company_id = ${company_id}
        and p.gun < date_trunc('month', ${clock.today()}::date - interval '1 year')
        and exists (select from performans_gunleri later
          where later.company_id = p.company_id and later.gun > p.gun
            and later.gun < date_trunc('month', p.gun) + interval '1 month')`.execute(db.system),
  );
}

/**
 * Throws away expired sessions, tokens, codes, counters, keys, entry logs and finished mails. One table
 * that fails does not keep the others; at the end the job fails.
 */
export async function cleanUp(services: PlatformServices): Promise<void> {
  const { db, log } = services;
  const failed: unknown[] = [];
  for (const [what, statement] of Object.entries(EXPIRED)) {
    await statement.execute(db.system).catch((error: unknown) => {
      log.warn({ what }, 'what has expired could not be removed; trying again later');
      failed.push(error);
    });
  }
  await removeOldEntryLogs(services);
  if (failed.length > 0) throw new AggregateError(failed, 'expired rows could not be removed');
}
