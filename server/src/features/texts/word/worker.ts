import { parentPort, workerData } from 'node:worker_threads';
import { readParagraphs } from './paragraphs.ts';

const given: unknown = workerData;
if (given instanceof Uint8Array) {
  const found = await readParagraphs(given);
  parentPort?.postMessage(new TextEncoder().encode(JSON.stringify(found)));
}
