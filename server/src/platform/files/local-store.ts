import { constants, createWriteStream, mkdirSync } from 'node:fs';
import { access, chmod, mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore as TusFolder } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { fail } from '../errors.ts';
import { codeOf, refuseWhenFull } from './disk-full.ts';
import { UPLOAD_MS, type FileStore, type StoreKey } from './store.ts';

/** The folder of an installation's files, also of resumable uploads. */
const filesFolder = (dataDir: string): string => join(dataDir, 'files');

/** Resumable uploads; their server would make files that others may read. */
class OwnUploads extends TusFolder {
  override async create(file: Upload): Promise<Upload> {
    const made = await super.create(file);
    for (const name of [file.id, `${file.id}.json`]) await chmod(join(this.directory, name), 0o600);
    return made;
  }
}

/** Files as files of `DATA_DIR/files`. */
export function localStore(dataDir: string): FileStore {
  const root = filesFolder(dataDir);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const pathOf = (key: StoreKey) => join(root, key);
  const folderFor = async (path: string) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  };

  return {
    write: async (key, content) => {
      const path = pathOf(key);
      try {
        await folderFor(path);
        await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      } catch (error) {
        content.destroy();
        await rm(path, { force: true });
        refuseWhenFull(error);
        throw error;
      }
    },
    move: async (from, to) => {
      await folderFor(pathOf(to)).catch((error: unknown) => {
        refuseWhenFull(error);
        throw error;
      });
      // The sweeper counts from here, by the clock of the folder: a resumable upload may be days old.
      const handle = await open(pathOf(from), 'r+');
      try {
        await handle.truncate((await handle.stat()).size);
      } finally {
        await handle.close();
      }
      await rename(pathOf(from), pathOf(to));
    },
    read: async (key, range) => {
      const handle = await open(pathOf(key)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') fail('NOT_FOUND');
        throw error;
      });
      return handle.createReadStream({ ...range });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    keys: async function* (folder) {
      const top = await opendir(join(root, folder), { recursive: true }).catch(() => undefined);
      if (!top) return;
      for await (const entry of top) {
        const path = join(entry.parentPath, entry.name);
        // Another node may be quicker.
        const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined;
        if (found) yield { key: relative(root, path) as StoreKey, changed: found.mtime };
      }
    },
    free: async () => {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    check: () => access(root, constants.W_OK),
    // They are keys alone, and those of the protocol's server go by this node's clock.
    removeUnfinished: () => Promise.resolve(),
    uploads: new OwnUploads({ directory: root, expirationPeriodInMilliseconds: UPLOAD_MS }),
    close: () => Promise.resolve(),
  };
}
