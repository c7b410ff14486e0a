import { CompaniesFailed, inCompanies } from '../jobs/each-company.ts';
import type { PlatformServices } from '../services.ts';
import { keptKey } from './rows.ts';
import { UPLOAD_MS, type FileStore, type StoreKey } from './store.ts';

const HOUR_MS = 3_600_000;
/** Longer than any request takes: what is older belongs to none that still runs. */
const ABANDONED_MS = 24 * HOUR_MS;
/** So long a file can still be brought back with the record that named it. */
const RELEASED_MS = 30 * 24 * HOUR_MS;
const BATCH = 500;
const STILL_NAMED = '23503';

const before = ({ clock }: PlatformServices, ms: number) => new Date(clock.now().getTime() - ms);

/**
 * Removes unreferenced bytes: temporary files of interrupted requests, unfinished uploads, files released
 * long ago, bytes without a row. A failed removal does not stop the others; at the end the job fails.
 */
export async function sweepFiles(services: PlatformServices): Promise<void> {
  const { files: store } = services;
  const steps = [
    () => removeOlder(store, 'tmp', before(services, ABANDONED_MS)),
    () => removeUploads(services),
    () => removeReleased(services),
    () => removeUnnamed(services),
  ];
  const failed: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failed.push(error));
  const ofCompanies = failed.find((one) => one instanceof CompaniesFailed);
  if (ofCompanies) throw ofCompanies;
  if (failed.length > 0) throw new AggregateError(failed, 'files could not be removed');
}

async function removeOlder(
  store: FileStore,
  folder: 'tmp' | 'uploads',
  limit: Date,
  spared: ReadonlySet<string> = new Set(),
) {
  for await (const { key, changed } of store.keys(folder))
    if (changed < limit && !spared.has(idOf(key))) await store.remove(key);
}

/** Of an upload also its description (`uploads/<id>.info`, `.json`, `.part`). */
const idOf = (key: StoreKey): string => key.split('/').at(-1)?.split('.')[0] ?? '';

async function removeUploads(services: PlatformServices): Promise<void> {
  const { db, files: store } = services;
  await db.system
    .deleteFrom('yuklemeler')
    .where('olusturma_tarihi', '<', before(services, UPLOAD_MS).toISOString())
    .execute();
  const open = await db.system.selectFrom('yuklemeler').select('id').execute();
  const spared = new Set(open.map(({ id }) => id));
  // A piece may have been arriving when its upload ended.
  await removeOlder(store, 'uploads', before(services, UPLOAD_MS + ABANDONED_MS), spared);
  await store.removeUnfinished();
}

async function removeReleased(services: PlatformServices): Promise<void> {
  const { db, files: store } = services;
  const released = await db.system
    .selectFrom('dosyalar')
    .select(['id', 'company_id'])
    .where('birakilma_tarihi', '<', before(services, RELEASED_MS).toISOString())
    .execute();
  const entries = released.map(({ id, company_id }) => [company_id, id] as const);
  await inCompanies(services, 'sweep-files', entries, async ([company_id, id]) => {
    try {
      await db.system
        .deleteFrom('dosyalar')
        .where('company_id', '=', company_id)
        .where('id', '=', id)
        .execute();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === STILL_NAMED)) throw error;
      // Two rows named it, and one of them still does.
      await db.system
        .updateTable('dosyalar')
        .set({ birakilma_tarihi: null })
        .where('company_id', '=', company_id)
        .where('id', '=', id)
        .execute();
      return;
    }
    await store.remove(keptKey(company_id, id));
  });
}

async function removeUnnamed(services: PlatformServices): Promise<void> {
  const { files: store } = services;
  const limit = before(services, ABANDONED_MS);
  const gone: StoreKey[] = [];
  let batch: StoreKey[] = [];
  for await (const { key, changed } of store.keys('kept')) {
    if (changed < limit) batch.push(key);
    if (batch.length < BATCH) continue;
    gone.push(...(await rowless(services, batch)));
    batch = [];
  }
  gone.push(...(await rowless(services, batch)));
  const entries = gone.map((key) => [Number(key.split('/')[1]), key] as const);
  await inCompanies(services, 'sweep-files', entries, ([, key]) => store.remove(key));
}

/** Keys that no file names, and no evidence file that can still be fetched. */
async function rowless({ db, clock }: PlatformServices, keys: StoreKey[]): Promise<StoreKey[]> {
  if (keys.length === 0) return [];
  const ids = new Map(keys.map((key) => [key.split('/').at(-1) ?? '', key]));
  const named = [...ids.keys()];
  const files = await db.system
    .selectFrom('dosyalar')
    .select('id')
    .where('id', 'in', named)
    .execute();
  const fetched = await db.system
    .selectFrom('sirket_arsivleri')
    .select('anahtar as id')
    .where('anahtar', 'in', named)
    .where('son_tarih', '>', clock.now().toISOString())
    .execute();
  for (const { id } of [...files, ...fetched]) ids.delete(id);
  return [...ids.values()];
}
