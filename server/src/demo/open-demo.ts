import { sql } from 'kysely';
import type { Queries, Tx, WholeDb } from '../platform/db.ts';
import { definePlatformJob, enqueue, nothing } from '../platform/jobs/job.ts';
import type { PlatformServices } from '../platform/services.ts';
import { eraseCompany } from '../records/company/erase.ts';
import { addPeople, DEMO_LOCK, fillDemo } from './demo.ts';
import { PEOPLE } from './people.ts';
import { mailsWentOut } from './verbs.ts';

/** Name under which the companies of the day before are erased. */
export const DEMO_RESET = 'Emanet (tanıtım)';

/** The account that visitors share: the story's consultant. */
const [VISITOR] = PEOPLE;

/** People of the open demo have addresses of their own, beside those of a demo on this machine. */
const addressOf = (email: string): string => email.replace('@demo.', '@tanitim.');

/**
 * Makes the open demo anew, or closes it where the setting says so. The new companies take the place of
 * the old ones in one transaction, so a visitor sees either; then the old ones are erased.
 */
async function settle({ db, config, files, log }: PlatformServices): Promise<void> {
  const replaced = await db.system.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    const before = await companiesOfVisitor(tx);
    // Sessions of visitors end with the memberships.
    await sql`delete from memberships where company_id = any (${before}::int[])`.execute(tx);
    if (config.DEMO_OPEN === 'on') {
      const now = new Date();
      const added = await fillDemo(
        tx,
        { config, files, log },
        { userIds: await findOrAddPeople(tx), addressOf },
      );
      for (const { company_id } of added) await letRest(tx, company_id);
      await mailsWentOut(tx, now);
    }
    await sql`insert into sirket_silmeleri (company_id, company_name, isteyen, vade)
      select company_id, company_name, ${DEMO_RESET}, now() from companies
      where company_id = any (${before}::int[])`.execute(tx);
    return before;
  });
  for (const company_id of replaced) await eraseCompany({ db, files, config }, company_id);
}

const companiesOfVisitor = async (db: Queries): Promise<number[]> =>
  (
    await sql<{ company_id: number }>`
      select distinct m.company_id from memberships m join users u using (user_id)
      where u.ziyaretci order by 1`.execute(db)
  ).rows.map(({ company_id }) => company_id);

async function findOrAddPeople(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ email: string; user_id: number }>`
    select email, user_id from users
    where email = any (${PEOPLE.map(({ email }) => addressOf(email))}::text[])`.execute(tx);
  const known = new Map(rows.map(({ email, user_id }) => [email, user_id]));
  if (known.size > 0)
    return new Map(PEOPLE.map(({ email }) => [email, known.get(addressOf(email)) ?? 0]));
  const added = await addPeople(tx, addressOf);
  await sql`update users set ziyaretci = true
    where user_id = ${added.get(VISITOR?.email ?? '') ?? 0}`.execute(tx);
  return added;
}

/** As a suspended company it has no jobs, no links, no forms and no sign-in; visitors alone read it. */
async function letRest(tx: Tx, company_id: number): Promise<void> {
  await sql`update companies set askida_tarihi = now() where company_id = ${company_id}`.execute(
    tx,
  );
  await sql`select forget_jobs(${company_id})`.execute(tx);
}

/** Each night, and after a start with another setting: once, whatever the number of nodes. */
export const openDemoJob = definePlatformJob({
  name: 'open-demo',
  schedule: { dailyAt: '04:10' },
  payload: nothing,
  run: settle,
});

/** At a start: has the demo opened or closed when it is not as the setting says. */
export async function settleDemoSoon({
  db,
  config,
}: Pick<PlatformServices, 'config'> & Readonly<{ db: WholeDb }>) {
  const isOpen = (await companiesOfVisitor(db.system)).length > 0;
  if (isOpen !== (config.DEMO_OPEN === 'on'))
    await enqueue(db.system, openDemoJob, {}, { key: 'start' });
}
