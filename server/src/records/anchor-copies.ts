import { text } from 'node:stream/consumers';
import { definePlatformJob, nothing } from '../platform/jobs/job.ts';
import { lockedStore, type LockedStore } from '../platform/files/locked-store.ts';
import type { FileStore, StoreKey } from '../platform/files/store.ts';
import type { AnchorSource } from './log-anchors.ts';

/** The job comes every quarter of an hour, so an anchor of this age has its copy. */
const COPIED_WITHIN_MS = 2 * 3_600_000;

const anchorsIn = async (files: AnchorSource): Promise<Map<StoreKey, Date>> =>
  new Map((await Array.fromAsync(files.keys('anchors'))).map(({ key, changed }) => [key, changed]));

/** Copies anchors to where neither the database's owner nor this server removes them; the number of new ones. */
async function copyAnchors(files: FileStore, copies: LockedStore, now: Date) {
  const there = new Set(await Array.fromAsync(copies.keys()));
  const missing = [...(await anchorsIn(files)).keys()].filter((key) => !there.has(key)).sort();
  for (const key of missing) await copies.put(key, await text(await files.read(key)), now);
  return missing.length;
}

/** Sentences about anchors that are not the same in both places. */
export async function* compareCopies(
  files: AnchorSource,
  copies: LockedStore,
  now: Date,
): AsyncGenerator<string, void> {
  const here = await anchorsIn(files);
  for await (const key of copies.keys()) {
    const own = here.has(key as StoreKey);
    if (!own) yield `${key}: BROKEN, its copy out of reach is there, and the anchor is not`;
    else if ((await copies.read(key)) !== (await text(await files.read(key as StoreKey))))
      yield `${key}: BROKEN, it is not as its copy out of reach`;
    here.delete(key as StoreKey);
  }
  for (const [key, changed] of here)
    if (changed.getTime() + COPIED_WITHIN_MS < now.getTime())
      yield `${key}: BROKEN, it has no copy out of reach`;
}

/** A copy that fails fails the job, which the queue tries again, and so the figures that alerts look at. */
export const copyAnchorsJob = definePlatformJob({
  name: 'copy-anchors',
  schedule: { everyMinutes: 15 },
  payload: nothing,
  run: async ({ clock, config, files }) => {
    const copies = lockedStore(config);
    if (!copies) return;
    try {
      await copyAnchors(files, copies, clock.now());
    } finally {
      copies.close();
    }
  },
});
