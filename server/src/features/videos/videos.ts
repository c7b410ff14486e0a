import { cleanText } from '@emanet/contract/shared/clean-text';
import { MOST_VIDEOS, type Video, type videos } from '@emanet/contract/videos';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { holdsAll, oneLine, refuseStale } from '../../nouns/life.ts';
import { logChange, logChanges, sameDocument } from '../../nouns/log.ts';
import { fail } from '../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import {
  holdVideos,
  insertVideo,
  markDeleted,
  markRestored,
  selectStored,
  selectVideo,
  selectVideos,
  storeOrder,
  updateVideoRow,
  type NewVideoRow,
} from './queries.ts';
import { contentOf, type Content } from '../../platform/files/content.ts';
import type { FileStore } from '../../platform/files/store.ts';

const MOST_BOXES = 5000;
const LARGE = 1;

type Box = Readonly<{ body: number; end: number }>;

/** The first box of a name between two places of an MP4. */
async function boxIn(content: Content, name: string, from: number, until: number) {
  let at = from;
  for (let count = 0; count < MOST_BOXES && at + 8 <= until; count++) {
    const header = await content.bytes(at, 16);
    if (header.length < 16) return undefined;
    let size = header.readUInt32BE(0);
    const body = at + (size === LARGE ? 16 : 8);
    if (size === LARGE) size = Number(header.readBigUInt64BE(8));
    if (size < 8) return undefined;
    if (header.toString('latin1', 4, 8) === name) return { body, end: at + size } satisfies Box;
    at += size;
  }
  return undefined;
}

/** Seconds of an MP4 by its header; undefined for another file, or without that value. */
async function lengthOf(store: FileStore, file: ReceivedFile): Promise<number | undefined> {
  if (file.type !== 'video/mp4') return undefined;
  const content = contentOf(store, file.key, file.size);
  const movie = await boxIn(content, 'moov', 0, content.size);
  const head = movie && (await boxIn(content, 'mvhd', movie.body, movie.end));
  if (!head) return undefined;
  const bytes = await content.bytes(head.body, 32);
  if (bytes.length < 32) return undefined;
  const wide = bytes.readUInt8(0) === 1;
  const scale = bytes.readUInt32BE(wide ? 20 : 12);
  const units = wide ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  const seconds = units / scale;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

export { removeDeletedVideos, selectVideos, withDeletedVideos } from './queries.ts';

const MB = 2 ** 20;
const VIDEOS = { tur: 'egitim_videolari' } as const;

/** Values of a video that the log keeps. */
const loggedOf = ({ video_name, video_linki, sure, metin, altyazi }: Video) => ({
  video_name,
  video_linki,
  sure,
  metin,
  altyazi,
});

type Named = Readonly<{
  video_name: string;
  metin?: string | null | undefined;
  altyazi?: string | null | undefined;
}>;

const textsOf = ({ video_name, metin, altyazi }: Named) => ({
  video_name: oneLine(video_name, 'video_name'),
  metin: cleanText(metin ?? ''),
  altyazi: cleanText(altyazi ?? ''),
});

/** The videos of the caller's company, in the order of watching. */
export const listVideos = ({ db }: Services, scope: PersonScope, company_id: number) => {
  if (company_id !== scope.company_id) fail('COMPANY_FORBIDDEN');
  return db.read(scope, (tx) => selectVideos(tx, scope));
};

export function addLink(
  services: Services,
  scope: PersonScope,
  body: z.output<typeof videos.addLink.body>,
  key: OnceKey | undefined,
): Promise<Video> {
  refuseOtherCompany(scope, body.company_id);
  return add(services, scope, key, async () => ({
    ...textsOf(body),
    sure: body.sure,
    ekleyen: updaterName(scope.actor),
    baglanti: body.video_linki,
  }));
}

/** Adds a video with its file; its length is from its bytes or the body. */
export async function addVideo(
  services: Services,
  scope: PersonScope,
  body: z.output<typeof videos.add.body>,
  file: ReceivedFile,
  key: OnceKey | undefined,
): Promise<Video> {
  refuseOtherCompany(scope, body.company_id);
  const sure = (await lengthOf(services.files, file)) ?? body.sure ?? fail('VIDEO_LENGTH');
  return add(services, scope, key, async (tx) => {
    await refuseBeyondStorage(services, tx, scope, file.size);
    return {
      ...textsOf(body),
      sure,
      ekleyen: updaterName(scope.actor),
      dosya_id: await keepFile(tx, scope, file),
    };
  });
}

const add = (
  { db }: Services,
  scope: PersonScope,
  key: OnceKey | undefined,
  rowOf: (tx: Tx) => Promise<NewVideoRow>,
): Promise<Video> =>
  db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      await refuseFull(tx, scope);
      const id = await insertVideo(tx, scope, await rowOf(tx));
      return logged(tx, scope, id, 'ekleme');
    }),
  );

