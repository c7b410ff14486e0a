/**
 * Verifies an evidence file by itself: in a browser, which uploads nothing, and by the script inside the file. So it
 * imports nothing, and uses only what browsers and Node.js both have.
 */

/** Text that the seal signs: the digest of the description. */
export const sealedText = (digest: string): string => `emanet evidence sha256:${digest}`;
/** Text that the signature at the very end of the file is about: the digest of all bytes before it. */
const wholeText = (digest: string): string => `emanet archive sha256:${digest}`;

/** A digest that is fed piece by piece. */
export type Sha256 = Readonly<{ update: (piece: Uint8Array) => unknown; hex: () => string }>;

/** The description that a file holds of itself. */
export type Described = Readonly<{
  made: string;
  installation: string;
  company: Readonly<{ company_id: number; company_name: string }>;
  day: string | null;
  by: string;
  reason: string | null;
  chain: Readonly<{ son_id: number; ozet: string }> | null;
  digests: Readonly<Record<string, string>>;
}>;

/** How the parts of a file compare with its description. */
export type Compared = Readonly<{
  same: number;
  changed: readonly Readonly<{ name: string; said: string; found: string }>[];
  missing: readonly string[];
  added: readonly string[];
  /** Entries whose bytes cannot be unpacked. */
  unreadable: readonly string[];
}>;

/** The judgement of a file. */
export type Verified = Readonly<{
  /** SHA-256 of all of its bytes. */
  digest: string;
  size: number;
  /**
   * `whole`: every byte is as it was sealed. `changed`: parts, description or seal differ. `outside`: all parts are as
   * sealed, and bytes around them differ. `unreadable`: it is no evidence file, or cannot be read as one.
   */
  state: 'whole' | 'changed' | 'outside' | 'unreadable';
  /** Does the seal fit the description? */
  sealed: boolean;
  /** Public key of the seal, base64; whoever verifies compares it with the one that the installation publishes. */
  key: string | null;
  described: Described | null;
  compared: Compared | null;
}>;

const MANIFEST = 'manifest.json';
const SEAL = 'muhur.json';
const COMMENT = 'ed25519:';
const KEY_LENGTH = 60;
const SIGNATURE_LENGTH = 88;
const COMMENT_LENGTH = COMMENT.length + KEY_LENGTH + 1 + SIGNATURE_LENGTH;
const PIECE = 4 * 1024 * 1024;
/** The largest description that is read: it names every entry. */
const MOST_JSON = 64 * 1024 * 1024;

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer());

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** Whether `signature` is that of `key` over `text`; both base64. */
async function isSigned(text: string, key: string, signature: string): Promise<boolean> {
  try {
    const known = await crypto.subtle.importKey('spki', fromBase64(key), 'Ed25519', false, [
      'verify',
    ]);
    const bytes = new TextEncoder().encode(text);
    return await crypto.subtle.verify('Ed25519', known, fromBase64(signature), bytes);
  } catch {
    return false;
  }
}

type Entry = Readonly<{ name: string; method: number; offset: number; packed: number }>;

const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const FULL_32 = 0xffffffff;

const big = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Entries of a zip by its directory at the end; throws where there is none. */
async function entriesOf(file: Blob): Promise<Entry[]> {
  const tail = await bytesOf(file.slice(-(COMMENT_LENGTH + 1024)));
  const view = new DataView(tail.buffer);
  let end = tail.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error('no directory');
  let [count, size, from] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  if (end >= 20 && view.getUint32(end - 20, true) === LOCATOR64) {
    const at = big(view, end - 20 + 8);
    const record = new DataView((await bytesOf(file.slice(at, at + 56))).buffer);
    if (record.getUint32(0, true) !== END64) throw new Error('no directory');
    [count, size, from] = [big(record, 32), big(record, 40), big(record, 48)];
  }
  const directory = await bytesOf(file.slice(from, from + size));
  const central = new DataView(directory.buffer);
  const found: Entry[] = [];
  for (let at = 0; found.length < count;) {
    if (central.getUint32(at, true) !== CENTRAL) throw new Error('the directory is damaged');
    const [named, extra, comment] = [28, 30, 32].map((one) => central.getUint16(at + one, true));
    const nameEnd = at + 46 + (named ?? 0);
    let packed = central.getUint32(at + 20, true);
    let offset = central.getUint32(at + 42, true);
    const unpacked = central.getUint32(at + 24, true);
    for (let e = nameEnd; e < nameEnd + (extra ?? 0); e += 4 + central.getUint16(e + 2, true)) {
      if (central.getUint16(e, true) !== 1) continue;
      let next = e + 4;
      if (unpacked === FULL_32) next += 8;
      if (packed === FULL_32) {
        packed = big(central, next);
        next += 8;
      }
      if (offset === FULL_32) offset = big(central, next);
    }
    found.push({
      name: new TextDecoder().decode(directory.subarray(at + 46, nameEnd)),
      method: central.getUint16(at + 10, true),
      ...{ offset, packed },
    });
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

/** The bytes of an entry, unpacked piece by piece. */
async function unpacked(file: Blob, entry: Entry): Promise<ReadableStream<Uint8Array>> {
  const head = new DataView((await bytesOf(file.slice(entry.offset, entry.offset + 30))).buffer);
  if (head.getUint32(0, true) !== LOCAL) throw new Error('an entry is not where it should be');
  const from = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const stream = file.slice(from, from + entry.packed).stream();
  return entry.method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'));
}

async function digestOf(stream: ReadableStream<Uint8Array>, sha256: Sha256): Promise<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return sha256.hex();
    sha256.update(value);
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_JSON) throw new Error('the description is too long');
  }
}

