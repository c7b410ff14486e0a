import type { Confirmation, DueConfirmation } from '@emanet/contract/confirmations';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { inScope, registerLog } from '../../records/queries.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

/** Settings of a company's requests for confirmation. */
export type AskingSettings = Readonly<{
  envanter_uygulama_onay: boolean;
  envanter_email_onay: boolean;
  periyodik_sure: number;
  envanter_baslangic_tarihi: string | null;
  envanter_plan_tarihi: string;
}>;

/** The statement that reads them, with the newest round of the company. */
export const askingSettings = (scope: CompanyScope) => sql<
  AskingSettings & { son_donem: string | null }
>`select envanter_uygulama_onay, envanter_email_onay, periyodik_sure,
    envanter_baslangic_tarihi::text as envanter_baslangic_tarihi,
    envanter_plan_tarihi::text as envanter_plan_tarihi,
    greatest(
      (select max(donem) from envanter_bildirimleri b where b.company_id = t.company_id),
      (select max(donem) from envanter_hatirlatmalari b where b.company_id = t.company_id)
    )::text as son_donem
  from bildirim_ayarlari t where company_id = ${scope.company_id}`;

/** Days after which an open confirmation is reminded of, the longest first; rows of a reminder hold one or 0. */
export const REMINDED_AFTER = [7, 3] as const;

/** Days in which a round that is only mailed is announced, and whether mails leave at this time of the day. */
type Asking = Readonly<{ announced: number; mailing: boolean }>;

/**
 * Companies in which a round begins on a day, or a representative of a department has no mail about
 * one yet; the same rule as in `askCompany`. Fully mailed companies are not selected again.
 */
export const askingCompanies = (today: string, { announced, mailing }: Asking) => {
  const day = sql`${today}::date`;
  const unmailed = (donem: RawBuilder<unknown>, gun: RawBuilder<unknown>) => sql`not exists (
    select from envanter_hatirlatmalari h where h.company_id = d.company_id
      and h.department_id = d.department_id and h.donem = ${donem} and h.gun = ${gun})`;
  return sql<{ company_id: number }>`
  select t.company_id from bildirim_ayarlari t
  left join lateral (
    select r.donem, r.donem > coalesce(greatest(
        (select max(donem) from envanter_bildirimleri b where b.company_id = t.company_id),
        (select max(donem) from envanter_hatirlatmalari b where b.company_id = t.company_id)
      ), '-infinity') as yeni
    from (select ${day} - (${day} - t.envanter_baslangic_tarihi) % t.periyodik_sure as donem) r
    where t.envanter_baslangic_tarihi <= ${day} and r.donem >= t.envanter_plan_tarihi
  ) begun on true
  where (t.envanter_uygulama_onay and begun.yeni)
    or (t.envanter_email_onay and ${mailing} and exists (
      select from memberships m join users u on u.user_id = m.user_id and u.aktif and m.role = 'temsilci'
      join departments d on d.company_id = m.company_id and d.department_id = m.department_id
      left join lateral (select n.* from envanter_bildirimleri n
        where n.company_id = d.company_id and n.department_id = d.department_id and n.birlesen is null
        order by n.bildirim_tarihi desc, n.id desc limit 1) n on true
      where m.company_id = t.company_id and case when t.envanter_uygulama_onay
        then n.onay and ${unmailed(
          sql`n.donem`,
          sql`case ${sql.join(
            REMINDED_AFTER.map(
              (days) =>
                sql`when ${day} - n.bildirim_tarihi >= ${sql.lit(days)} then ${sql.lit(days)}`,
            ),
            sql` `,
          )} else 0 end`,
        )}
        else ${day} - begun.donem < ${announced}::int and ${unmailed(sql`begun.donem`, sql`0`)} end))`;
};

const COLUMNS = sql`t.id::int as id, t.department_id, t.company_id, t.e_posta,
  t.bildirim_tarihi::text as bildirim_tarihi, t.onay, t.donem::text as donem, t.gonderen, t.birlesen`;

/** Notifications of the scope, the newest first. */
export const selectConfirmations = (tx: Tx, scope: CompanyScope, department_id?: number) =>
  rowsOf<Confirmation>(tx)`select ${COLUMNS} from envanter_bildirimleri t
    where ${inScope(scope)}
      ${department_id === undefined ? sql`` : sql`and t.department_id = ${department_id}`}
    order by t.bildirim_tarihi desc, t.id desc`;

/** The newest notification of each department, as a table `t`. */
const latest = (scope: CompanyScope) => sql`(
  select distinct on (t.department_id) t.* from envanter_bildirimleri t
  where ${inScope(scope)} and t.birlesen is null
  order by t.department_id, t.bildirim_tarihi desc, t.id desc
) t`;

/** Figures for a department's review before it confirms. */
export const figures = (department: RawBuilder<unknown>) => sql`
  (select count(*)::int from veri_harita v
    where v.company_id = t.company_id and v.department_id = ${department}) as faaliyet,
  (select count(*)::int from veri_harita v
    where v.company_id = t.company_id and v.department_id = ${department}
      and v.uyarilar is not null and jsonb_array_length(v.uyarilar) > 0) as uyarili,
  (select case when max(c.tarih) is null then null else (
      select count(distinct l.record_id)::int from change_logs l
      where ${registerLog('l', sql`t.company_id`, 'veri_harita')}
        and l.department_id = ${department} and l.tarih > max(c.tarih)
        and exists (select from veri_harita v where v.company_id = t.company_id
          and v.department_id = ${department} and v.id = l.record_id)
    ) + activities_that_left(${department}, max(c.tarih)) end
    from envanter_bildirimleri c
    where c.company_id = t.company_id and c.department_id = ${department} and not c.onay and c.birlesen is null
  ) as degisen`;

