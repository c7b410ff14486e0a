import { createHash } from 'node:crypto';
import { inTurn } from '../admission/semaphore.ts';

/** Bytes of PDFs that are kept, the latest requested: some 300 of them. */
const MOST_BYTES = 12 * 1024 * 1024;

/**
 * Makes a PDF once and caches it in memory: repeated or parallel requests cost next to nothing. They are
 * made one after the other, since each takes the whole process. Never in the store: a copy there would
 * outlive the data of the person whom it names.
 */
export function madeOnce(mostBytes = MOST_BYTES) {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  const turn = inTurn(1);
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, pdf: Buffer) => {
    if (pdf.length > mostBytes) return;
    kept.set(key, pdf);
    bytes += pdf.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };

  /** `facts`: all content of the PDF, which is its key. */
  return async (facts: unknown, make: () => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64');
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const underWay = making.get(key);
    if (underWay) return underWay;
    const made = turn(make);
    making.set(key, made);
    try {
      const pdf = await made;
      keep(key, pdf);
      return pdf;
    } finally {
      making.delete(key);
    }
  };
}
