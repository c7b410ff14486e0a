import type { Language } from '@emanet/contract/shared/primitives';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import type { Invitation } from '@emanet/contract/training';
import { sql, type RawBuilder } from 'kysely';
import { remindable, type Remindable } from '../../nouns/asked.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { rowsOf } from '../../platform/rows.ts';

/** An invitation with its sealed token. */
export type StoredInvitation = Omit<Invitation, 'token'> & Readonly<{ token_muhurlu: Buffer }>;

/** A person who gets a mail about an invitation. */
export type Addressee = Readonly<{
  id: number;
  fullname: string;
  email: string;
  dil: Language;
  token_muhurlu: Buffer;
}>;

export type NewInvitation = Readonly<{
  fullname: string;
  email: string | null;
  department_id: number | null;
  dil: Language;
  sealed: Buffer;
}>;

/** Neither deleted nor followed by another one. */
export const valid = (table: string) =>
  sql`${sql.ref(`${table}.silinme_tarihi`)} is null and not ${sql.ref(`${table}.yenilendi`)}`;

const living = ({ company_id }: CompanyScope) =>
  sql`d.company_id = ${company_id} and ${valid('d')}`;

const among = (ids: readonly number[] | undefined) =>
  ids === undefined ? sql`` : sql`and d.id = any(${[...ids]}::int[])`;

/** Invitations of the company, or only those of these numbers. */
export const selectInvitations = (tx: Tx, scope: CompanyScope, ids?: readonly number[]) =>
  rowsOf<StoredInvitation>(tx)`
    select d.id, d.company_id, d.department_id, t.department_name, d.fullname, d.email,
      d.dil, d.token_muhurlu, d.ilerleme, d.durum, d.sirada, d.ulasmadi, d.gonderim_tarihi, d.son_izleme,
      d.tamamlanma_tarihi, s.no as sertifika_no, s.dogru, d.deneme,
      d.email in (select opted_out(array(select i.email from egitim_davetleri i
        where i.company_id = d.company_id))) as posta_ret,
      d.deneme_bitti and d.deneme >= d.deneme_hakki and d.durum <> 'tamamlandi' as hak_bitti,
      d.gecme_tarihi is not null and d.durum <> 'tamamlandi' as kod_bekliyor, d.olusturma_tarihi
    from egitim_davetleri d
    left join training_departments() t on t.department_id = d.department_id
    left join egitim_sertifikalari s on s.company_id = d.company_id and s.davet_id = d.id
    where ${living(scope)} ${among(ids)}
    order by d.fullname collate turkish, d.id`;

export const selectTrainingDepartments = (tx: Tx) =>
  rowsOf<{ department_id: number; department_name: string }>(tx)`
    select department_id, department_name from training_departments()
    order by department_name collate turkish`;

/** An invitation for lists of people. */
export type Invited = Readonly<{ id: number; fullname: string; department_id: number | null }>;

/** People invited at these addresses, which several may share. */
export const selectInvited = (tx: Tx, scope: CompanyScope, emails: readonly string[]) =>
  rowsOf<Readonly<Invited & { email: string; ilerleme: number }>>(tx)`
    select d.id, d.fullname, d.email, d.department_id, d.ilerleme from egitim_davetleri d
    where ${living(scope)} and d.email = any(${[...emails]}::text[])`;

