import { TRIAL_TOLD_DAYS } from '@emanet/contract/companies';
import type { Role } from '@emanet/contract/shared/roles';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Queries } from '../../platform/db.ts';
import type { Authenticate } from '../../platform/http/app.ts';
import type { Membership, SignedIn } from '../../platform/access/actor.ts';
import { tokenHash } from '../../platform/crypto/tokens.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { SESSION } from '../../platform/session-life.ts';

type Row = {
  /** Place among the requested tokens, from 1. */
  place: number;
  unnoted: boolean;
  yazim_konumu: string | null;
  kind: 'person';
  session_id: number;
  user_id: number;
  fullname: string;
  email: string;
  account_role: Role;
  ziyaretci: boolean;
  memberships: Membership[];
};

/** A session's row `s` is valid: used within the idle time and not older than the absolute one. */
export const alive = sql<boolean>`(
  s.last_seen_at > now() - make_interval(hours => ${sql.lit(SESSION.idleHours)})
  and s.created_at > now() - make_interval(days => ${sql.lit(SESSION.absoluteDays)})
)`;

const BY_COOKIE = sql`select asked.place::int, s.session_id, s.user_id, s.guclu, s.yazim_konumu,
    s.last_seen_at < now() - interval '1 minute' as unnoted
  from asked join sessions s on s.token_hash = asked.hash
  where ${alive}`;

const BY_BEARER = sql`select asked.place::int, s.session_id, s.user_id, s.guclu, s.yazim_konumu,
    s.last_seen_at < now() - interval '1 minute' as unnoted
  from asked join access_tokens a on a.token_hash = asked.hash join sessions s using (session_id)
  where a.expires_at > now() and ${alive}`;

/** The columns of a person, and the tables they come from behind `f(session_id, user_id)`. */
const PERSON = sql`'person' as kind, f.session_id, u.user_id, u.fullname, u.email,
  u.role as account_role, u.ziyaretci, coalesce(m.list, '[]') as memberships`;
const WITH_COMPANIES = sql`
  join users u on u.user_id = f.user_id and u.aktif
  left join lateral (
    select json_agg(json_build_object(
      'company_id', c.company_id, 'company_name', c.company_name, 'logo', c.logo,
      'kurum_turu', c.kurum_turu,
      'department_id', d.department_id, 'department_name', d.department_name,
      'role', m.role, 'egitim_sorumlusu', m.egitim_sorumlusu, 'varlik_sorumlusu', m.varlik_sorumlusu,
      'company_active', m.company_active, 'son_degisiklik', m.son_degisiklik,
      'kilitli', not f.guclu and coalesce(least(c.ikinci_adim_tarihi, u.ikinci_adim_tarihi)
        <= (now() at time zone 'Europe/Istanbul')::date, false),
      -- The demo rests for everybody but its visitor.
      'askida', c.askida_tarihi is not null and not u.ziyaretci,
      'salt_okunur', m.salt_okunur,
      'deneme_bitisi', case when c.deneme_bitisi - (now() at time zone 'Europe/Istanbul')::date < ${sql.lit(TRIAL_TOLD_DAYS)}
        then c.deneme_bitisi end,
      'deneme_bitti', coalesce(c.deneme_bitisi < (now() at time zone 'Europe/Istanbul')::date, false),
      'silinecek', (select to_char(e.vade at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from sirket_silmeleri e where e.company_id = c.company_id
        and e.vazgecme_tarihi is null and e.silinme_tarihi is null)
    ) order by m.sira, m.membership_id) as list
    from memberships m
    join companies c using (company_id)
    left join departments d on d.company_id = m.company_id and d.department_id = m.department_id
    where m.user_id = f.user_id
  ) m on true`;

/**
 * The maker of a calendar's link, as a person without a session, and the company it is about.
 * Inactive people have none.
 */
export async function selectPersonBehindCalendar(
  { identity }: Db,
  token: string,
): Promise<Readonly<{ actor: SignedIn; company_id: number }> | undefined> {
  const { rows } = await sql<SignedIn & { company_id: number }>`
    select ${PERSON}, f.company_id from (
      select 0 as session_id, true as guclu, k.user_id, k.company_id from takvim_baglantilari k
      where k.token_hash = ${tokenHash(token)}
    ) f ${WITH_COMPANIES}`.execute(identity);
  const [found] = rows;
  if (!found) return undefined;
  const { company_id, ...actor } = found;
  return { actor, company_id };
}

/**
 * People without a session, with their companies: for the link of a calendar, or for the mails of a
 * job. `users` is a table of `user_id`; inactive people are left out.
 */
export const selectPeople = async (identity: Queries, users: RawBuilder<unknown>) =>
  (
    await sql<SignedIn>`select ${PERSON} from (
      select 0 as session_id, true as guclu, k.user_id from ${users} k
    ) f ${WITH_COMPANIES} order by f.user_id`.execute(identity)
  ).rows;

/** Most requests whose sessions are looked up in one statement. */
const MOST_TOGETHER = 50;
const LOOK_UPS = 2;

/**
 * The session gate: one statement finds the people behind cookies or bearer tokens with all their
 * companies, and another notes at most once a minute that a session is in use. Every request is looked
 * up; those that come in the same moment are looked up together.
 */
export function authenticate(db: Db): Authenticate {
  const gateOf = (found: typeof BY_COOKIE) =>
    inBatches<Buffer, Row>(
      async (hashes) => {
        const { rows } = await sql<Row>`
          with asked as (select * from unnest(${hashes}::bytea[]) with ordinality asked(hash, place))
          select f.place, f.unnoted, f.yazim_konumu, ${PERSON} from (${found}) f ${WITH_COMPANIES}`.execute(
          db.identity,
        );
        const people = new Map(rows.map((row) => [row.place, row]));
        return hashes.map((_, index) => people.get(index + 1));
      },
      { atOnce: LOOK_UPS, most: MOST_TOGETHER },
    );
  const gates = { cookie: gateOf(BY_COOKIE), bearer: gateOf(BY_BEARER) };
  return async ({ kind, token }) => {
    const found = await gates[kind](tokenHash(token));
    if (!found) return undefined;
    const { unnoted, yazim_konumu, place: _, ...actor } = found;
    if (unnoted)
      await sql`update sessions set last_seen_at = now()
        where session_id = ${actor.session_id}`.execute(db.identity);
    return { ...actor, reads: { after: yazim_konumu ?? '0/0' } };
  };
}
