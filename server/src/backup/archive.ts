import { createHmac } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { Decrypter } from 'age-encryption';
import { fromRandomAccessReaderPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { seal, unseal } from '../platform/crypto/seal.ts';
import { digested } from '../platform/files/new-archive.ts';
import { endingOf } from '../platform/files/signed-archive.ts';
import type { StoreKey } from '../platform/files/store.ts';
import { openEncrypted } from './encryption.ts';
import { BackupError } from './failure.ts';

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
  /** Companies whose keys lie beside the archive (keys.ts); archives of before there were keys have none. */
  keys: z.array(z.number()).default([]),
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

/** The one entry of an encrypted archive that holds the whole of the other, as age encrypts. */
export const ENCRYPTED = 'archive.zip.age';
/** Beside it, sealed with SECRET: digests of files, so that a next backup builds upon it without an identity. */
export const FILES_SEALED = 'files.sealed';

type Digests = Manifest['digests'];

/** The files among digests, as an encrypted archive tells them to its own installation. */
export const sealFiles = (secret: string, digests: Digests): Buffer =>
  seal(
    secret,
    'archive-files',
    JSON.stringify(
      Object.fromEntries(Object.entries(digests).filter(([name]) => name.startsWith(FILES))),
    ),
  );

/** Public keys that may have signed an archive. */
export type Expected = Readonly<{
  keys: readonly string[];
  /** A person named them: what bears no signature is refused, too. */
  named: boolean;
}>;

/** Needs of opening an archive. */
export type Opening = Readonly<{
  /** The archive that an increment builds upon, for the files that it has only there. */
  base?: Archive | undefined;
  identities?: Decrypter | undefined;
  expected?: Expected | undefined;
}>;

/** A file that is whole, before it is known whether it can be read. */
export type WholeFile = Readonly<{
  zip: ZipFile;
  entries: ReadonlyMap<string, Entry>;
  /** Its content is for a recipient alone. */
  encrypted: boolean;
  /** The public key that signed it; none in archives of before. */
  signer: string | undefined;
}>;

/** An archive that is there to be restored. */
export type Archive = Readonly<{
  manifest: Manifest;
  /** Opens an entry; its end fails when its bytes are not those that were written. */
  open: (name: string) => Promise<Readable>;
  /** Keys of the store's files in it. */
  files: readonly StoreKey[];
  close: () => void;
}> &
  Pick<WholeFile, 'encrypted' | 'signer'>;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** Opens a file whose every bit is as it was written, by somebody who may have. */
export async function openWhole(path: string, expected?: Expected): Promise<WholeFile> {
  const ending = await endingOf(path).catch((error: unknown) => {
    throw new BackupError(`${path} cannot be read as a backup.`, { cause: error });
  });
  if (!ending)
    throw new BackupError(`${path} cannot be read as a backup: it is damaged, cut off or none.`);
  const { signer } = ending;
  if (expected?.named && signer === undefined)
    throw new BackupError(`${path} is not signed, and --signer demands it.`);
  if (expected && signer !== undefined && !expected.keys.includes(signer))
    throw new BackupError(
      `${path} was signed by ${signer}, not by ${expected.keys.join(' or ')}: ` +
        (expected.named
          ? 'somebody made it up, or --signer names another installation.'
          : 'SECRET is not the one with which it was made, or somebody made it up.'),
    );
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = await entriesOf(zip);
  return { zip, entries, encrypted: entries.has(ENCRYPTED), signer };
}

/** The archive inside a file: itself, or what an identity opens. */
async function contentOf(path: string, whole: WholeFile, identities: Decrypter | undefined) {
  const sealed = whole.entries.get(ENCRYPTED);
  if (!sealed) return whole;
  if (!identities)
    throw new BackupError(
      `${path} is encrypted: --identity names the file with the identity that opens it.`,
    );
  const { reader, size } = await openEncrypted(whole.zip, sealed, identities);
  const zip = await fromRandomAccessReaderPromise(reader, size, {
    lazyEntries: true,
    autoClose: false,
  });
  return { zip, entries: await entriesOf(zip) };
}

/** Opens an archive that is whole, and reads what it says of itself. */
export async function openArchive(
  path: string,
  { base, identities, expected }: Opening = {},
): Promise<Archive> {
  const whole = await openWhole(path, expected);
  const close = () => whole.zip.close();
  try {
    return {
      ...(await readContent(path, await contentOf(path, whole, identities), base)),
      close,
      ...{ encrypted: whole.encrypted, signer: whole.signer },
    };
  } catch (error) {
    close();
    throw error;
  }
}

const companyManifest = z.object({
  made: z.string(),
  company: z.object({ company_name: z.string() }),
});

/** Says whose archive a file is when it is that of one company, which is no backup. */
export async function companyOf({ zip, entries }: WholeFile) {
  const entry = entries.get(MANIFEST);
  if (!entry) return undefined;
  const said: unknown = JSON.parse(await text(await zip.openReadStreamPromise(entry)));
  return companyManifest.safeParse(said).data;
}

async function readContent(
  path: string,
  { zip, entries }: Pick<WholeFile, 'zip' | 'entries'>,
  base: Archive | undefined,
) {
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
  return { manifest: said.data, open, files };
}

/** Digests of the files that an earlier backup holds; of an encrypted one without its identity. */
export async function digestsOfBase(path: string, secret: string, expected: Expected) {
  const whole = await openWhole(path, expected);
  try {
    const sealed = whole.entries.get(FILES_SEALED);
    if (!sealed) return (await readContent(path, whole, undefined)).manifest.digests;
    const bytes = await buffer(await whole.zip.openReadStreamPromise(sealed));
    return z
      .record(z.string(), z.string())
      .parse(JSON.parse(unseal(secret, 'archive-files', bytes)));
  } finally {
    whole.zip.close();
  }
}

/** Reads every entry and compares it with its digest; answers how many there are. */
export async function checkEntries({ manifest: { digests }, open }: Archive): Promise<number> {
  for (const name of Object.keys(digests)) for await (const _ of await open(name));
  return Object.keys(digests).length;
}
