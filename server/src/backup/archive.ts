import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { z } from 'zod';
import { digested } from '../platform/files/new-archive.ts';
import type { StoreKey } from '../platform/files/store.ts';
import { isWhole } from './digest.ts';

/** A backup that cannot be made or restored; its message says why, for a person. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const manifest = z.object({
  format: z.literal(2),
  made: z.string(),
  migrations: z.array(z.string()),
  queue: z.number(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  files: z.number(),
  /** SHA-256 of each entry but this one; files that it does not hold itself are in its base. */
  digests: z.record(z.string(), z.string()),
  /** The installation's own secret, unless it comes from the settings. */
  secret: z.string().nullable(),
  /** Tells whether a secret is the one that sealed what the archive holds. */
  seal: z.string(),
});

/** Description that a backup holds of itself; the last entry of its archive. */
export type Manifest = z.output<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const entryOfTable = (key: string): string => `database/${key}.copy`;
const FILES = 'files/';
export const entryOfFile = (key: StoreKey): string => FILES + key;

/** A digest by which a secret is known without being told. */
export const sealOf = (secret: string): string =>
  createHmac('sha256', secret).update('emanet backup').digest('base64url');

/** An archive that is there to be restored. */
export type Archive = Readonly<{
  manifest: Manifest;
  /** Opens an entry; its end fails when its bytes are not those that were written. */
  open: (name: string) => Promise<Readable>;
  /** Keys of the store's files in it. */
  files: readonly StoreKey[];
  close: () => void;
}>;

/**
 * Opens an archive that is whole, and reads what it says of itself. `base` is the one that an increment
 * builds upon, for the files that it has only there.
 */
export async function openArchive(path: string, base?: Archive): Promise<Archive> {
  const whole = await isWhole(path).catch((error: unknown) => {
    throw new BackupError(`${path} cannot be read as a backup.`, { cause: error });
  });
  if (!whole)
    throw new BackupError(`${path} cannot be read as a backup: it is damaged, cut off or none.`);
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const openRaw = async (name: string) => {
    const entry = entries.get(name);
    if (!entry && base && name.startsWith(FILES)) return base.open(name);
    if (!entry)
      throw new BackupError(
        `${path} is no whole backup: ${name} is missing. When it builds upon another, name that with --base.`,
      );
    return zip.openReadStreamPromise(entry);
  };
  const said = manifest.safeParse(JSON.parse(await text(await openRaw(MANIFEST))));
  if (!said.success) throw new BackupError(`${path} is a backup of another format.`);
  const { digests } = said.data;
  const open = async (name: string) =>
    digested(await openRaw(name), (digest) => {
      if (digest !== digests[name]) throw new BackupError(`${name} is not as it was written.`);
    });
  const files = (['kept', 'anchors'] as const).flatMap((folder) => {
    const before = `${FILES}${folder}/`;
    const inside = Object.keys(digests).filter((name) => name.startsWith(before));
    return inside.map((name): StoreKey => `${folder}/${name.slice(before.length)}`);
  });
  return {
    manifest: said.data,
    open,
    files,
    close: () => zip.close(),
  };
}

/** Reads every entry and compares it with its digest; answers how many there are. */
export async function checkEntries({ manifest: { digests }, open }: Archive): Promise<number> {
  for (const name of Object.keys(digests)) for await (const _ of await open(name));
  return Object.keys(digests).length;
}
