import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { z } from 'zod';
import type { StoreKey } from '../platform/files/store.ts';

/** A backup that cannot be made or restored; its message says why, for a person. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const manifest = z.object({
  format: z.literal(1),
  made: z.string(),
  migrations: z.array(z.string()),
  queue: z.number(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  files: z.number(),
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
  /** Opens an entry. */
  open: (name: string) => Promise<Readable>;
  /** Keys of the store's files in it. */
  files: readonly StoreKey[];
  close: () => void;
}>;

/** Opens an archive and reads what it says of itself. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(
    (error: unknown) => {
      throw new BackupError(`${path} cannot be read as a backup.`, { cause: error });
    },
  );
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const open = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new BackupError(`${path} is no whole backup: ${name} is missing.`);
    return zip.openReadStreamPromise(entry);
  };
  const said = manifest.safeParse(JSON.parse(await text(await open(MANIFEST))));
  if (!said.success) throw new BackupError(`${path} is a backup of another format.`);
  const files = (['kept', 'anchors'] as const).flatMap((folder) => {
    const before = `${FILES}${folder}/`;
    const inside = [...entries.keys()].filter((name) => name.startsWith(before));
    return inside.map((name): StoreKey => `${folder}/${name.slice(before.length)}`);
  });
  return {
    manifest: said.data,
    open,
    files,
    close: () => zip.close(),
  };
}
