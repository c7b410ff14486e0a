import { textSettings, type WordParagraph } from '@emanet/contract/texts/settings';
import { inTurn } from '../../../platform/admission/semaphore.ts';
import { fail } from '../../../platform/errors.ts';
import { inThread } from '../../../platform/in-thread.ts';

const oneAtATime = inTurn(1);
const answer = textSettings.readWord.answers.shape.data;

/** The paragraphs of a Word file, read in a thread of limited memory; nothing of the file is kept. */
export async function readWord(bytes: Uint8Array): Promise<WordParagraph[]> {
  const found = await oneAtATime(() =>
    inThread(new URL('./worker.ts', import.meta.url), bytes).catch(() => fail('WORD_BROKEN')),
  );
  const paragraphs = answer.parse(JSON.parse(new TextDecoder().decode(found)));
  return paragraphs.length > 0 ? paragraphs : fail('WORD_BROKEN');
}
