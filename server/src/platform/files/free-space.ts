import type { Config } from '../start/config.ts';
import { fail } from '../errors.ts';
import type { FileStore } from './store.ts';

type Disk = Readonly<{ files: FileStore; config: Pick<Config, 'MIN_FREE_MB'> }>;

const MB = 1024 * 1024;

/** Bytes that uploads under way were promised and may not have written yet. */
const promised = new WeakMap<FileStore, number>();

/** Throws when less is free where files lie than the reserve; writing records goes on. */
export async function checkFreeSpace({ files, config }: Disk, size = 0): Promise<void> {
  const free = await files.free();
  if (free === undefined) return;
  const left = free - (promised.get(files) ?? 0) - size;
  if (left < config.MIN_FREE_MB * MB) fail('STORAGE_FULL');
}

/** Takes in an upload of this size only if the reserve stays untouched by it and those under way. */
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
