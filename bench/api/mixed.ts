import type { KeptDatabase } from '../database.ts';
import { quantile, rounded } from '../numbers.ts';
import { calls, signIn, type Caller, type Kind } from './callers.ts';
import type { Call } from './load.ts';
import { paced } from './paced.ts';
import { startApp } from './servers.ts';

const PER_SECOND = 300;
const PEOPLE = 100;
/** Of a hundred requests: 85 read. */
const MIX: readonly (readonly [Kind, number])[] = [
  ['list', 10],
  ['single', 75],
  ['update', 10],
  ['add', 5],
];
const WINDOW = 10;

/** The next request of a mixture, of one person after the other. */
export function mixOf(callers: readonly Caller[]): () => Call {
  const kinds = MIX.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
  let count = 0;
  return () => {
    count += 1;
    const kind = kinds[(count * 37) % kinds.length] ?? 'single';
    const caller = callers[count % callers.length];
    if (!caller) throw new Error('nobody is signed in');
    return calls[kind](caller);
  };
}

export type Mixed = Readonly<{ p50: number; p99: number; failed: number; memory: number[] }>;

/** 300 requests a second of a hundred people, for so many minutes; memory in MB, every ten seconds. */
export async function measureMixed(kept: KeptDatabase, minutes: number): Promise<Mixed> {
  const app = await startApp(kept.url, kept.folder);
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(rounded(app.memory())), WINDOW * 1000);
  try {
    const callers = await signIn(kept.db, `emanet-${new URL(app.address).port}`, PEOPLE);
    const { times, failed } = await paced(app.address, mixOf(callers), PER_SECOND, minutes * 60);
    return {
      p50: rounded(quantile(times, 0.5)),
      p99: rounded(quantile(times, 0.99)),
      failed,
      memory,
    };
  } finally {
    clearInterval(timer);
    await app.stop();
  }
}
