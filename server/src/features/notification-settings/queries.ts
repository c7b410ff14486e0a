import type { NotificationSettings, UndeliveredMail } from '@emanet/contract/notification-settings';
import { sql } from 'kysely';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { instantOf } from '../../records/queries.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Stored columns of a company's settings. */
export type StoredSettings = Pick<
  NotificationSettings,
  | 'envanter_uygulama_onay'
  | 'envanter_email_onay'
  | 'aksiyon_bildirimi'
  | 'periyodik_sure'
  | 'envanter_baslangic_tarihi'
  | 'aksiyon_periyodik_sure'
  | 'aksiyon_baslangic_tarihi'
  | 'surum'
  | 'guncelleyen'
  | 'guncellenme_tarihi'
> &
  Readonly<{ envanter_plan_tarihi: string; aksiyon_plan_tarihi: string }>;

/** The statement that reads them. */
export const storedSettings = ({ company_id }: CompanyScope, lock = false) => sql<StoredSettings>`
  select envanter_uygulama_onay, envanter_email_onay, aksiyon_bildirimi, periyodik_sure,
    envanter_baslangic_tarihi::text as envanter_baslangic_tarihi, aksiyon_periyodik_sure,
    aksiyon_baslangic_tarihi::text as aksiyon_baslangic_tarihi,
    envanter_plan_tarihi::text as envanter_plan_tarihi,
    aksiyon_plan_tarihi::text as aksiyon_plan_tarihi,
    surum, guncelleyen, ${instantOf('guncellenme_tarihi')} as guncellenme_tarihi
  from bildirim_ayarlari t where company_id = ${company_id}
  ${lock ? sql`for update` : sql``}`;

/** Stores settings; false when another first save was quicker. */
export async function storeSettings(
  tx: Tx,
  { company_id, actor }: CompanyScope,
  next: StoredSettings,
): Promise<boolean> {
  const { guncellenme_tarihi: _, guncelleyen: __, surum, ...values } = next;
  const row = { ...values, guncelleyen: updaterName(actor), surum: surum + 1 };
  if (surum === 0) {
    const added = await tx
      .insertInto('bildirim_ayarlari')
      .values({ ...row, company_id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('company_id')
      .executeTakeFirst();
    return added !== undefined;
  }
  await tx
    .updateTable('bildirim_ayarlari')
    .set({ ...row, guncellenme_tarihi: sql<string>`now()` })
    .where('company_id', '=', company_id)
    .execute();
  return true;
}

export type Surroundings = Pick<
  NotificationSettings,
  | 'son_donem'
  | 'donem_acik'
  | 'son_ozet'
  | 'departman'
  | 'temsilcisiz'
  | 'temsilci'
  | 'aksiyonlu_departman'
  | 'acik_aksiyon'
>;

/** Rounds and digests so far, and the recipients of the next ones. */
export async function selectSurroundings(tx: Tx, { company_id }: CompanyScope) {
  const found = await rowsOf<Surroundings>(tx)`
    with members as materialized (
      select user_id, department_id from company_members()
      where role = 'temsilci' and department_id is not null
    ), newest as (
      select max(donem) as donem from envanter_bildirimleri where company_id = ${company_id}
    ), open as (
      select count(*)::int as actions, count(distinct department_id)::int as departments
      from aksiyonlar where company_id = ${company_id} and guncel and not durum
    )
    select newest.donem::text as son_donem,
      exists (select from envanter_bildirimleri a
        where a.company_id = ${company_id} and a.donem = newest.donem and a.onay
          and not exists (select from envanter_bildirimleri b
            where b.company_id = a.company_id and b.department_id = a.department_id
              and b.donem = a.donem and not b.onay and b.birlesen is null)) as donem_acik,
      (select max(tarih)::text from aksiyon_ozetleri where company_id = ${company_id}) as son_ozet,
      (select count(*)::int from departments where company_id = ${company_id}) as departman,
      (select count(*)::int from departments d where d.company_id = ${company_id}
        and not exists (select from members r
          where r.department_id = d.department_id)) as temsilcisiz,
      (select count(distinct m.user_id)::int from members m
        join departments d on d.company_id = ${company_id} and d.department_id = m.department_id) as temsilci,
      open.departments as aksiyonlu_departman, open.actions as acik_aksiyon
    from newest, open`;
  const [row] = found;
  if (!row) throw new Error('the surroundings of settings are always one row');
  return row;
}

const MOST_UNDELIVERED = 200;

/** Mails of the company that have not arrived, the newest first. */
export const selectUndelivered = (tx: Tx, { company_id }: CompanyScope) =>
  rowsOf<UndeliveredMail>(tx)`
    select t.id::int as id, t.alici, t.konu, coalesce(t.hata, 'sunucu') as neden,
      t.attempts as deneme, ${instantOf('created_at')} as tarih,
      case when t.state = 'waiting' then ${instantOf('next_try_at')} end as sonraki_deneme
    from mail_outbox t
    where t.company_id = ${company_id} and t.state <> 'delivered' and t.attempts > 0
      and t.alici is not null and t.konu is not null and t.hata is not null
    order by t.id desc limit ${sql.lit(MOST_UNDELIVERED)}`;

/** Companies whose digest of a day of their rhythm, at most `kept` days ago, was not sent. */
export const digestCompanies = (today: string, kept: number) => sql<{ company_id: number }>`
  select s.company_id from bildirim_ayarlari s cross join lateral (
    select ${today}::date - (${today}::date - s.aksiyon_baslangic_tarihi) % s.aksiyon_periyodik_sure as gun
  ) due
  where s.aksiyon_bildirimi and s.aksiyon_baslangic_tarihi <= ${today}::date
    and due.gun >= greatest(s.aksiyon_plan_tarihi, ${today}::date - ${kept}::int)
    and not exists (select from aksiyon_ozetleri o
      where o.company_id = s.company_id and o.tarih = due.gun)`;

/** Claims the digest of a day for this node; false when it was sent already. */
export async function takeDigest(
  tx: Tx,
  { company_id }: CompanyScope,
  tarih: string,
  counts: Readonly<{ departman_sayisi: number; aksiyon_sayisi: number }>,
): Promise<boolean> {
  const taken = await tx
    .insertInto('aksiyon_ozetleri')
    .values({ company_id, tarih, ...counts })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tarih')
    .executeTakeFirst();
  return taken !== undefined;
}