/** Departments of the scope that have yet to confirm, the longest waiting first. */
export const selectDue = (tx: Tx, scope: CompanyScope): Promise<DueConfirmation[]> =>
  rowsOf<DueConfirmation>(tx)`
    select t.department_id, d.department_name, t.donem::text as donem,
      t.bildirim_tarihi::text as bildirim_tarihi, ${figures(sql`t.department_id`)}
    from ${latest(scope)}
    join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    where t.onay
    order by t.bildirim_tarihi, d.department_name collate turkish`;

/** A department without an answer yet, and without its figures. */
export type OpenConfirmation = Readonly<{
  department_id: number;
  department_name: string;
  donem: string;
  bildirim_tarihi: string;
}>;

export const selectOpen = (tx: Tx, scope: CompanyScope): Promise<OpenConfirmation[]> =>
  rowsOf<OpenConfirmation>(tx)`
    select t.department_id, d.department_name, t.donem::text as donem,
      t.bildirim_tarihi::text as bildirim_tarihi
    from ${latest(scope)}
    join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    where t.onay order by t.bildirim_tarihi, t.department_id`;

/** Opens a round for every department; of two nodes only the first one opens it. */
export async function openRound(
  tx: Tx,
  { company_id }: CompanyScope,
  donem: string,
  today: string,
): Promise<void> {
  await sql`insert into envanter_bildirimleri
      (company_id, department_id, donem, bildirim_tarihi, onay)
    select company_id, department_id, ${donem}::date, ${today}::date, true from departments
    where company_id = ${company_id} and not exists (
      select from envanter_bildirimleri b where b.company_id = ${company_id} and b.donem >= ${donem}::date)
    order by department_id
    on conflict do nothing`.execute(tx);
}

/** Purpose of a mail about a round. */
export type Reminder = Readonly<{ department_id: number; donem: string; gun: number }>;

/** Stores the mails about rounds and returns those that were not stored before. */
export const takeReminders = (
  tx: Tx,
  { company_id }: CompanyScope,
  wanted: readonly Reminder[],
  today: string,
): Promise<Reminder[]> =>
  rowsOf<Reminder>(tx)`
    insert into envanter_hatirlatmalari (company_id, department_id, donem, gun, tarih)
    select ${company_id}, w.department_id, w.donem, w.gun, ${today}::date
    from unnest(${wanted.map((one) => one.department_id)}::int[],
      ${wanted.map((one) => one.donem)}::date[], ${wanted.map((one) => one.gun)}::int[])
      as w(department_id, donem, gun)
    order by w.department_id, w.donem, w.gun
    on conflict do nothing
    returning department_id, donem::text as donem, gun`;

/** A representative to write to, with the departments. */
export type Recipient = Readonly<{
  user_id: number;
  fullname: string;
  email: string;
  dil: Language;
  departments: readonly number[];
}>;

/** The representatives of the scope's company. */
export const selectRecipients = (tx: Tx): Promise<Recipient[]> =>
  rowsOf<Recipient>(tx)`
    select user_id, fullname, email, dil, array_agg(department_id) as departments
    from company_members() where role = 'temsilci' and department_id is not null
    group by user_id, fullname, email, dil order by user_id`;

export async function selectDepartmentNames(tx: Tx, scope: CompanyScope) {
  const found = await rowsOf<{ department_id: number; department_name: string }>(tx)`
    select t.department_id, t.department_name from departments t where ${inScope(scope)}
    order by t.department_name collate turkish`;
  return new Map(found.map((one) => [one.department_id, one.department_name]));
}

/** Moves the confirmations of a merged department, under its name; returns how many. */
export async function moveConfirmations(
  tx: Tx,
  { company_id }: CompanyScope,
  { source, target }: Readonly<{ source: number; target: number }>,
): Promise<number> {
  const moved = await rowsOf<{ id: string }>(tx)`
    update envanter_bildirimleri b
    set department_id = ${target}, birlesen = coalesce(b.birlesen, d.department_name)
    from departments d
    where b.company_id = ${company_id} and b.department_id = ${source} and not b.onay
      and d.company_id = b.company_id and d.department_id = b.department_id
    returning b.id`;
  return moved.length;
}

type Answer = Readonly<{
  department_id: number;
  donem: string;
  bildirim_tarihi: string;
  e_posta: string;
  user_id: number | null;
  gonderen: string;
}>;

/** Confirms the activities of a department as they are now, see `verdictOf`. */
export const confirmActivities = (
  { company_id }: CompanyScope,
  department_id: number,
  today: string,
) => sql`
  update veri_harita set onay_surumu = surum, onay_tarihi = ${today}::date,
    hukum = case when hukum = 'Hazır' then 'Onaylı' else hukum end
  where company_id = ${company_id} and department_id = ${department_id}`;

/** Writes the answer of a department; undefined when another person was quicker. */
export async function insertAnswer(tx: Tx, scope: CompanyScope, answer: Answer) {
  const { department_id, donem, bildirim_tarihi, e_posta, user_id, gonderen } = answer;
  return firstOf<Confirmation>(tx)`
    insert into envanter_bildirimleri as t (company_id, department_id, donem, bildirim_tarihi, onay,
      e_posta, user_id, gonderen, faaliyet_sayisi, uyari_sayisi)
    select f.company_id, f.department_id, ${donem}::date, ${bildirim_tarihi}::date, false,
      ${e_posta}, ${user_id}::int, ${gonderen}, f.faaliyet, f.uyarili
    from (select t.company_id, t.department_id, ${figures(sql`t.department_id`)} from departments t
      where t.company_id = ${scope.company_id} and t.department_id = ${department_id}) f
    on conflict do nothing returning ${COLUMNS}`;
}
