import type { SavedView, savedViews } from '@emanet/contract/saved-views';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { SignedIn } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { exists } from '../../platform/rows.ts';

type Content = Pick<z.output<typeof savedViews.save.body>, 'ad' | 'arama' | 'sutunlar'>;
type Row = Pick<SavedView, 'id' | 'ad' | 'arama' | 'sutunlar'>;

const shown = (row: Row): SavedView => ({
  ...row,
  ...{ genel: true, paylasilan: false, sahibi: '', benim: true, silinebilir: true },
});

/** Views of a list that a person has in every company. */
export async function selectOwnViews({ identity }: Db, { user_id }: SignedIn, tur: string) {
  const { rows } = await sql<Row>`
    select id, ad, arama, sutunlar from kisi_gorunumleri
    where user_id = ${user_id} and tur = ${tur} and silinme_tarihi is null order by id`.execute(
    identity,
  );
  return rows.map(shown);
}

/** Stores a person's view, replacing the own one of that name. */
export async function upsertOwnView(
  { identity }: Db,
  { user_id }: SignedIn,
  { tur, ad, arama, sutunlar }: Content & Readonly<{ tur: string }>,
): Promise<SavedView> {
  const { rows } = await sql<Row>`
    insert into kisi_gorunumleri (user_id, tur, ad, arama, sutunlar)
    values (${user_id}, ${tur}, ${ad}, ${arama}, ${sutunlar && JSON.stringify(sutunlar)}::jsonb)
    on conflict (user_id, tur, fold_turkish(ad)) do update
    set ad = excluded.ad, arama = excluded.arama, sutunlar = excluded.sutunlar,
      guncellenme_tarihi = now(), silinme_tarihi = null
    returning id, ad, arama, sutunlar`.execute(identity);
  return rows[0] ? shown(rows[0]) : fail('NOT_FOUND');
}

/** Deletes a person's view or restores it, if there is one; a deleted one is kept for a day. */
export async function markOwnView(
  { identity }: Db,
  { user_id }: SignedIn,
  id: number,
  deleted: boolean,
): Promise<boolean> {
  await sql`delete from kisi_gorunumleri
    where user_id = ${user_id} and silinme_tarihi < now() - interval '1 day'`.execute(identity);
  return exists(identity)`
    update kisi_gorunumleri set silinme_tarihi = ${deleted ? sql`now()` : sql`null`}
    where user_id = ${user_id} and id = ${id} and (silinme_tarihi is null) = ${deleted}
    returning id`;
}
