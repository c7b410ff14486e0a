import type { Config } from '../start/config.ts';
import { fail } from '../errors.ts';
import type { FileStore } from './store.ts';

type Disk = Readonly<{ files: FileStore; config: Pick<Config, 'MIN_FREE_MB'> }>;

const MB = 1024 * 1024;

/** Bytes reserved for running uploads, which may not be written yet. */
const promised = new WeakMap<FileStore, number>();

/** Throws if less disk space than the reserve is free for files; records can still be written. */
export async function checkFreeSpace({ files, config }: Disk, size = 0): Promise<void> {
  const free = await files.free();
  if (free === undefined) return;
  const left = free - (promised.get(files) ?? 0) - size;
  if (left < config.MIN_FREE_MB * MB) fail('STORAGE_FULL');
}

/** Accepts an upload of this size only if the reserve stays free after it and all running ones. */
export async function withSpaceFor<T>(disk: Disk, size: number, work: () => Promise<T>) {
  await checkFreeSpace(disk, size);
  const { files } = disk;
  promised.set(files, (promised.get(files) ?? 0) + size);
  try {
    return await work();
  } finally {
    promised.set(files, (promised.get(files) ?? 0) - size);
  }
}
