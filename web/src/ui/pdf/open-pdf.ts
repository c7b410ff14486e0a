import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { failureOf } from '../../platform/api/client.ts';

/** Reads a PDF of this site. It runs nothing: neither scripts nor forms of it, nor compiled code. */
export async function openPdf(link: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const answer = await fetch(link, { signal });
  if (!answer.ok) throw failureOf(answer.status, undefined);
  const data = await answer.arrayBuffer();
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  return getDocument({ data, useWasm: false, enableXfa: false }).promise;
}
