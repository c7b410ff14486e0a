import { readFile, stat } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { headsIn, type ChainHead, type ReadHead } from '../records/chain-heads.ts';

/** A file of saved mails is read whole; years of them are far smaller. */
const MOST_MB = 64;
const MB = 1024 * 1024;

/** Heads that saved mails tell, and sentences about lines that cannot be trusted. */
export type Mailed = Readonly<{
  heads: readonly ChainHead[];
  problems: readonly string[];
  /** The keys that signed them. */
  signers: ReadonlySet<string>;
}>;

/** A file that holds no head; its message says so, for a person. */
export class NotMailed extends Error {
  override name = 'NotMailed';
}

/**
 * Heads in files: saved mails (`.eml`, several of them one behind the other), or their lines copied into a
 * text. One that bears no signature, or that of a key that is not among `signers`, is a problem.
 */
export async function readMailed(
  paths: readonly string[],
  signers?: readonly string[],
): Promise<Mailed> {
  const heads = new Map<string, ChainHead>();
  const problems: string[] = [];
  const keys = new Set<string>();
  for (const path of paths) {
    const found = await headsInFile(path);
    if (found.length === 0) throw new NotMailed(`${path} holds no line that was mailed.`);
    for (const { head, signer } of found) {
      const named = `${path}: BROKEN, the line of ${head.day} about company ${head.company_id}, entry ${head.entry},`;
      if (signer === undefined) problems.push(`${named} is not as it was signed`);
      else if (signers && !signers.includes(signer))
        problems.push(`${named} was signed by another key`);
      else {
        keys.add(signer);
        heads.set(JSON.stringify(head), head);
      }
    }
  }
  return { heads: [...heads.values()], problems, signers: keys };
}

async function headsInFile(path: string): Promise<ReadHead[]> {
  if ((await stat(path)).size > MOST_MB * MB)
    throw new NotMailed(`${path} is larger than ${MOST_MB} MB: give the mails in several files.`);
  const text = await readFile(path, 'utf8');
  const found = headsIn(unquoted(text));
  for (const mail of text.split(/^From (?=\S+ )/m)) {
    const { text: plain = '', html = '' } = await PostalMime.parse(mail);
    const inText = headsIn(unquoted(plain));
    found.push(...(inText.length > 0 ? inText : headsIn(html.replace(/<[^>]*>/g, ' '))));
  }
  return found;
}

/** Without the marks of an answer, and with lines that a mail program broke put together. */
const unquoted = (text: string): string => text.replace(/^[> ]+/gm, '');
