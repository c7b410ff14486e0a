import { KEPT_DAYS } from '@emanet/contract/shared/retention';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { defineJob, nothing } from '../../../platform/jobs/job.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { leavingMail } from './emails.ts';
import { eraseAccount } from './erasure.ts';

const member = sql`exists (select from memberships m where m.user_id = u.user_id)`;

/** Stores the day since which a person has no company, and clears it when they join one again. */
async function noteLeaving({ clock, db }: Services): Promise<void> {
  await sql`
    update users u set ayrilma_tarihi = case when ${member} then null
        else ${clock.now().toISOString()}::timestamptz end, uyari_tarihi = null
    where (u.ayrilma_tarihi is null) <> ${member} and not u.ziyaretci`.execute(db.identity);
}

/** The instant `days` ago, by the application's clock. */
const before = ({ clock }: Services, days: number) =>
  sql`${clock.now().toISOString()}::timestamptz - make_interval(days => ${days})`;

async function idsOf({ db }: Services, due: ReturnType<typeof before>): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from users where ${due} order by user_id`.execute(db.identity);
  return rows.map(({ user_id }) => user_id);
}

/** Mails the day of erasure once to each person whose account will be erased. */
async function warn(services: Services): Promise<void> {
  const { clock, config, db } = services;
  const { account, accountWarning } = KEPT_DAYS;
  const due = sql`uyari_tarihi is null
    and ayrilma_tarihi <= ${before(services, account - accountWarning)}`;
  for (const user_id of await idsOf(services, due))
    await db.identity.transaction().execute(async (tx) => {
      const { rows } = await sql<{ email: string; dil: Language; gun: string }>`
        update users set uyari_tarihi = ${clock.now().toISOString()}::timestamptz
        where user_id = ${user_id} and ${due}
        returning email, dil, to_char((uyari_tarihi + make_interval(days => ${accountWarning}))
          at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as gun`.execute(tx);
      const [person] = rows;
      if (!person) return;
      const { email, dil, gun } = person;
      await enqueueMail(tx, config, { to: email, language: dil, content: leavingMail(dil, gun) });
    });
}

/** Erases accounts whose time is over and whose person was warned in time. */
async function erase(services: Services): Promise<void> {
  const { config, db } = services;
  const { account, accountWarning } = KEPT_DAYS;
  const due = sql`ayrilma_tarihi <= ${before(services, account)}
    and uyari_tarihi <= ${before(services, accountWarning)}`;
  for (const user_id of await idsOf(services, due))
    await db.identity.transaction().execute((tx) => eraseAccount(tx, config, user_id, 'sure'));
}

/** Erases accounts that belong to no company any more, each night. */
export const eraseAccountsJob = defineJob({
  name: 'erase-accounts',
  schedule: { dailyAt: '02:50' },
  payload: nothing,
  run: async (services) => {
    await noteLeaving(services);
    await warn(services);
    await erase(services);
  },
});
