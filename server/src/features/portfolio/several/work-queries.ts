import type { SeveralKind } from '@emanet/contract/portfolio/several';
import { sql } from 'kysely';
import type { AcrossScope, CompanyScope, PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Made } from './plans.ts';
import { exists, firstOf, rowsOf } from '../../../platform/rows.ts';

/** Were the client's people reminded on this day, by any consultant? */
export const isRemindedToday = (tx: Tx, { company_id }: CompanyScope, today: string) =>
  exists(tx)`
    select from portfoy_isleri where company_id = ${company_id}
    and tur = 'hatirlatma' and gun = ${today}::date and geri_alindi is null`;

/** Traces of this call in the client; undefined where it was not done there yet. */
export const selectDone = async (tx: Tx, { company_id }: CompanyScope, toplu_islem: string) =>
  (
    await firstOf<{ yapilan: Partial<Made> }>(tx)`
      select yapilan from portfoy_isleri
      where company_id = ${company_id} and toplu_islem = ${toplu_islem}::uuid`
  )?.yapilan;

type NewWork = Readonly<{
  toplu_islem: string;
  tur: SeveralKind;
  gun: string;
  /** The entry of the law, whose action a client gets once. */
  mevzuat: string | null;
}>;

/** Stores work in a client and returns its number; undefined where another person was quicker. */
export async function insertWork(
  tx: Tx,
  { company_id, actor }: PersonScope,
  { toplu_islem, tur, gun, mevzuat }: NewWork,
): Promise<number | undefined> {
  const found = await firstOf<{ id: number }>(tx)`
    insert into portfoy_isleri (company_id, toplu_islem, tur, user_id, gun, mevzuat)
    values (${company_id}, ${toplu_islem}::uuid, ${tur}, ${actor.user_id}, ${gun}::date, ${mevzuat})
    on conflict do nothing returning id`;
  return found?.id;
}

export const storeMade = (tx: Tx, { company_id }: CompanyScope, id: number, made: Made) =>
  sql`update portfoy_isleri set yapilan = ${JSON.stringify(made)}::jsonb
    where company_id = ${company_id} and id = ${id}`.execute(tx);

/** Work of the caller's call that can still be undone, in the clients of the scope. */
export const selectOwnWork = (
  tx: Tx,
  { company_ids, actor }: AcrossScope,
  { toplu_islem, minutes }: Readonly<{ toplu_islem: string; minutes: number }>,
) =>
  rowsOf<{ company_id: number; id: number }>(tx)`
    select company_id, id from portfoy_isleri
    where company_id = any(${[...company_ids]}::int[]) and toplu_islem = ${toplu_islem}::uuid
      and user_id = ${actor.user_id} and geri_alindi is null
      and an > now() - make_interval(mins => ${minutes})
    order by id`;

/** Locks work that was not undone yet. */
export const holdWork = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  firstOf<{ tur: SeveralKind; yapilan: Made }>(tx)`
    select tur, yapilan from portfoy_isleri
    where company_id = ${company_id} and id = ${id} and geri_alindi is null for update`;

/** Deletes the mails of held work that have not left, and returns the rows that they are about. */
export async function withdrawMails(tx: Tx, id: number): Promise<(string | null)[]> {
  await sql`select set_config('app.taken_back_work', ${String(id)}, true)`.execute(tx);
  const gone = await rowsOf<{ about: string | null }>(tx)`
    delete from mail_outbox where portfoy_isi = ${id} returning about`;
  return gone.map(({ about }) => about);
}

/** Takes back the round that work began; false when there is an answer in it. */
export async function takeBackRound(tx: Tx, id: number): Promise<boolean> {
  const found = await firstOf<{ done: boolean }>(tx)`select take_back_round(${id}) as done`;
  return found?.done ?? false;
}

export const markTakenBack = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  sql`update portfoy_isleri set geri_alindi = now()
    where company_id = ${company_id} and id = ${id}`.execute(tx);
