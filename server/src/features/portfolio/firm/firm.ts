import type { portfolio } from '@emanet/contract/portfolio';
import type { Firm, FirmRole } from '@emanet/contract/portfolio/firm';
import { sql } from 'kysely';
import type { z } from 'zod';
import { holdsAll } from '../../../nouns/life.ts';
import { updaterName } from '../../../platform/access/actor.ts';
import { clientsOf, type PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { firstOf, rowsOf } from '../../../platform/rows.ts';
import type { Services } from '../../../platform/services.ts';
import { listColleagues } from '../charge.ts';

type Stored = Omit<Firm, 'musteriler' | 'digerleri'> &
  Readonly<{ hepsi: readonly Firm['musteriler'][number][] }>;

/**
 * Firms of the caller. Row-level security shows the caller's firms alone, whichever company the
 * transaction is in; a client that the caller may not open is counted and not named.
 */
export const listFirms = ({ db }: Services, scope: PersonScope): Promise<Firm[]> =>
  db.read(scope, async (tx) => {
    const found = await rowsOf<Stored>(tx)`
      with members as materialized (select * from firm_members())
      select f.id, f.ad, f.unvan, f.adres, f.surum,
        (select m.rol from members m
          where m.firma_id = f.id and m.user_id = ${scope.actor.user_id}) as rol,
        (select json_agg(json_build_object('user_id', m.user_id, 'fullname', m.fullname, 'rol', m.rol)
            order by m.fullname collate turkish, m.user_id)
          from members m where m.firma_id = f.id) as uyeler,
        coalesce((select json_agg(json_build_object('company_id', c.company_id, 'etiketler', c.etiketler,
            'notlar', (select count(*) from firma_notlari n
              where n.company_id = c.company_id and n.firma_id = c.firma_id)) order by c.company_id)
          from firma_musterileri c where c.firma_id = f.id), '[]') as hepsi
      from firmalar f order by f.ad collate turkish, f.id`;
    const open = clientNumbers(scope);
    return found.map(({ hepsi, ...one }) => {
      const musteriler = hepsi.filter(({ company_id }) => open.has(company_id));
      return { ...one, musteriler, digerleri: hepsi.length - musteriler.length };
    });
  });

const clientNumbers = ({ actor }: PersonScope) =>
  new Set(clientsOf(actor).map(({ company_id }) => company_id));

/** Locks a firm of the caller. Who is no member does not learn that it exists; `partner`: a junior is refused. */
async function holdFirm(
  tx: Tx,
  { actor }: PersonScope,
  id: number,
  partner = true,
): Promise<Readonly<{ surum: number; rol: FirmRole }>> {
  const found = await firstOf<{ surum: number; rol: FirmRole }>(tx)`
    select f.surum, u.rol from firmalar f
    join firma_uyeleri u on u.firma_id = f.id and u.user_id = ${actor.user_id}
    where f.id = ${id}`;
  if (!found) return fail('NOT_FOUND');
  if (!partner) return found;
  if (found.rol !== 'ortak') fail('FORBIDDEN');
  // Locked by an update's policy, which a junior has none of.
  const held = await firstOf<{ surum: number }>(tx)`
    select surum from firmalar where id = ${id} for update`;
  return { ...found, surum: held?.surum ?? found.surum };
}

type Head = z.output<typeof portfolio.saveFirm.body>;

/** Stores name and letterhead, unless somebody else was quicker. */
export const saveFirm = ({ db }: Services, scope: PersonScope, id: number, body: Head) =>
  db.write(scope, async (tx) => {
    const { surum } = await holdFirm(tx, scope, id);
    if (surum !== body.surum) fail('STALE', { data: { surum } });
    const head = { ad: body.ad, unvan: body.unvan || null, adres: body.adres || null };
    const before = await firstOf<typeof head>(tx)`
      select ad, unvan, adres from firmalar where id = ${id}`;
    if (before && holdsAll(before, head)) return { surum };
    await sql`update firmalar set ad = ${head.ad}, unvan = ${head.unvan}, adres = ${head.adres}, surum = surum + 1, guncelleyen = ${updaterName(scope.actor)},
        guncellenme_tarihi = now() where id = ${id}`.execute(tx);
    return { surum: surum + 1 };
  });

type Membership = z.output<typeof portfolio.setFirmMember.body>;

/** Adds, changes or removes a member; a firm keeps one partner at least. Anyone may leave. */
export async function setFirmMember(
  services: Services,
  scope: PersonScope,
  id: number,
  { user_id, rol }: Membership,
): Promise<void> {
  const leaves = rol === null && user_id === scope.actor.user_id;
  const known = rol === null ? [] : await listColleagues(services, scope);
  await services.db.write(scope, async (tx) => {
    const mine = await holdFirm(tx, scope, id, false);
    if (!leaves || mine.rol === 'ortak') await holdFirm(tx, scope, id);
    const before = await firstOf<{ rol: FirmRole }>(tx)`
      select rol from firma_uyeleri where firma_id = ${id} and user_id = ${user_id}`;
    if (!before && !known.some((one) => one.user_id === user_id)) fail('NOT_FOUND');
    if (before?.rol === 'ortak' && rol !== 'ortak') {
      const others = await firstOf(tx)`
        select from firma_uyeleri where firma_id = ${id} and user_id <> ${user_id} and rol = 'ortak'`;
      if (!others) fail('LAST_PARTNER');
    }
    await (
      rol === null
        ? sql`delete from firma_uyeleri where firma_id = ${id} and user_id = ${user_id}`
        : sql`insert into firma_uyeleri (user_id, firma_id, rol) values (${user_id}, ${id}, ${rol})
            on conflict (user_id, firma_id) do update set rol = excluded.rol`
    ).execute(tx);
  });
}

type OfClient = Readonly<{ id: number; company_id: number }>;

/** The client of the firm, if the caller may open it. */
async function holdClient(tx: Tx, scope: PersonScope, { id, company_id }: OfClient) {
  await holdFirm(tx, scope, id, false);
  const found = await firstOf<{ etiketler: string[] }>(tx)`
    select etiketler from firma_musterileri
    where firma_id = ${id} and company_id = ${company_id} for update`;
  return found && clientNumbers(scope).has(company_id) ? found : fail('NOT_FOUND');
}

type ClientChange = z.output<typeof portfolio.setFirmClient.body>;

/** Stores the tags of a client, or moves it with its notes to another firm of the caller. */
export const setFirmClient = (
  { db }: Services,
  scope: PersonScope,
  of: OfClient,
  { etiketler, firma_id = of.id }: ClientChange,
): Promise<void> =>
  db.write(scope, async (tx) => {
    const before = await holdClient(tx, scope, of);
    if (firma_id !== of.id) {
      // Notes go along, so a partner of the firm that loses them decides.
      await holdFirm(tx, scope, of.id);
      await holdFirm(tx, scope, firma_id, false);
      const there = await firstOf(tx)`select from firma_musterileri
        where firma_id = ${firma_id} and company_id = ${of.company_id}`;
      if (there) fail('FIRM_HAS_CLIENT');
    }
    const tags = [...new Set(etiketler ?? before.etiketler)];
    await sql`update firma_musterileri set etiketler = ${tags}::text[], firma_id = ${firma_id}
      where firma_id = ${of.id} and company_id = ${of.company_id}`.execute(tx);
  });

type Note = z.output<typeof portfolio.addClientNote.answers>['data'];
type StoredNote = Omit<Note, 'silebilir'> & Readonly<{ user_id: number | null }>;

const shownTo =
  ({ actor }: PersonScope, rol: FirmRole) =>
  ({ user_id, ...note }: StoredNote): Note => ({
    ...note,
    silebilir: rol === 'ortak' || user_id === actor.user_id,
  });

/** Notes about a client, the newest first. */
export const listClientNotes = ({ db }: Services, scope: PersonScope, of: OfClient) =>
  db.read(scope, async (tx): Promise<Note[]> => {
    const { rol } = await holdFirm(tx, scope, of.id, false);
    if (!clientNumbers(scope).has(of.company_id)) fail('NOT_FOUND');
    const found = await rowsOf<StoredNote>(tx)`
      select id, metin, yazan, an, user_id from firma_notlari
      where firma_id = ${of.id} and company_id = ${of.company_id} order by id desc`;
    return found.map(shownTo(scope, rol));
  });

export const addClientNote = (
  { db }: Services,
  scope: PersonScope,
  of: OfClient,
  metin: string,
): Promise<Note> =>
  db.write(scope, async (tx) => {
    const { rol } = await holdFirm(tx, scope, of.id, false);
    await holdClient(tx, scope, of);
    const { actor } = scope;
    const made = await firstOf<StoredNote>(tx)`
      insert into firma_notlari (company_id, firma_id, metin, user_id, yazan)
      values (${of.company_id}, ${of.id}, ${metin}, ${actor.user_id}, ${updaterName(actor)})
      returning id, metin, yazan, an, user_id`;
    return shownTo(scope, rol)(made ?? fail('NOT_FOUND'));
  });

/** Deletes a note of one's own; a partner may delete any. */
export const deleteClientNote = (
  { db }: Services,
  scope: PersonScope,
  of: OfClient & Readonly<{ note_id: number }>,
): Promise<void> =>
  db.write(scope, async (tx) => {
    const { rol } = await holdFirm(tx, scope, of.id, false);
    await holdClient(tx, scope, of);
    const found = await firstOf<{ user_id: number | null }>(tx)`
      select user_id from firma_notlari
      where firma_id = ${of.id} and company_id = ${of.company_id} and id = ${of.note_id}`;
    if (!found) fail('NOT_FOUND');
    if (rol !== 'ortak' && found.user_id !== scope.actor.user_id) fail('FORBIDDEN');
    await sql`delete from firma_notlari
      where firma_id = ${of.id} and company_id = ${of.company_id} and id = ${of.note_id}`.execute(
      tx,
    );
  });
