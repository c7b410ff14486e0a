import type { portfolio, PortfolioPreferences } from '@emanet/contract/portfolio';
import type { AcrossType } from '@emanet/contract/portfolio/across-types';
import type { PortfolioView } from '@emanet/contract/portfolio/views';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { sql, type InsertObject } from 'kysely';
import type { z } from 'zod';
import { holdsAll } from '../../nouns/life.ts';
import type { Person } from '../../platform/access/actor.ts';
import { asConsultant } from '../../platform/access/scope.ts';
import { newToken, tokenHash } from '../../platform/crypto/tokens.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Tables } from '../../schema/tables.ts';
import { selectPeople } from '../auth/auth.ts';
import { markOwnView, selectOwnViews, upsertOwnView } from '../saved-views/saved-views.ts';
import { exists, firstOf, rowsOf } from '../../platform/rows.ts';

const USUAL: PortfolioPreferences = {
  ...{ acilis: 'portfoy', pazartesi: false, takvim_tarihi: null, musteri_hakki: 0 },
};

/** The choices of a consultant; they belong to the person, not to a company, like the language. */
export async function readPreferences(
  { db }: Services,
  { user_id }: Person,
): Promise<PortfolioPreferences> {
  const found = await firstOf<PortfolioPreferences>(db.identity)`
    select acilis, pazartesi, takvim_tarihi, musteri_siniri as musteri_hakki
    from portfoy_kisileri where user_id = ${user_id}`;
  return found ?? USUAL;
}

const storePerson = (
  { db }: Services,
  { user_id }: Person,
  columns: Omit<InsertObject<Tables, 'portfoy_kisileri'>, 'user_id'>,
) =>
  db.identity
    .insertInto('portfoy_kisileri')
    .values({ user_id, ...columns })
    .onConflict((of) => of.column('user_id').doUpdateSet(columns))
    .execute();

type Wanted = z.output<typeof portfolio.prefer.body>;

export async function prefer(services: Services, actor: Person, wanted: Wanted) {
  const before = await readPreferences(services, actor);
  if (holdsAll(before, wanted)) return before;
  const { acilis, pazartesi } = { ...before, ...wanted };
  await storePerson(services, actor, { acilis, pazartesi });
  return readPreferences(services, actor);
}

/** When the consultant last marked the changes of all clients as seen; null before the first time. */
export const lastLook = async (db: Services['db'], { user_id }: Person): Promise<string | null> => {
  const found = await firstOf<{ son_bakis: string | null }>(db.identity)`
    select degisiklik_ani as son_bakis from portfoy_kisileri where user_id = ${user_id}`;
  return found?.son_bakis ?? null;
};

export const storeLook = (services: Services, actor: Person, degisiklik_ani: string | null) =>
  storePerson(services, actor, { degisiklik_ani });

/** Replaces the calendar's link; its token is not stored. */
export async function makeCalendarLink(services: Services, actor: Person): Promise<string> {
  const token = newToken();
  const takvim_tarihi = sql<string>`now()`;
  await storePerson(services, actor, { takvim_ozeti: tokenHash(token), takvim_tarihi });
  return token;
}

export const revokeCalendarLink = ({ db }: Services, { user_id }: Person) =>
  sql`update portfoy_kisileri set takvim_ozeti = null, takvim_tarihi = null
    where user_id = ${user_id}`.execute(db.identity);

/** The person of a calendar's link, with the current companies. */
export const personBehind = async ({ db }: Services, token: string) =>
  (
    await selectPeople(
      db.identity,
      sql`(select user_id from portfoy_kisileri where takvim_ozeti = ${tokenHash(token)})`,
    )
  ).map(asConsultant)[0];

/** A consultant by number, with the current companies; for a job that acts in the person's name. */
export const consultantNow = async ({ db }: Services, user_id: number) =>
  (await selectPeople(db.identity, sql`(select ${user_id}::int as user_id)`)).map(asConsultant)[0];

