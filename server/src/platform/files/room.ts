import type { FileKind } from '@emanet/contract/shared/file-kinds';
import { sql } from 'kysely';
import type { Tx } from '../db.ts';
import { fail } from '../errors.ts';
import type { Services } from '../services.ts';

const MB = 1024 * 1024;
/** Replaced or deleted videos stay for a while; with them a company may use this many times its room. */
const WITH_DELETED = 2;
/** Attachments of strangers may take 1 / PART_OF_STRANGERS of a company's room. */
const PART_OF_STRANGERS = 4;
/** Longer than any request: an older reservation is left from a killed process. */
const LONGEST_FORM = '3 hours';

/** Bytes of a company's files: in use, released but not yet removed, still arriving. */
type Room = Readonly<{
  dosyalar: number;
  videolar: number;
  silinen: number;
  silinen_video: number;
  yarim: number;
  yarim_video: number;
  basvuran: number;
  kisi: number;
}>;

/** How much of its room a company has taken, and this person of it. */
async function roomOf({ db }: Pick<Services, 'db'>, company_id: number, user_id: number | null) {
  const bytes = (condition: string) =>
    sql.raw<number>(`coalesce(sum(boyut) filter (where ${condition}), 0)::float8`);
  const taken = sql<Room>`
    select
      ${bytes("not released and kullanim <> 'video'")} as dosyalar,
      ${bytes("not released and kullanim = 'video'")} as videolar,
      ${bytes("released and kullanim <> 'video'")} as silinen,
      ${bytes("released and kullanim = 'video'")} as silinen_video,
      ${bytes("open and kullanim <> 'video'")} as yarim,
      ${bytes("open and kullanim = 'video'")} as yarim_video,
      ${bytes("kullanim = 'basvuru' and user_id is null")} as basvuran,
      coalesce(sum(boyut) filter (where user_id = ${user_id} and kullanim <> 'video'), 0)::float8
        as kisi
    from (
      select boyut, kullanim, user_id, birakilma_tarihi is not null as released, false as open
      from dosyalar where company_id = ${company_id}
      union all
      select boyut, kullanim, user_id, null, true from yuklemeler
      where company_id = ${company_id}
        and not (form and olusturma_tarihi <= now() - ${LONGEST_FORM}::interval)
    ) f`;
  const [room] = (await db.asIdentity((queries) => taken.execute(queries))).rows;
  if (!room) throw new Error('a sum without a row');
  return room;
}

type Taken = Readonly<{ kullanilan: number; sinir: number }>;

/** Bytes that a company and one person of it have taken, and the most they may. */
export async function roomTaken(
  services: Pick<Services, 'db' | 'config'>,
  { company_id, user_id }: Readonly<{ company_id: number; user_id: number }>,
): Promise<Record<'dosyalar' | 'kendi_dosyalari' | 'videolar', Taken>> {
  const { MAX_STORAGE_MB, MAX_PERSON_STORAGE_MB, MAX_VIDEO_STORAGE_MB } = services.config;
  const room = await roomOf(services, company_id, user_id);
  return {
    dosyalar: { kullanilan: filesOf(room), sinir: MAX_STORAGE_MB * MB },
    kendi_dosyalari: { kullanilan: room.kisi, sinir: MAX_PERSON_STORAGE_MB * MB },
    videolar: {
      kullanilan: videosOf(room),
      sinir: MAX_VIDEO_STORAGE_MB * WITH_DELETED * MB,
    },
  };
}

const filesOf = (room: Room) => room.dosyalar + room.silinen + room.yarim;
const videosOf = (room: Room) => room.videolar + room.silinen_video + room.yarim_video;

type Incoming = Readonly<{ company_id: number; user_id: number | null; kind: FileKind }>;

/**
 * Refuses files that go beyond the room of their company or person. Until this transaction ends, with the
 * row that takes the room, others of the company wait: of two at once the second sees the first.
 */
export async function refuseBeyondRoom(
  services: Pick<Services, 'db' | 'config'>,
  tx: Tx,
  { company_id, user_id, kind }: Incoming,
  size: number,
): Promise<void> {
  const { MAX_STORAGE_MB, MAX_PERSON_STORAGE_MB, MAX_VIDEO_STORAGE_MB } = services.config;
  await sql`select pg_advisory_xact_lock(hashtextextended('room', ${company_id}))`.execute(tx);
  const room = await roomOf(services, company_id, user_id);
  const beyond = (taken: number, most: number) => taken + size > most * MB;
  if (kind === 'video') {
    const most = MAX_VIDEO_STORAGE_MB * WITH_DELETED;
    if (beyond(videosOf(room), most)) fail('DELETED_VIDEOS_FULL', { values: { most } });
    return;
  }
  const strangers = Math.floor(MAX_STORAGE_MB / PART_OF_STRANGERS);
  if (user_id === null && beyond(room.basvuran, strangers)) fail('ATTACHMENTS_FULL');
  if (beyond(filesOf(room), MAX_STORAGE_MB))
    fail('COMPANY_STORAGE_FULL', { values: { most: MAX_STORAGE_MB } });
  if (user_id !== null && beyond(room.kisi, MAX_PERSON_STORAGE_MB))
    fail('PERSON_STORAGE_FULL', { values: { most: MAX_PERSON_STORAGE_MB } });
}
