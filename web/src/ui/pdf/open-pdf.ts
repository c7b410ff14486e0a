import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { failureOf } from '../../platform/api/client.ts';

/** Reads the bytes of a PDF. */
export type ReadPdf = (signal: AbortSignal) => Promise<Blob>;

/** A PDF at an address of this site. */
export const pdfAt =
  (link: string): ReadPdf =>
  async (signal) => {
    const answer = await fetch(link, { signal });
    if (!answer.ok) throw failureOf(answer.status, undefined);
    return answer.blob();
  };

/** Opens a PDF. It runs nothing: neither scripts nor forms of it, nor compiled code. */
export async function openPdf(read: ReadPdf, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const data = await (await read(signal)).arrayBuffer();
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  return getDocument({ data, useWasm: false, enableXfa: false }).promise;
}