/** Consultants who want this Monday's mail and have not received it. */
export const peopleOfMonday = async ({ db }: Services, today: string) =>
  (
    await selectPeople(
      db.identity,
      sql`(select user_id from portfoy_kisileri
        where pazartesi and son_pazartesi is distinct from ${today}::date)`,
    )
  ).flatMap((one) => asConsultant(one) ?? []);

/** Claims the Monday of a person and does its work in the same transaction; other nodes skip it. */
export const takeMonday = (
  { db }: Services,
  { user_id }: Person,
  today: string,
  work: (tx: Tx, language: Language) => Promise<void>,
): Promise<void> =>
  db.identity.transaction().execute(async (tx) => {
    const taken = await rowsOf<{ dil: Language }>(tx)`
      update portfoy_kisileri k set son_pazartesi = ${today}::date from users u
      where k.user_id = ${user_id} and u.user_id = k.user_id
        and k.son_pazartesi is distinct from ${today}::date
      returning u.dil`;
    const [row] = taken;
    if (row) await work(tx, row.dil);
  });

/** The number of the next company, needed for the scope that opens it. */
export async function nextClient({ db }: Services): Promise<number> {
  const found = await rowsOf<{ id: number }>(db.identity)`select next_client() as id`;
  const [made] = found;
  if (!made) throw new Error('There is no number for a company.');
  return made.id;
}

/** Views of a list over all clients stand beside those that a person has in every company. */
const viewsOf = (liste: AcrossType) => `portfoy_${liste}`;

/** The named views of a consultant, in the order of a Turkish dictionary. */
export async function listViews(
  { db }: Services,
  actor: Person,
  liste: AcrossType | undefined,
): Promise<PortfolioView[]> {
  if (liste) {
    const own = await selectOwnViews(db, actor, viewsOf(liste));
    return own.toSorted((a, b) => compareTurkish(a.ad, b.ad));
  }
  return rowsOf<PortfolioView>(db.identity)`
    select id, ad, arama, sutunlar from portfoy_gorunumleri
    where user_id = ${actor.user_id} and silinme_tarihi is null
    order by ad collate turkish, id`;
}

type View = z.output<typeof portfolio.saveView.body>;

/** Saves a view under its name, replacing the person's earlier one. */
export async function saveView(
  { db }: Services,
  actor: Person,
  { ad, arama, sutunlar, liste }: View,
): Promise<PortfolioView> {
  if (liste) return upsertOwnView(db, actor, { tur: viewsOf(liste), ad, arama, sutunlar });
  const saved = await firstOf<PortfolioView>(db.identity)`
    insert into portfoy_gorunumleri (user_id, ad, arama, sutunlar)
    values (${actor.user_id}, ${ad}, ${arama}, ${sutunlar && JSON.stringify(sutunlar)}::jsonb)
    on conflict (user_id, fold_turkish(ad)) do update
    set ad = excluded.ad, arama = excluded.arama, sutunlar = excluded.sutunlar,
      guncellenme_tarihi = now(), silinme_tarihi = null
    returning id, ad, arama, sutunlar`;
  return saved ?? fail('NOT_FOUND');
}

/** Deletes or restores a view; a deleted one is kept for a day. */
export async function markView(
  { db }: Services,
  actor: Person,
  { id, liste }: Readonly<{ id: number; liste?: AcrossType | undefined }>,
  deleted: boolean,
): Promise<void> {
  const { user_id } = actor;
  if (liste) {
    if (!(await markOwnView(db, actor, id, deleted))) fail('NOT_FOUND');
    return;
  }
  await sql`delete from portfoy_gorunumleri
    where user_id = ${user_id} and silinme_tarihi < now() - interval '1 day'`.execute(db.identity);
  const marked = exists(db.identity)`
    update portfoy_gorunumleri set silinme_tarihi = ${deleted ? sql`now()` : sql`null`}
    where user_id = ${user_id} and id = ${id} and (silinme_tarihi is null) = ${deleted}
    returning id`;
  if (!(await marked)) fail('NOT_FOUND');
}
