import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { DAY_MS, dayOf, HOUR_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { later, workingInstant } from './calendar.ts';
import { randomFrom } from './random.ts';

const SEED = 75;
const EVERY = 90;
/** Days since each round opened, the open one last. */
const ROUNDS = [281, 191, 101, 11] as const;
const OPEN = 11;
const LATE = 7;
/** Working days end so many minutes after the office opened. */
const OFFICE_MINUTES = 540;

/** Departments whose answer is still missing in the open round, by their place in the company. */
const WAITING = [0, 2, 5];
/** Departments that confirmed an hour ago, so that nothing has changed since. */
const FRESH = [1, 7, 8];
/** The department without a representative. */
const WITHOUT = 4;

const NAMES = [
  'Gülçin Ergün',
  'Hakan Doğan',
  'Hülya Demir',
  'Nurcan Bal',
  'Pınar Güneş',
  'Ahmet Kılınç',
  'Volkan Ateş',
  'Mehmet Öztürk',
  'Burak Şahin',
  'Ece Yıldız',
  'Zübeyde Karamanoğlu Ağaoğlu',
] as const;

type Where = Readonly<{
  key: string;
  company_id: number;
  departments: ReadonlyMap<string, number>;
  now: Date;
  addressOf: (email: string) => string;
}>;

type Representative = { user_id: number; fullname: string; email: string };

/** Settings of reminders, and a year of confirmations: in time, late, missing and waiting. */
export async function addConfirmations(tx: Tx, where: Where): Promise<void> {
  const { company_id, departments, now } = where;
  const random = randomFrom(SEED + company_id);
  const people = await addRepresentatives(tx, where);
  const today = dayOf(now);
  const first = daysAfter(today, -ROUNDS[0]);
  await tx
    .insertInto('bildirim_ayarlari')
    .values({
      company_id,
      envanter_uygulama_onay: true,
      envanter_email_onay: true,
      aksiyon_bildirimi: true,
      periyodik_sure: EVERY,
      envanter_baslangic_tarihi: first,
      aksiyon_periyodik_sure: 14,
      aksiyon_baslangic_tarihi: daysAfter(today, -OPEN),
      envanter_plan_tarihi: first,
      aksiyon_plan_tarihi: today,
      guncelleyen: 'Emanet',
    })
    .execute();
  const notices: Readonly<Record<string, unknown>>[] = [];
  const reminders: Readonly<Record<string, unknown>>[] = [];
  for (const age of ROUNDS) {
    const donem = daysAfter(today, -age);
    for (const [place, department_id] of [...departments.values()].entries()) {
      const asked = { company_id, department_id, donem, bildirim_tarihi: donem };
      const opened = workingInstant(now, age, 0).toISOString();
      notices.push({ ...asked, onay: true, tarih: opened, ...NO_ANSWER });
      const person = people.get(department_id);
      const waits = age === OPEN && (WAITING.includes(place) || !person);
      const missed = !person || (age !== OPEN && random.chance(0.08));
      const took = random.chance(0.75) ? random.below(LATE) : LATE + 1 + random.below(3);
      const fresh = age === OPEN && FRESH.includes(place);
      const silent = waits || missed || fresh ? age : Math.min(took, age - 1);
      const gone = { company_id, department_id, donem };
      for (const gun of person ? [3, 7].filter((days) => days <= silent) : [])
        reminders.push({ ...gone, gun, tarih: daysAfter(donem, gun) });
      if (person) reminders.push({ ...gone, gun: 0, tarih: donem });
      if (waits || missed) continue;
      const answered = fresh
        ? later(now, -HOUR_MS)
        : workingInstant(now, age - silent, random.below(OFFICE_MINUTES));
      const day = dayOf(answered);
      notices.push({
        ...asked,
        bildirim_tarihi: day < donem ? donem : day,
        onay: false,
        tarih: (day < donem ? later(now, -age * DAY_MS) : answered).toISOString(),
        e_posta: person.email,
        user_id: person.user_id,
        gonderen: person.fullname,
        faaliyet_sayisi: 4 + random.below(9),
        uyari_sayisi: random.below(4),
      });
    }
  }
  // Evidence is noted in the chain of the company that the transaction names.
  await sql`select set_config('app.scope', ${JSON.stringify({ company: company_id })}, true)`.execute(
    tx,
  );
  await insertRows(tx, 'envanter_bildirimleri', notices, 'id');
  await sql`select set_config('app.scope', '', true)`.execute(tx);
  await insertRows(tx, 'envanter_hatirlatmalari', reminders, 'gun');
  await confirmVersions(tx, company_id);
}

/** The last answer of a department confirms the versions that its activities had then. */
const confirmVersions = (tx: Tx, company_id: number) =>
  sql`update veri_harita v set onay_surumu = c.surum, onay_tarihi = c.gun
    from (
      select r.id, a.bildirim_tarihi as gun, (
        select count(*)::int from change_logs l where l.company_id = r.company_id
          and l.tur = 'veri_harita' and l.record_id = r.id and l.tarih <= a.tarih) as surum
      from veri_harita r cross join lateral (
        select b.tarih, b.bildirim_tarihi from envanter_bildirimleri b
        where b.company_id = r.company_id and b.department_id = r.department_id and not b.onay
        order by b.tarih desc limit 1) a
      where r.company_id = ${company_id}
    ) c
    where v.company_id = ${company_id} and v.id = c.id and c.surum > coalesce(v.onay_surumu, 0)`.execute(
    tx,
  );

const NO_ANSWER = {
  e_posta: null,
  user_id: null,
  gonderen: null,
  faaliyet_sayisi: null,
  uyari_sayisi: null,
};

/** People in charge of each department; colleagues where there is no representative yet, except for one. */
async function addRepresentatives(tx: Tx, { key, company_id, departments, addressOf }: Where) {
  const known = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['m.department_id', 'u.user_id', 'u.fullname', 'u.email'])
    .where('m.company_id', '=', company_id)
    .where('m.role', '=', 'temsilci')
    .execute();
  const people = new Map<number, Representative>();
  for (const { department_id, ...person } of known)
    if (department_id !== null) people.set(department_id, person);
  for (const [place, department_id] of [...departments.values()].entries()) {
    if (people.has(department_id) || place === WITHOUT) continue;
    const fullname = NAMES[place % NAMES.length] ?? NAMES[0];
    const email = addressOf(`${key}.${place + 1}@demo.emanet.test`);
    const { user_id } = await tx
      .insertInto('users')
      .values({ fullname, email, role: 'temsilci' })
      // The open demo is made anew each night, and its people stay.
      .onConflict((same) => same.column('email').doUpdateSet({ fullname }))
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('memberships')
      .values({ user_id, company_id, department_id, company_active: true, role: 'temsilci' })
      .execute();
    people.set(department_id, { user_id, fullname, email });
  }
  return people;
}
