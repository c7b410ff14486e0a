import type { KeptDatabase } from '../database.ts';
import { quantile, rounded } from '../numbers.ts';
import { calls, KINDS, signIn, type Caller, type Kind } from './callers.ts';
import { openConnection } from './load.ts';
import { startApp, type Running } from './servers.ts';

const ASKED = 60;
const ROUNDS = 4;

type Times = Readonly<{ p50: number; p99: number }>;
export type Growth = Readonly<{
  /** The slowest half-way time of any size over that of the smallest, the worst of all calls. */
  factor: number;
  sizes: Record<string, Record<Kind, Times>>;
}>;

/** A database to be compared with others, under its size. */
export type Sized = Readonly<{ size: string; open: () => Promise<KeptDatabase> }>;

type Size = Readonly<{
  size: string;
  app: Running;
  callers: readonly Caller[];
  times: Record<Kind, number[]>;
  close: () => Promise<void>;
}>;

async function openSize({ size, open }: Sized): Promise<Size> {
  const kept = await open();
  const app = await startApp(kept.url, kept.folder);
  return {
    size,
    app,
    callers: await signIn(kept.db, `emanet-${new URL(app.address).port}`, 10),
    times: { list: [], single: [], add: [], update: [] },
    close: async () => {
      await app.stop();
      await kept.close();
    },
  };
}

/** The same calls for companies of the same size in ever larger databases, one size after another. */
export async function measureGrowth(databases: readonly Sized[]): Promise<Growth> {
  const sizes: Size[] = [];
  try {
    for (const database of databases) sizes.push(await openSize(database));
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const size of sizes) await ask(size, round > 0);
  } finally {
    for (const { close } of sizes) await close();
  }
  const [smallest] = sizes;
  const half = (size: Size | undefined, kind: Kind) => quantile(size?.times[kind] ?? [], 0.5);
  const factors = sizes.flatMap((size) =>
    KINDS.map((kind) => half(size, kind) / half(smallest, kind)),
  );
  return {
    factor: rounded(Math.max(...factors)),
    sizes: Object.fromEntries(sizes.map((one) => [one.size, timesOf(one)])),
  };
}

const timesOf = ({ times }: Size): Record<Kind, Times> => {
  const of = (kind: Kind) => ({
    p50: rounded(quantile(times[kind], 0.5)),
    p99: rounded(quantile(times[kind], 0.99)),
  });
  return { list: of('list'), single: of('single'), add: of('add'), update: of('update') };
};

async function ask({ app, callers, times }: Size, counts: boolean): Promise<void> {
  const connection = openConnection(app.address);
  for (const kind of KINDS)
    for (let count = 0; count < ASKED; count += 1) {
      const caller = callers[count % callers.length];
      if (!caller) continue;
      const { status, ms } = await connection.ask(calls[kind](caller));
      if (status >= 400) throw new Error(`${kind} was answered with ${status}`);
      if (counts) times[kind].push(ms);
    }
  connection.close();
}