type Asked = Readonly<{
  newSha256: () => Sha256;
  /** How much is done, from 0 to 1. */
  onProgress?: (part: number) => void;
}>;

/** Compares each entry with the digest that the description gives. */
async function compare(
  file: Blob,
  entries: readonly Entry[],
  described: Described,
  { newSha256, onProgress }: Asked,
): Promise<Compared> {
  const own = [MANIFEST, SEAL];
  const seen = new Set<string>();
  const changed: { name: string; said: string; found: string }[] = [];
  const [added, unreadable]: [string[], string[]] = [[], []];
  let same = 0;
  let done = 0;
  const all = entries.reduce((sum, { packed }) => sum + packed, 1);
  for (const entry of entries) {
    const { name } = entry;
    done += entry.packed;
    onProgress?.(done / all);
    if (own.includes(name) && !seen.has(name)) {
      seen.add(name);
      continue;
    }
    const said = Object.hasOwn(described.digests, name) ? described.digests[name] : undefined;
    if (said === undefined || seen.has(name)) {
      added.push(name);
      continue;
    }
    seen.add(name);
    try {
      const found = await digestOf(await unpacked(file, entry), newSha256());
      if (found === said) same += 1;
      else changed.push({ name, said, found });
    } catch {
      unreadable.push(name);
    }
  }
  const missing = Object.keys(described.digests).filter((name) => !seen.has(name));
  return { same, changed, missing, added, unreadable };
}

/** The description and the seal of a file, with whether the one fits the other. */
async function readSeal(file: Blob, entries: readonly Entry[], newSha256: () => Sha256) {
  const [manifest, seal] = [MANIFEST, SEAL].map((name) => entries.find((one) => one.name === name));
  if (!manifest) return { sealed: false, key: null, described: null };
  const text = await textOf(await unpacked(file, manifest));
  const described = JSON.parse(text) as Described;
  if (!seal) return { sealed: false, key: null, described };
  const said = JSON.parse(await textOf(await unpacked(file, seal))) as Record<string, unknown>;
  const [key, signature] = [String(said['anahtar']), String(said['imza'])];
  const sha256 = newSha256();
  sha256.update(new TextEncoder().encode(text));
  return { sealed: await isSigned(sealedText(sha256.hex()), key, signature), key, described };
}

/** Digests of all bytes, and of those that the signature at the end is about. */
async function wholeDigests(file: Blob, { newSha256, onProgress }: Asked) {
  const [whole, signed] = [newSha256(), newSha256()];
  const covered = file.size - SIGNATURE_LENGTH;
  for (let at = 0; at < file.size; at += PIECE) {
    const piece = await bytesOf(file.slice(at, at + PIECE));
    whole.update(piece);
    if (at < covered) signed.update(piece.subarray(0, Math.max(0, covered - at)));
    onProgress?.(at / file.size);
  }
  return { whole: whole.hex(), signed: signed.hex() };
}

/** Whether the signature in the last bytes is that of `key` over all before it. */
async function isWhole(file: Blob, signed: string, key: string | null): Promise<boolean> {
  const end = new TextDecoder('latin1').decode(await bytesOf(file.slice(-COMMENT_LENGTH)));
  const own = end.slice(COMMENT.length, COMMENT.length + KEY_LENGTH);
  if (!end.startsWith(COMMENT) || own !== key) return false;
  return isSigned(wholeText(signed), own, end.slice(-SIGNATURE_LENGTH));
}

/** Judges a file; never throws for what is in it. */
export async function verifyEvidence(file: Blob, asked: Asked): Promise<Verified> {
  const half = asked.onProgress;
  const { whole: digest, signed } = await wholeDigests(file, {
    ...asked,
    onProgress: (part) => half?.(part / 2),
  });
  const known = { digest, size: file.size };
  try {
    const entries = await entriesOf(file);
    const { sealed, key, described } = await readSeal(file, entries, asked.newSha256);
    if (!described?.digests) throw new Error('no description');
    const compared = await compare(file, entries, described, {
      ...asked,
      onProgress: (part) => half?.(0.5 + part / 2),
    });
    const { changed, missing, added, unreadable } = compared;
    const parts = [changed, missing, added, unreadable].every((list) => list.length === 0);
    const whole = parts && sealed && (await isWhole(file, signed, key));
    const state = whole ? 'whole' : parts && sealed ? 'outside' : 'changed';
    return { ...known, state, sealed, key, described, compared };
  } catch {
    return {
      ...known,
      ...{ state: 'unreadable', sealed: false, key: null, described: null, compared: null },
    };
  }
}
