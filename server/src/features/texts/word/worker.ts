import { parentPort, workerData } from 'node:worker_threads';
import type { WordParagraph } from '@emanet/contract/texts/settings';
import { openArchive } from '../../../records/import/file/archive.ts';
import { readXml } from '../../../records/import/file/xml.ts';

const MOST_PARAGRAPHS = 2000;
/** Characters of one paragraph; a longer one is cut at this place. */
const MOST_LETTERS = 4000;

/** Styles of titles by their ids, which Word writes in the language of the file's author. */
const HEADING = /^(?:heading|title|subtitle|balk|ba[sş]l[iı]k|konubal|altyaz)/i;
/** Parts whose words are elsewhere as well: moved text, and drawings for old programs. */
const LEFT_OUT = ['moveFrom', 'Fallback'];

/**
 * Paragraphs of a .docx in the order of reading: titles, running text and items of lists. Only
 * visible text is read: no notes, no headers, no deleted words, no pictures.
 */
async function readParagraphs(bytes: Uint8Array): Promise<WordParagraph[]> {
  const archive = await openArchive(bytes);
  const found: WordParagraph[] = [];
  let tur: WordParagraph['tur'] = 'paragraf';
  let metin = '';
  let reading = false;
  let leftOut = 0;
  await readXml(
    archive.read('word/document.xml'),
    {
      open: (name, attribute) => {
        if (LEFT_OUT.includes(name)) leftOut++;
        if (leftOut > 0) return;
        if (name === 'p') [tur, metin] = ['paragraf', ''];
        else if (name === 'pStyle' && HEADING.test(attribute('val') ?? '')) tur = 'baslik';
        else if (name === 'outlineLvl' && Number(attribute('val')) < 9) tur = 'baslik';
        else if (name === 'numPr' && tur === 'paragraf') tur = 'madde';
        else if (name === 'tab' || name === 'br') metin += ' ';
        reading = name === 't';
      },
      text: (text) => {
        if (reading && leftOut === 0 && metin.length < MOST_LETTERS) metin += text;
      },
      close: (name) => {
        reading = false;
        if (LEFT_OUT.includes(name)) leftOut--;
        if (name !== 'p' || leftOut > 0) return;
        const line = metin.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);
        if (line !== '') found.push({ tur, metin: line });
        [tur, metin] = ['paragraf', ''];
      },
    },
    () => found.length >= MOST_PARAGRAPHS,
  );
  return found.slice(0, MOST_PARAGRAPHS);
}

const given: unknown = workerData;
if (given instanceof Uint8Array) {
  const found = await readParagraphs(given);
  parentPort?.postMessage(new TextEncoder().encode(JSON.stringify(found)));
}
