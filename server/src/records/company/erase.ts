import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { keyedHash } from '../../platform/crypto/tokens.ts';
import type { Queries, WholeDb } from '../../platform/db.ts';
import { inCompanies } from '../../platform/jobs/each-company.ts';
import { definePlatformJob, nothing } from '../../platform/jobs/job.ts';
import type { FileStore, StoreKey } from '../../platform/files/store.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { noteEvidence } from '../../platform/noted.ts';
import type { Config } from '../../platform/start/config.ts';
import { erasedMail } from './emails.ts';
import { companyTables, inOrderOfErasure, type CompanyTable } from './tables.ts';

type Given = Readonly<{ db: WholeDb; files: FileStore; config: Config }>;

/** Values that a record of erasure keeps of a company, and its seal is made of. */
export type Erased = Readonly<{
  company_id: number;
  zincir_sonu: number;
  zincir_ozeti: string;
}>;

/** Seal of a record of erasure: an owner of the database alone cannot write another. */
export const sealOfErasure = (secret: string, one: Erased): string =>
  keyedHash(
    secret,
    'company-erasure',
    JSON.stringify([one.company_id, one.zincir_sonu, one.zincir_ozeti]),
  ).toString('base64url');

/** Rows that one statement removes at most, so that none takes longer than the database waits. */
const BATCH = 20_000;
/** Removing rows makes a few others: counts, notes. A second round finds none. */
const MOST_ROUNDS = 5;

/**
 * Erases a company whose time has come: its rows in one transaction, then its files. Without a due
 * erasure it changes nothing. Returns how many rows and files were deleted.
 */
export async function eraseCompany(given: Given, company_id: number) {
  const { db, config } = given;
  const done = await db.system.transaction().execute(async (tx) => {
    const open = await sql<{ id: number; company_name: string }>`
      select id, company_name from sirket_silmeleri
      where company_id = ${company_id} and vade <= now()
        and vazgecme_tarihi is null and silinme_tarihi is null for update`.execute(tx);
    const [record] = open.rows;
    if (!record) return undefined;
    if (company_id === config.TEMPLATE_COMPANY_ID)
      throw new Error('The company of the library cannot be erased.');
    // Concurrent inserts of others wait for this row's lock, and are refused after its deletion.
    await sql`update companies set dosya_id = null where company_id = ${company_id}`.execute(tx);
    await sql`select from companies where company_id = ${company_id} for update`.execute(tx);
    const people = await peopleOf(tx, company_id);
    const head = await headOf(tx, company_id);
    const uploads = await sql<{ id: string }>`select id from yuklemeler
      where company_id = ${company_id}`.execute(tx);
    const removed = await removeRows(tx, company_id);
    await removePeople(tx, people);
    const muhur = sealOfErasure(config.SECRET, { company_id, ...head });
    await sql`update sirket_silmeleri set silinme_tarihi = now(), satir = ${removed},
      zincir_sonu = ${head.zincir_sonu}, zincir_ozeti = ${head.zincir_ozeti}, muhur = ${muhur}
      where company_id = ${company_id} and id = ${record.id}`.execute(tx);
    for (const { email, dil } of people.filter((one) => one.told))
      await enqueueMail(tx, config, {
        to: email,
        language: dil,
        content: erasedMail(dil, { company: record.company_name, ...head }),
      });
    return { removed, uploads: new Set(uploads.rows.map(({ id }) => id)) };
  });
  if (done?.uploads.size) await removeUploads(given, done.uploads);
  const files = await removeFiles(given, company_id);
  return { rows: done?.removed ?? 0, files };
}

type Member = Readonly<{
  user_id: number;
  email: string;
  dil: Language;
  /** Has no other company, and an account that is of no use without one. */
  goes: boolean;
  /** Gets a mail at the end, since they could have cancelled. */
  told: boolean;
}>;

const peopleOf = async (tx: Queries, company_id: number): Promise<Member[]> =>
  (
    await sql<Member>`
      select u.user_id, u.email, u.dil,
        u.role <> 'danışman' and not exists (select from memberships o
          where o.user_id = u.user_id and o.company_id <> ${company_id}) as goes,
        u.aktif and exists (select from memberships m where m.user_id = u.user_id
          and m.company_id = ${company_id} and m.role <> 'temsilci') as told
      from users u
      where u.user_id in (select user_id from memberships where company_id = ${company_id})
      order by u.user_id`.execute(tx)
  ).rows;

