import type { Video } from '@emanet/contract/videos';
import { sql, type RawBuilder } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf, updateRow } from '../../platform/rows.ts';

export type NewVideoRow = Readonly<{
  video_name: string;
  sure: number;
  metin: string | null;
  altyazi: string | null;
  ekleyen: string;
}> &
  Readonly<{ baglanti: string } | { dosya_id: string }>;

const select = (tx: Tx, { company_id }: CompanyScope, where = sql``): Promise<Video[]> =>
  rowsOf<Video>(tx)`
    select v.id, v.company_id, v.video_name, coalesce(v.baglanti, v.dosya_linki) as video_linki,
      v.baglanti is not null as baglanti, f.ad as dosya_adi, f.boyut as dosya_boyutu,
      row_number() over (order by v.sira, v.id)::int as sira, v.sure, v.metin, v.altyazi, v.ekleyen,
      v.olusturma_tarihi, v.surum
    from egitim_videolari v
    left join dosyalar f on f.company_id = v.company_id and f.id = v.dosya_id
    where v.company_id = ${company_id} and v.silinme_tarihi is null ${where}
    order by v.sira, v.id`;

/** The videos in the order of watching. */
export const selectVideos = (tx: Tx, scope: CompanyScope): Promise<Video[]> => select(tx, scope);

export const selectVideo = async (tx: Tx, scope: CompanyScope, id: number) =>
  (await select(tx, scope)).find((one) => one.id === id);

/** Locks the company's list, so that its length and order have one writer at a time. */
export async function holdVideos(tx: Tx, { company_id }: CompanyScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(95, ${company_id})`.execute(tx);
}

/** Adds a video at the end of the list. */
export async function insertVideo(tx: Tx, { company_id }: CompanyScope, values: NewVideoRow) {
  const { id } = await tx
    .insertInto('egitim_videolari')
    .values({
      ...values,
      company_id,
      sira: sql<number>`(select coalesce(max(sira), 0) + 1 from egitim_videolari
        where company_id = ${company_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changed = Partial<Pick<Video, 'video_name' | 'metin' | 'altyazi'>>;

export const updateVideoRow = (tx: Tx, scope: CompanyScope, id: number, values: Changed) =>
  updateRow(tx, 'egitim_videolari', scope, id, { ...values, surum: sql`surum + 1` });

/** Numbers the videos in the order of these ids. */
export async function storeOrder(tx: Tx, { company_id }: CompanyScope, ids: readonly number[]) {
  await sql`
    update egitim_videolari v set sira = given.place
    from unnest(${[...ids]}::int[]) with ordinality as given(id, place)
    where v.company_id = ${company_id} and v.id = given.id`.execute(tx);
}

async function mark(
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
  deleted: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
): Promise<boolean> {
  const done = await sql`update egitim_videolari set silinme_tarihi = ${now}
    where company_id = ${company_id} and id = ${id} and ${deleted} returning id`.execute(tx);
  return done.rows.length > 0;
}

/** Takes a video off the list; returns whether it was there. */
export const markDeleted = (tx: Tx, scope: CompanyScope, id: number, now: Date) =>
  mark(tx, scope, id, sql`silinme_tarihi is null`, sql`${now.toISOString()}::timestamptz`);

/** Restores a deleted video; returns whether there was one. */
export const markRestored = (tx: Tx, scope: CompanyScope, id: number) =>
  mark(tx, scope, id, sql`silinme_tarihi is not null`, sql`null`);

/** Companies with videos that were deleted before an instant. */
export const withDeletedVideos = (before: Date) => sql<{ company_id: number }>`
  select company_id from egitim_videolari where silinme_tarihi < ${before.toISOString()}`;

/** Removes what was deleted before an instant, with its file. */
export async function removeDeletedVideos(tx: Tx, { company_id }: CompanyScope, before: Date) {
  await tx
    .deleteFrom('egitim_videolari')
    .where('company_id', '=', company_id)
    .where('silinme_tarihi', '<', before.toISOString())
    .execute();
}

export const namesVideo = async (tx: Tx, { company_id }: CompanyScope, file_id: string) =>
  (await tx
    .selectFrom('egitim_videolari')
    .select('id')
    .where('company_id', '=', company_id)
    .where('dosya_id', '=', file_id)
    .where('silinme_tarihi', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Bytes of the company's videos, with deleted ones that can still be restored. */
export async function selectStored(tx: Tx, { company_id }: CompanyScope): Promise<number> {
  const found = await firstOf<{ bytes: number }>(tx)`
    select coalesce(sum(f.boyut), 0)::float8 as bytes from egitim_videolari v
    join dosyalar f on f.company_id = v.company_id and f.id = v.dosya_id
    where v.company_id = ${company_id}`;
  return found?.bytes ?? 0;
}
