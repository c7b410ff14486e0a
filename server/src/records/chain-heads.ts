import { isSigned } from '../platform/crypto/signer.ts';
import type { Config } from '../platform/start/config.ts';
import { anchorSigner } from './log-anchors.ts';

/**
 * End of a company's chain on a day: number of entries, last entry, its digest. The digest depends on
 * every earlier entry, so a kept head proves that none was rewritten.
 */
export type ChainHead = Readonly<{
  company_id: number;
  entry: number;
  entries: number;
  day: string;
  digest: string;
}>;

/** First word of a signed line; no other signed text begins with it. */
const WORD = 'emanet-zincir/1';
const LINE =
  /emanet-zincir\/1\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d{4}-\d\d-\d\d)\s+([\da-f]{64})\s+([\w+/=]{60})\s+([\w+/=]{88})/g;

const textOf = ({ company_id, entry, entries, day, digest }: ChainHead): string =>
  [WORD, company_id, entry, entries, day, digest].join(' ');

/** The line that is mailed of a head, signed by the key that signs anchors. */
export function lineOfHead(keys: Pick<Config, 'SECRET' | 'ANCHOR_KEY'>, head: ChainHead): string {
  const signer = anchorSigner(keys);
  const text = textOf(head);
  return [text, signer.key, signer.sign(text)].join(' ');
}

/** A head read from a line; `signer`: the key of its valid signature, if any. */
export type ReadHead = Readonly<{ head: ChainHead; signer: string | undefined }>;

/** Heads in a text, however its lines were broken between the words. */
export function headsIn(text: string): ReadHead[] {
  return [...text.matchAll(LINE)].map(([, ...words]) => {
    const [company_id = '', entry, entries, day = '', digest = '', key = '', signature = ''] =
      words;
    const head: ChainHead = {
      ...{ company_id: Number(company_id), entry: Number(entry), entries: Number(entries) },
      ...{ day, digest },
    };
    return { head, signer: isSigned(textOf(head), key, signature) ? key : undefined };
  });
}