/** Requests that invite wait for each other, so that a person is invited once. */
export async function holdInvitations(tx: Tx, { company_id }: CompanyScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(97, ${company_id})`.execute(tx);
}

/** Stores invitations; returns their numbers in order. */
export const insertInvitations = (
  tx: Tx,
  { company_id }: CompanyScope,
  people: readonly NewInvitation[],
): Promise<number[]> =>
  insertRows(
    tx,
    'egitim_davetleri',
    people.map(({ sealed, ...one }) => ({
      ...one,
      company_id,
      token_muhurlu: `\\x${sealed.toString('hex')}`,
    })),
    'id',
  );

/** Takes invitations off the list; returns those that were there. */
export async function markDeleted(tx: Tx, scope: CompanyScope, ids: readonly number[], now: Date) {
  const rows = await rowsOf<{ id: number }>(tx)`
    update egitim_davetleri d set silinme_tarihi = ${now.toISOString()}::timestamptz
    where ${living(scope)} ${among(ids)} returning d.id`;
  return rows.map(({ id }) => id);
}

/** The same address and name, ignoring case. */
const samePerson = (other: string) => sql`${sql.ref(`${other}.email`)} = d.email
  and lower(${sql.ref(`${other}.fullname`)} collate turkish) = lower(d.fullname collate turkish)`;

/** Locks invitations that can be restored: deleted ones whose person is not invited again. */
export const selectDeleted = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  rowsOf<Omit<Addressee, 'dil'> & { again: boolean }>(tx)`
    select d.id, d.fullname, d.email, d.token_muhurlu, exists (
      select from egitim_davetleri other where other.company_id = d.company_id
        and ${samePerson('other')} and other.silinme_tarihi is null and not other.yenilendi
    ) as again
    from egitim_davetleri d
    where d.company_id = ${scope.company_id} and d.silinme_tarihi is not null and not d.yenilendi
      ${among(ids)}
    order by d.id for update of d`;

export const markRestored = (tx: Tx, { company_id }: CompanyScope, ids: readonly number[]) =>
  tx
    .updateTable('egitim_davetleri')
    .set({ silinme_tarihi: null })
    .where('company_id', '=', company_id)
    .where('id', 'in', ids)
    .execute();

/** Invitations `d` of people who have not finished that a mail may go to. */
const mailable = (scope: CompanyScope, narrowed: RawBuilder<unknown>) =>
  sql`${living(scope)} and d.durum <> 'tamamlandi' and d.email is not null ${narrowed}
    and not exists (select from opted_out(array[d.email]))`;

/** People of these departments (0: of none) who were asked before and not mailed for a day. */
export const selectRemindable = (
  tx: Tx,
  scope: CompanyScope,
  departments: readonly number[],
  now: Date,
) =>
  rowsOf<Remindable>(tx)`
    select ${remindable('d')} from egitim_davetleri d
    where ${mailable(scope, notMailedSince(now))} and not d.yenilendi
      and (d.durum <> 'gonderilmedi' or d.istenme_tarihi is not null)
      and coalesce(d.department_id, 0) = any(${[...departments]}::int[])
    order by d.id`;

/**
 * Marks the mails of those who have not finished as on their way and returns the recipients.
 * `where` narrows it further, `most` bounds it; `reminder` counts it.
 */
export async function takeForMail(
  tx: Tx,
  scope: CompanyScope,
  now: Date,
  narrowed: Readonly<{
    ids?: readonly number[];
    where?: RawBuilder<unknown>;
    most?: number;
    reminder?: boolean;
  }>,
): Promise<Addressee[]> {
  const { ids, where = sql``, most = null, reminder = false } = narrowed;
  const due = mailable(scope, sql`${among(ids)} ${where}`);
  return rowsOf<Addressee>(tx)`
    update egitim_davetleri d set sirada = true, ulasmadi = false,
      istenme_tarihi = ${now.toISOString()}::timestamptz,
      hatirlatma_sayisi = case when ${reminder} then d.hatirlatma_sayisi + 1 else 0 end
    where ${due} and d.id = any(array(select d.id from egitim_davetleri d where ${due}
      order by d.istenme_tarihi, d.id limit ${most}))
    returning d.id, d.fullname, d.email, d.dil, d.token_muhurlu`;
}

/** Resets invitations whose mails were taken out of the outbox before they were sent. */
export const forgetMails = (tx: Tx, { company_id }: CompanyScope, ids: readonly number[]) =>
  tx
    .updateTable('egitim_davetleri')
    .set({ sirada: false, istenme_tarihi: null })
    .where('company_id', '=', company_id)
    .where('id', 'in', ids)
    .where('durum', '=', 'gonderilmedi')
    .execute();

/** Excludes a person who was mailed less than a day ago, also under a deleted invitation. */
export const notMailedSince = (now: Date) => sql`and not exists (
  select from egitim_davetleri o where o.company_id = d.company_id and ${samePerson('o')} and not o.ulasmadi
    and o.istenme_tarihi > ${dayBefore(now)}::timestamptz)`;

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString();

/**
 * Finished and invited people by department, as a table; "without a department" is one of them.
 * `where` narrows the table `t`.
 */
export const trainingCounts = (where: RawBuilder<unknown>) => sql`(
  select t.department_id, count(*) filter (where t.durum = 'tamamlandi') as pay, count(*) as payda
  from egitim_davetleri t where ${where} and ${valid('t')} group by t.department_id
)`;
