import type { EntryLog, EntryLogQuery } from '@emanet/contract/entry-logs';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords } from '../../nouns/words.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

export type Filters = Omit<EntryLogQuery, 'limit' | 'cursor'>;
export type Stored = Omit<EntryLog, 'tarayici'>;

/** The instant at which a day begins in Turkey, `days` later. */
const dayBegins = (day: string, days = 0) =>
  sql`((${day}::date + ${days}::int)::timestamp at time zone 'Europe/Istanbul')`;

const text = sql`concat_ws(' ', fullname, email, ip)`;

function matching(scope: CompanyScope, filters: Filters): RawBuilder<unknown> {
  const { q, baslangic, bitis, sonuc, neden, role, user_id } = filters;
  return sql.join(
    [
      sql`company_id = ${scope.company_id}`,
      ...(q ? [holdsWords(sql`searchable(${text})`, q)] : []),
      ...(baslangic ? [sql`tarih >= ${dayBegins(baslangic)}`] : []),
      ...(bitis ? [sql`tarih < ${dayBegins(bitis, 1)}`] : []),
      ...(sonuc ? [sql`sonuc = ${sonuc}`] : []),
      ...(neden ? [sql`neden = ${neden}`] : []),
      ...(role ? [sql`role = ${role}`] : []),
      ...(user_id ? [sql`user_id = ${user_id}`] : []),
    ],
    sql` and `,
  );
}

/** Start of a page of the list: after this entry. */
export type Place = Readonly<{ tarih: string; id: number }>;

/** Entries, the newest first, one more than `limit` when there are more. */
export async function selectEntryLogs(
  tx: Tx,
  scope: CompanyScope,
  filters: Filters,
  { limit, after }: { limit: number; after?: Place | undefined },
): Promise<Stored[]> {
  const behind = after ? sql`(tarih, id) < (${after.tarih}::timestamptz, ${after.id})` : sql`true`;
  return rowsOf<Stored>(tx)`
    select id, company_id, user_id, fullname, email, role, ip, user_agent, tarih, sonuc, neden, yontem
    from entry_logs
    where ${matching(scope, filters)} and ${behind}
    order by tarih desc, id desc
    limit ${limit + 1}`;
}

export type Counts = Readonly<{ toplam: number; basarisiz: number; sirket_degisimi: number }>;

export async function countEntryLogs(tx: Tx, scope: CompanyScope, filters: Filters) {
  const found = await firstOf<Counts>(tx)`
    select count(*)::int as toplam,
      count(*) filter (where sonuc = 'başarısız')::int as basarisiz,
      count(*) filter (where neden = 'sirket_degistirme')::int as sirket_degisimi
    from entry_logs where ${matching(scope, filters)}`;
  return found ?? { toplam: 0, basarisiz: 0, sirket_degisimi: 0 };
}

type Person = Readonly<{ user_id: number; fullname: string | null; email: string }>;

/** People of the company whose entries can be listed: members, and former ones. */
export async function selectPeople(tx: Tx, scope: CompanyScope): Promise<Person[]> {
  const found = await rowsOf<Person>(tx)`
    select distinct on (user_id) user_id, fullname, email
    from entry_logs
    where company_id = ${scope.company_id} and user_id is not null
    order by user_id, tarih desc`;
  const shown = (one: Person) => one.fullname ?? one.email;
  return found.toSorted((a, b) => compareTurkish(shown(a), shown(b)));
}
