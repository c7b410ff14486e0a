import type { Attendee, TrainingSession } from '@emanet/contract/training/sessions';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Invited } from '../queries.ts';
import { exists, rowsOf } from '../../../platform/rows.ts';

/** A session with the people of its list and those who attended, by number and by name. */
export type StoredSession = TrainingSession &
  Readonly<{
    dosya_id: string | null;
    kisiler: readonly string[];
    kisi_idler: readonly number[];
    katilanlar: readonly string[];
    katilan_idler: readonly number[];
  }>;

const sessionsWhere = (scope: CompanyScope, id?: number) => sql<StoredSession>`
  select o.id, o.konu, o.yer, o.tarih, o.dakika, o.egitmen, o.sinav, o.imzali_foy, o.dosya_id,
    f.ad as dosya_adi, o.guncelleyen, o.surum, cardinality(p.kisi_idler) as listede,
    cardinality(p.katilan_idler) as katilan, p.*
  from egitim_oturumlari o
  left join dosyalar f on f.company_id = o.company_id and f.id = o.dosya_id
  cross join lateral (
    select coalesce(array_agg(d.id order by d.id), '{}') as kisi_idler,
      coalesce(array_agg(d.fullname order by d.id), '{}') as kisiler,
      coalesce(array_agg(d.id order by d.id) filter (where k.katildi), '{}') as katilan_idler,
      coalesce(array_agg(d.fullname order by d.id) filter (where k.katildi), '{}') as katilanlar
    from egitim_katilimlari k
    join egitim_davetleri d on d.company_id = k.company_id and d.id = k.davet_id
      and d.silinme_tarihi is null
    where k.company_id = o.company_id and k.oturum_id = o.id
  ) p
  where o.company_id = ${scope.company_id} ${id === undefined ? sql`` : sql`and o.id = ${id}`}
  order by o.tarih desc, o.id desc`;

/** The sessions of the company, the newest day first; `lock`: held until the transaction ends. */
export async function selectSessions(
  tx: Tx,
  scope: CompanyScope,
  lock = false,
): Promise<StoredSession[]> {
  if (lock)
    await sql`select from egitim_oturumlari where company_id = ${scope.company_id}
      order by id for update`.execute(tx);
  return (await sessionsWhere(scope).execute(tx)).rows;
}

/** A session of the scope; `lock`: held until the transaction ends. */
export async function selectSession(tx: Tx, scope: CompanyScope, id: number, lock = false) {
  if (lock)
    await sql`select from egitim_oturumlari
      where company_id = ${scope.company_id} and id = ${id} for update`.execute(tx);
  return (await sessionsWhere(scope, id).execute(tx)).rows[0];
}

/** People on the list of a session, in the order of a Turkish dictionary. */
export const selectAttendees = (tx: Tx, { company_id }: CompanyScope, oturum_id: number) =>
  rowsOf<Attendee>(tx)`
    select d.id, d.fullname, d.email, t.department_name, d.durum, k.katildi,
      s.no is not null and (s.oturum is null or (s.oturum ->> 'id')::int <> k.oturum_id) as tamamladi
    from egitim_katilimlari k
    join egitim_davetleri d on d.company_id = k.company_id and d.id = k.davet_id
    left join training_departments() t on t.department_id = d.department_id
    left join egitim_sertifikalari s on s.company_id = d.company_id and s.davet_id = d.id
    where k.company_id = ${company_id} and k.oturum_id = ${oturum_id} and d.silinme_tarihi is null
    order by d.fullname collate turkish, d.id`;

/** Puts invitations on the list of a session; listed ones stay unchanged. */
export const insertListed = (
  tx: Tx,
  { company_id }: CompanyScope,
  oturum_id: number,
  ids: readonly number[],
) =>
  sql`
  insert into egitim_katilimlari (company_id, oturum_id, davet_id)
  select d.company_id, ${oturum_id}, d.id from egitim_davetleri d
  where d.company_id = ${company_id} and d.id = any(${[...ids]}::int[]) and d.silinme_tarihi is null
  on conflict do nothing`.execute(tx);

/** Takes people off the list; those who attended stay. */
export const deleteListed = (
  tx: Tx,
  { company_id }: CompanyScope,
  oturum_id: number,
  ids: readonly number[],
) =>
  sql`
  delete from egitim_katilimlari
  where company_id = ${company_id} and oturum_id = ${oturum_id} and not katildi
    and davet_id = any(${[...ids]}::int[])`.execute(tx);

