import { Worker } from 'node:worker_threads';

/** Short-lived objects are cleared away soon, instead of filling the memory. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/** The bytes that a thread makes of what it is started with. */
export const inThread = (thread: URL, workerData: unknown): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData, resourceLimits: LIMITS });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`the thread ended with ${code}`));
    });
  });