async function headOf(tx: Queries, company_id: number) {
  const found = await sql<Omit<Erased, 'company_id'>>`
    select son_id::int as zincir_sonu, ozet as zincir_ozeti from change_log_heads
    where company_id = ${company_id}`.execute(tx);
  return found.rows[0] ?? { zincir_sonu: 0, zincir_ozeti: '' };
}

async function removeRows(tx: Queries, company_id: number): Promise<number> {
  const tables = inOrderOfErasure(await companyTables(tx));
  let removed = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = removed;
    for (const table of tables)
      if (table.removable && table.name !== 'companies')
        removed += await removeFrom(tx, table, company_id);
    if (removed === before) break;
  }
  const log = await sql<{ gone: number }>`select erase_log(${company_id}) as gone,
    forget_jobs(${company_id})`.execute(tx);
  const { numAffectedRows = 0n } =
    await sql`delete from companies where company_id = ${company_id}`.execute(tx);
  return removed + (log.rows[0]?.gone ?? 0) + Number(numAffectedRows);
}

async function removeFrom(tx: Queries, { name, nested }: CompanyTable, company_id: number) {
  const table = sql.table(name);
  // Rows that refer to each other go together.
  const some = nested
    ? sql`true`
    : sql`ctid = any (array(select ctid from ${table} where company_id = ${company_id} limit ${BATCH}))`;
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where company_id = ${company_id} and ${some}`.execute(tx);
    removed += Number(numAffectedRows);
    if (nested || numAffectedRows < BATCH) return removed;
  }
}

/** Accounts that opened this company alone go with it, and what strangers tried at them. */
async function removePeople(tx: Queries, people: readonly Member[]): Promise<void> {
  const gone = people.filter((one) => one.goes);
  const ids = gone.map(({ user_id }) => user_id);
  const emails = gone.map(({ email }) => email);
  await sql`delete from entry_logs where company_id is null
    and (user_id = any (${ids}::int[]) or email = any (${emails}::text[]))`.execute(tx);
  // Another company that names a deleted person as its consultant logs that it has none now.
  await noteEvidence(tx);
  await sql`delete from users where user_id = any (${ids}::int[])`.execute(tx);
}

/** Removes unfinished uploads; each has a description as a second file. */
async function removeUploads({ files }: Given, ids: ReadonlySet<string>): Promise<void> {
  for await (const { key } of files.keys('uploads'))
    if (ids.has(key.split('/').at(-1)?.split('.')[0] ?? '')) await files.remove(key);
}

/** Removes the files of a company whose rows are deleted; the next run continues an interrupted one. */
async function removeFiles({ db, files }: Given, company_id: number): Promise<number> {
  const waiting = await sql`select from sirket_silmeleri where company_id = ${company_id}
    and silinme_tarihi is not null and dosya_tarihi is null`.execute(db.system);
  if (waiting.rows.length === 0) return 0;
  const keys: StoreKey[] = [];
  for await (const { key } of files.keys(`kept/${company_id}`)) keys.push(key);
  for (const key of keys) await files.remove(key);
  await sql`update sirket_silmeleri set dosya_tarihi = now(), dosya = ${keys.length}
    where company_id = ${company_id} and silinme_tarihi is not null and dosya_tarihi is null`.execute(
    db.system,
  );
  return keys.length;
}

/** Erases each company whose waiting time is over; one that fails does not keep the others. */
export const eraseCompaniesJob = definePlatformJob({
  name: 'erase-companies',
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: async (services) => {
    const due = await sql<{ company_id: number }>`
      select company_id from sirket_silmeleri
      where vade <= now() and vazgecme_tarihi is null and dosya_tarihi is null
      order by id`.execute(services.db.system);
    const entries = due.rows.map(({ company_id }) => [company_id] as const);
    await inCompanies(services, 'erase-companies', entries, ([company_id]) =>
      eraseCompany(services, company_id),
    );
  },
});
