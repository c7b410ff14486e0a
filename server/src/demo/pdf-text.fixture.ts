import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Words of a PDF, in the order in which they are drawn. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let no = 1; no <= read.numPages; no += 1) {
    const { items } = await (await read.getPage(no)).getTextContent();
    words.push(...items.flatMap((item) => ('str' in item ? item.str : [])));
  }
  await read.loadingTask.destroy();
  return words.join(' ').replace(/\s+/g, ' ');
}