/** Used storage of the company's videos, in bytes. */
export const readStorage = ({ db, config }: Services, scope: PersonScope) =>
  db.read(scope, async (tx) => ({
    kullanilan: await selectStored(tx, scope),
    en_cok: config.MAX_VIDEO_STORAGE_MB * MB,
  }));

async function refuseBeyondStorage({ config }: Services, tx: Tx, scope: PersonScope, size: number) {
  const most = config.MAX_VIDEO_STORAGE_MB;
  if ((await selectStored(tx, scope)) + size > most * MB)
    fail('VIDEO_STORAGE_FULL', { values: { most } });
}

async function refuseFull(tx: Tx, scope: PersonScope): Promise<void> {
  await holdVideos(tx, scope);
  const { length } = await selectVideos(tx, scope);
  if (length >= MOST_VIDEOS) fail('VIDEOS_FULL', { values: { most: MOST_VIDEOS } });
}

/** Changes name, text and captions. */
export function updateVideo(
  { db }: Services,
  scope: PersonScope,
  id: number,
  body: z.output<typeof videos.update.body>,
): Promise<Video> {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, async (tx) => {
    await holdVideos(tx, scope);
    const current = (await selectVideo(tx, scope, id)) ?? fail('NOT_FOUND');
    refuseStale(body.surum, current);
    const { video_name = current.video_name } = body;
    const { metin = current.metin, altyazi = current.altyazi } = body;
    const values = textsOf({ video_name, metin, altyazi });
    if (holdsAll(current, values)) return current;
    await updateVideoRow(tx, scope, id, values);
    return logged(tx, scope, id, 'güncelleme', current);
  });
}

/** Orders the videos by `ids`; the others follow. */
export function orderVideos(
  { db }: Services,
  scope: PersonScope,
  body: z.output<typeof videos.order.body>,
): Promise<Video[]> {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, async (tx) => {
    await holdVideos(tx, scope);
    const known = (await selectVideos(tx, scope)).map(({ id }) => id);
    if (body.ids.some((id) => !known.includes(id))) fail('NOT_FOUND');
    const ids = [...new Set([...body.ids, ...known])];
    if (sameDocument(known, ids)) return selectVideos(tx, scope);
    await storeOrder(tx, scope, ids);
    const alanlar = [{ alan: 'sira', eski: known, yeni: ids }];
    await logChanges(tx, scope, VIDEOS, [{ record_id: 0, islem: 'güncelleme', alanlar }]);
    return selectVideos(tx, scope);
  });
}

/** Deletes a video; it can be restored for a day. */
export const deleteVideo = ({ db, clock }: Services, scope: PersonScope, id: number) =>
  db.write(scope, async (tx) => {
    const before = (await selectVideo(tx, scope, id)) ?? fail('NOT_FOUND');
    if (!(await markDeleted(tx, scope, id, clock.now()))) fail('NOT_FOUND');
    await logChange(tx, scope, VIDEOS, id, { islem: 'silme', before: loggedOf(before) });
  });

export const restoreVideo = ({ db }: Services, scope: PersonScope, id: number): Promise<Video> =>
  db.write(scope, async (tx) => {
    if (await selectVideo(tx, scope, id)) fail('NOT_DELETED');
    await refuseFull(tx, scope);
    if (!(await markRestored(tx, scope, id))) fail('NOT_FOUND');
    return logged(tx, scope, id, 'ekleme');
  });

async function logged(
  tx: Tx,
  scope: PersonScope,
  id: number,
  islem: 'ekleme' | 'güncelleme',
  old?: Video,
): Promise<Video> {
  const video = (await selectVideo(tx, scope, id)) ?? fail('NOT_FOUND');
  const [before, after] = [old && loggedOf(old), loggedOf(video)];
  await logChange(tx, scope, VIDEOS, id, { islem, ...(before && { before }), after });
  return video;
}
