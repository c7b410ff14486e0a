import type { LogNoun } from '@emanet/contract/change-logs';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import { logChanges } from '../../nouns/log.ts';

type Held = Readonly<{
  table: LogNoun & ('aksiyonlar' | 'basvurular' | 'veri_ihlalleri' | 'sureler' | 'metinler');
  /** The column with the name of the person; its id is beside it. */
  person: 'sorumlu' | 'onaylayacak';
  /** Rows that are still open; a finished row keeps the name of its person. */
  open: RawBuilder<boolean>;
  /** A representative `m` who can finish the row; managers always can (nouns/members.ts `canFinish`). */
  representative: RawBuilder<boolean>;
}>;

/** Work with a person in charge. Clocks of the first three follow their record. */
const HELD: readonly Held[] = [
  {
    table: 'aksiyonlar',
    person: 'sorumlu',
    open: sql`not t.durum`,
    representative: sql`m.department_id = t.department_id`,
  },
  {
    ...{ table: 'basvurular', person: 'sorumlu' },
    ...{ open: sql`t.durum <> 'sonuclandi'`, representative: sql`false` },
  },
  {
    ...{ table: 'veri_ihlalleri', person: 'sorumlu' },
    ...{ open: sql`t.durum = 'acik'`, representative: sql`false` },
  },
  {
    ...{ table: 'metinler', person: 'onaylayacak' },
    ...{ open: sql`t.durum = 'onayda'`, representative: sql`false` },
  },
  {
    table: 'sureler',
    person: 'sorumlu',
    representative: sql`false`,
    open: sql`t.kapanis is null
      and coalesce(t.kayit_turu, '') not in ('aksiyonlar', 'basvurular', 'veri_ihlalleri')`,
  },
];

const nameIn = (person: Held['person']) => sql.ref(`t.${person}`);
const idIn = (person: Held['person']) => sql.ref(`t.${person}_id`);
/** Texts belong to the company; the others may be of a department. */
const placeOf = ({ person }: Held) =>
  person === 'sorumlu' ? sql`t.department_id` : sql`null::int`;

/** Open work of a person who is no active member of its company any more, or cannot finish it. */
const ofFormerMembers = ({ table, person, open, representative }: Held) => sql`${sql.table(table)} t
  where ${nameIn(person)} is not null and ${open} and not exists (
    select from memberships m join users u on u.user_id = m.user_id and u.aktif
    where m.company_id = t.company_id and m.user_id = ${idIn(person)}
      and (m.role <> 'temsilci' or ${representative}))`;

/** Companies with work of former members; the job reads them with the system's reach. */
export const withFormerMembers = sql<{ company_id: number }>`${sql.join(
  HELD.map((held) => sql`select t.company_id from ${ofFormerMembers(held)}`),
  sql` union `,
)}`;

/**
 * Removes former members, and people who cannot finish it, from open work, so that the person in
 * charge of the company answers for it; one log entry for each. Returns how many.
 */
export async function handOverDuties(tx: Tx, scope: CompanyScope, today: string): Promise<number> {
  let count = 0;
  for (const held of HELD) {
    const { table, person, open, representative } = held;
    const left = await rowsOf<{ id: number; department_id: number | null; name: string }>(tx)`
      with former as (
        select t.id, ${nameIn(person)} as name from ${sql.table(table)} t
        where t.company_id = ${scope.company_id} and ${nameIn(person)} is not null and ${open}
          and not (exists (select from duty_owners(${today}::date) o
              where o.company_id = t.company_id and o.user_id = ${idIn(person)})
            and exists (select from company_members() m
              where m.user_id = ${idIn(person)} and (m.role <> 'temsilci' or ${representative})))
        for update)
      update ${sql.table(table)} t set ${sql.id(`${person}_id`)} = null, ${sql.id(person)} = null,
        surum = t.surum + 1
      from former where t.company_id = ${scope.company_id} and t.id = former.id
      returning t.id, ${placeOf(held)} as department_id, former.name`;
    await logChanges(
      tx,
      scope,
      { tur: table },
      left.map(({ id, department_id, name }) => ({
        ...{ record_id: id, islem: 'güncelleme', next: { department_id } },
        alanlar: [{ alan: person, eski: name, yeni: null }],
      })),
    );
    count += left.length;
  }
  return count;
}

type Back = Readonly<{ user_id: number; fullname: string; email: string }>;

/**
 * Returns the work that was handed over when a member left to the returning member, unless it has
 * another name since; one log entry for each.
 */
export async function takeBackDuties(
  tx: Tx,
  scope: CompanyScope,
  { user_id, fullname, email }: Back,
): Promise<void> {
  const { company_id } = scope;
  const name = fullname || email;
  for (const held of HELD) {
    const { table, person, open } = held;
    const back = await rowsOf<{ id: number; department_id: number | null }>(tx)`
      update ${sql.table(table)} t set ${sql.id(`${person}_id`)} = ${user_id},
        ${sql.id(person)} = ${name}, surum = t.surum + 1
      where t.company_id = ${company_id} and ${nameIn(person)} is null and ${open} and t.id in (
        select c.record_id from change_logs c
        where c.company_id = ${company_id} and c.tur = ${table} and c.islem = 'güncelleme'
          and c.alanlar = ${JSON.stringify([{ alan: person, eski: name, yeni: null }])}::jsonb
          and c.tarih = (select l.tarih from change_logs l
            where l.company_id = ${company_id} and l.tur = 'temsilci' and l.record_id = ${user_id}
              and l.islem = 'silme' order by l.id desc limit 1))
      returning t.id, ${placeOf(held)} as department_id`;
    await logChanges(
      tx,
      scope,
      { tur: table },
      back.map(({ id, department_id }) => ({
        ...{ record_id: id, islem: 'güncelleme', next: { department_id } },
        alanlar: [{ alan: person, eski: null, yeni: name }],
      })),
    );
  }
}
