import { median, quantile } from '../numbers.ts';
import type { KeptDatabase } from '../database.ts';
import { asOwner } from '../../server/test/many/findable.ts';
import { FLOOR_LOG } from '../floor/statements.ts';
import { calls, KINDS, signIn, type Caller, type Kind } from './callers.ts';
import { load, type Result } from './load.ts';
import { startApp, startFloor, type Running } from './servers.ts';

const CONNECTIONS = 20;

/** Seconds of a first round that does not count: a server that has just started still compiles. */
const WARMING = 2;

export type Ratios = Readonly<{
  ratios: Record<Kind, number>;
  /** Milliseconds of the application: half of the answers took less, one in a hundred more. */
  ms: Record<Kind, { p50: number; p99: number; perSecond: number; floorPerSecond: number }>;
}>;

/**
 * The application against the floor on the same database: rounds of one and the other in turn, so
 * that what else the machine does hits both, and the median of the rounds' ratios.
 */
export async function measureRatios(
  kept: KeptDatabase,
  rounds: number,
  seconds: number,
  oneCompany = false,
): Promise<Ratios> {
  await asOwner(kept.url, FLOOR_LOG);
  const app = await startApp(kept.url, kept.folder);
  const cookieName = `emanet-${new URL(app.address).port}`;
  const floor = await startFloor(kept.url, cookieName);
  try {
    const signedIn = await signIn(kept.db, cookieName, CONNECTIONS);
    const [first] = signedIn;
    const callers = oneCompany && first ? signedIn.map(() => first) : signedIn;
    return await inTurns({ app, floor }, callers, rounds, seconds);
  } finally {
    await app.stop();
    await floor.stop();
  }
}

async function inTurns(
  { app, floor }: Readonly<{ app: Running; floor: Running }>,
  callers: readonly Caller[],
  rounds: number,
  seconds: number,
): Promise<Ratios> {
  const found = Object.fromEntries(
    KINDS.map((kind) => [kind, { app: [] as Result[], floor: [] as Result[] }]),
  ) as Record<Kind, { app: Result[]; floor: Result[] }>;
  const run = async (server: Running, kind: Kind, length: number) => {
    const next = callers.map((caller) => () => calls[kind](caller));
    const result = await load(server.address, next, length);
    if (result.failed > 0) throw new Error(`${kind}: ${result.failed} requests failed`);
    return result;
  };
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of KINDS) {
      const length = round === 0 ? Math.min(WARMING, 2 * seconds) : seconds;
      const [ofFloor, ofApp] = [await run(floor, kind, length), await run(app, kind, length)];
      if (round === 0) continue;
      found[kind].floor.push(ofFloor);
      found[kind].app.push(ofApp);
    }
  const each = <T>(of: (kind: Kind) => T) =>
    Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, T>;
  return {
    ratios: each((kind) =>
      median(
        found[kind].app.map(
          (result, round) => result.perSecond / (found[kind].floor[round]?.perSecond ?? 1),
        ),
      ),
    ),
    ms: each((kind) => {
      const times = found[kind].app.flatMap((result) => result.times);
      return {
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        perSecond: median(found[kind].app.map((result) => result.perSecond)),
        floorPerSecond: median(found[kind].floor.map((result) => result.perSecond)),
      };
    }),
  };
}