/** People on the list whose attendance changes to this value. */
export async function markAttended(
  tx: Tx,
  { company_id }: CompanyScope,
  oturum_id: number,
  { ids, katildi }: Readonly<{ ids: readonly number[]; katildi: boolean }>,
): Promise<number[]> {
  const rows = await rowsOf<{ davet_id: number }>(tx)`
    update egitim_katilimlari set katildi = ${katildi}
    where company_id = ${company_id} and oturum_id = ${oturum_id} and katildi <> ${katildi}
      and davet_id = any(${[...ids]}::int[])
    returning davet_id`;
  return rows.map(({ davet_id }) => davet_id);
}

/** Number of these people who passed the questions with this session. */
export async function countPassed(
  tx: Tx,
  { company_id }: CompanyScope,
  oturum_id: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await rowsOf<{ count: number }>(tx)`
    select count(*)::int as count from egitim_sertifikalari
    where company_id = ${company_id} and davet_id = any(${[...ids]}::int[]) and soru_sayisi > 0
      and (oturum ->> 'id')::int = ${oturum_id}`;
  return rows[0]?.count ?? 0;
}

type Ending = Readonly<{ ids: readonly number[]; initials: string; valid_until: string }>;

/** Ends the training of those who attended and had not finished, each with a certificate. */
export async function finishByAttendance(
  tx: Tx,
  { company_id }: CompanyScope,
  session: StoredSession,
  { ids, initials, valid_until }: Ending,
): Promise<void> {
  const { id, konu, yer, egitmen, dakika, tarih } = session;
  const oturum = JSON.stringify({ id, konu, yer, egitmen, dakika });
  await sql`
    with finished as (
      insert into egitim_sertifikalari (no, company_id, davet_id, fullname, company_name, tarih,
        gecerlilik, dogru, soru_sayisi, saniye, bolumler, oturum)
      select coalesce(k.sertifika_no,
          next_certificate_number(${initials}, ${Number(tarih.slice(0, 4))})),
        d.company_id, d.id, d.fullname, c.company_name, ${tarih}::date, ${valid_until}::date, 0, 0,
        ${dakika * 60}, '[]', ${oturum}::jsonb
      from egitim_katilimlari k
      join egitim_davetleri d on d.company_id = k.company_id and d.id = k.davet_id
      join companies c on c.company_id = d.company_id
      where k.company_id = ${company_id} and k.oturum_id = ${id} and d.durum <> 'tamamlandi'
        and d.id = any(${[...ids]}::int[])
      returning davet_id
    ), before as (
      update egitim_katilimlari k set ilerleme = d.ilerleme, sertifika_no = null
      from egitim_davetleri d, finished f
      where k.company_id = ${company_id} and k.oturum_id = ${id} and k.davet_id = f.davet_id
        and d.company_id = k.company_id and d.id = k.davet_id
    )
    update egitim_davetleri d set durum = 'tamamlandi', ilerleme = 100,
      tamamlanma_tarihi = (${tarih}::date + time '12:00') at time zone 'Europe/Istanbul'
    from finished f where d.company_id = ${company_id} and d.id = f.davet_id`.execute(tx);
}

/** Reverts the end of trainings by an attendance: certificate and state are as before. */
export async function reopenByAttendance(
  tx: Tx,
  { company_id }: CompanyScope,
  oturum_id: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with gone as (
      delete from egitim_sertifikalari
      where company_id = ${company_id} and davet_id = any(${[...ids]}::int[])
        and (oturum ->> 'id')::int = ${oturum_id}
      returning davet_id, no
    ), kept as (
      update egitim_katilimlari k set sertifika_no = gone.no from gone
      where k.company_id = ${company_id} and k.oturum_id = ${oturum_id}
        and k.davet_id = gone.davet_id
      returning k.davet_id, k.ilerleme
    )
    update egitim_davetleri d set ilerleme = kept.ilerleme, tamamlanma_tarihi = null,
      durum = case when d.acilma_tarihi is not null then 'basladi'
        when d.gonderim_tarihi is not null then 'gonderildi' else 'gonderilmedi' end
    from kept where d.company_id = ${company_id} and d.id = kept.davet_id`.execute(tx);
}

export const namesSheet = (tx: Tx, { company_id }: CompanyScope, dosya_id: string) =>
  exists(tx)`
    select from egitim_oturumlari
    where company_id = ${company_id} and dosya_id = ${dosya_id}`;

/** Valid invitations without an address, by these names. */
export const selectUnaddressed = (tx: Tx, { company_id }: CompanyScope, names: readonly string[]) =>
  rowsOf<Invited>(tx)`
    select id, fullname, department_id from egitim_davetleri
    where company_id = ${company_id} and silinme_tarihi is null and not yenilendi and email is null
      and fullname = any(${[...names]}::text[])`;
