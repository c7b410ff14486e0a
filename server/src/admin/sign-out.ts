import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { emailFrom, idFrom } from './arguments.ts';
import { companyOf } from './companies.ts';
import { refuse } from './failure.ts';
import { lockedUser } from './users.ts';

type Wanted = Readonly<{
  all?: boolean | undefined;
  company?: readonly string[] | undefined;
  email?: string | undefined;
}>;

/** Ends the sessions of these people, and what could still open one: codes, links and second steps that wait. */
const endOf = (db: Queries, people: ReturnType<typeof sql>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const open = sql`user_id in (select u.user_id from users u where ${people})`;
    await sql`delete from otp_codes where ${open}`.execute(tx);
    await sql`delete from second_steps where ${open}`.execute(tx);
    // Each company hears of it once for a person.
    const { rows } = await sql<{ ended: number }>`
      with ended as (delete from sessions where ${open} returning user_id), told as (
        insert into entry_logs
          (company_id, user_id, fullname, role, email, ip, user_agent, sonuc, neden)
        select place.company_id, u.user_id, nullif(u.fullname, ''), coalesce(place.role, u.role),
          u.email, '', '', 'başarılı', 'tum_oturumlar_kapatildi'
        from users u left join lateral (
          select m.company_id, m.role from memberships m where m.user_id = u.user_id
          order by m.company_active desc, m.sira, m.membership_id limit 1
        ) place on true
        where not u.ziyaretci and u.user_id in (select user_id from ended)
      )
      select count(*)::int as ended from ended`.execute(tx);
    return rows[0]?.ended ?? 0;
  });

/** Ends every session of an account, of a company's people or of everybody. */
export async function signOut(db: Queries, { all, company, email }: Wanted): Promise<string> {
  if ([all, company, email].filter((one) => one !== undefined).length !== 1)
    refuse('sign-out takes one of --all, --company ID and --email ADDRESS.');
  if (email !== undefined) {
    const { user_id } = await lockedUser(db, emailFrom(email));
    return `Sessions of ${email} ended: ${await endOf(db, sql`u.user_id = ${user_id}`)}.`;
  }
  const [one, ...more] = company ?? [];
  if (one === undefined) return `Sessions of everybody ended: ${await endOf(db, sql`true`)}.`;
  if (more.length > 0) refuse('--company is given once.');
  const company_id = idFrom('--company', one);
  const { company_name } = await companyOf(db, company_id);
  const members = sql`exists (select from memberships m
    where m.user_id = u.user_id and m.company_id = ${company_id})`;
  return `Sessions of the people of ${company_name} ended: ${await endOf(db, members)}.`;
}
