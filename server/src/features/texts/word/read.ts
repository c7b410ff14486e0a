import { textSettings, type WordParagraph } from '@emanet/contract/texts/settings';
import { inTurn } from '../../../platform/admission/semaphore.ts';
import { fail } from '../../../platform/errors.ts';
import { inThread } from '../../../platform/in-thread.ts';

/** The part of a container with an encrypted document. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const oneAtATime = inTurn(1);
const answer = textSettings.readWord.answers.shape.data;

/** The paragraphs of a Word file, read in a thread of limited memory; the file is not stored. */
export async function readWord(bytes: Uint8Array): Promise<WordParagraph[]> {
  if (bytes.byteLength === 0) fail('FILE_EMPTY');
  if (Buffer.from(bytes).includes(ENCRYPTED_PACKAGE)) fail('FILE_LOCKED');
  const found = await oneAtATime(() =>
    inThread(new URL('./worker.ts', import.meta.url), bytes).catch(() => fail('WORD_BROKEN')),
  );
  const paragraphs = answer.parse(JSON.parse(new TextDecoder().decode(found)));
  return paragraphs.length > 0 ? paragraphs : fail('WORD_BROKEN');
}
