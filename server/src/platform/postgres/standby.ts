import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Actor } from '../access/actor.ts';

/** Milliseconds between two looks at how far the standby has come, and looks that are remembered. */
const LOOK_MS = 200;
const LOOKS = 20;

/** A place in the log of PostgreSQL: two hexadecimal halves. */
type Place = string;

const placeOf = async (db: Kysely<Tables>, place: ReturnType<typeof sql>): Promise<Place | null> =>
  (await sql<{ place: Place | null }>`select ${place} as place`.execute(db)).rows[0]?.place ?? null;

export const flushedBy = async (primary: Kysely<Tables>): Promise<Place> =>
  (await placeOf(primary, sql`pg_current_wal_flush_lsn()`)) ?? '';

export const replayedBy = (standby: Kysely<Tables>): Promise<Place | null> =>
  placeOf(standby, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`);

/**
 * Notes the primary's place at all sessions of a person, where the next request reads it on every node.
 * It need not reach a disk: a primary that has crashed is back later than a standby that serves is old.
 */
export async function noteWriteOf(identity: Kysely<Tables>, user_id: number): Promise<void> {
  await sql`update sessions set yazim_konumu = pg_current_wal_insert_lsn()
    from (select set_config('synchronous_commit', 'off', true) as commits) soon
    where soon.commits = 'off' and session_id in (
      select session_id from sessions where user_id = ${user_id}
      order by session_id for no key update)`.execute(identity);
}

/**
 * Behind the settings of a read: fails on a server that has not replayed the log as far as the read needs
 * it, or is no standby. The words hang on the server's state: what is constant would be cast, and fail,
 * while the statement is planned.
 */
export const REPLAYED = `, case when pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $4::pg_lsn then null
  else ('replayed: ' || coalesce(pg_last_wal_replay_lsn()::text, 'nothing'))::pg_lsn end`;

/** The rest of a request that writes reads from the primary, too. */
export const readsNothingOld = (actor: Actor): void => {
  if (actor.kind === 'person' && actor.reads) actor.reads.after = undefined;
};

/** State of a standby as the metrics show it; `lag` in seconds. */
export type StandbyState = Readonly<{
  serves: boolean;
  lag: number;
  reads: Readonly<{ standby: number; primary: number }>;
}>;

export type Standby = Readonly<{
  /** The place that the standby has to have replayed for a read of this actor; undefined: read the primary. */
  placeFor: (actor: Actor) => Place | undefined;
  /** Counts a read of a person by the server that has answered it. */
  count: (actor: Actor, server: 'standby' | 'primary') => void;
  state: () => StandbyState;
  stop: () => void;
}>;

type Looks = Readonly<{
  /** Place up to which the primary has its log on disk. */
  flushed: () => Promise<Place>;
  /** Place up to which the standby has replayed it; null if the server is no standby. */
  replayed: () => Promise<Place | null>;
  /** Called when the standby begins or stops serving reads, with the reason. */
  onChange: (serves: boolean, reason: string) => void;
  /** Most milliseconds that a read may be old; a standby that was older must come within half of it again. */
  oldestMs: number;
}>;

const numberOf = (place: Place): bigint => {
  const [high = '0', low = '0'] = place.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/**
 * Tracks the delay of a standby. Each look notes the primary's place, then asks the standby for its own: it
 * has all that was stored before the last noted place that it has replayed. So a read's age depends on this
 * node's clock alone, and a standby of an idle primary does not look old.
 */
export function watchStandby({ flushed, replayed, onChange, oldestMs }: Looks): Standby {
  let looks: { at: number; place: Place }[] = [];
  /** The last look whose place the standby has replayed, and how far it was beyond. */
  let reached = { at: -Infinity, place: '0/0', replayed: 0n };
  let serves: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const reads = { standby: 0, primary: 0 };
  const age = () => performance.now() - reached.at;

  const look = async (): Promise<string> => {
    const at = performance.now();
    looks = [...looks.slice(1 - LOOKS), { at, place: await flushed() }];
    const place = await replayed();
    if (place === null) return 'it is no standby';
    const replayedTo = numberOf(place);
    const last = looks.findLast((one) => numberOf(one.place) <= replayedTo);
    if (last) reached = { ...last, replayed: replayedTo };
    return 'it is too far behind';
  };
  const watch = async (): Promise<void> => {
    const reason = await look().catch((error: unknown) => {
      reached.at = -Infinity;
      return error instanceof Error ? error.message : 'it does not answer';
    });
    if (stopped) return;
    const now = age() <= (serves ? oldestMs : oldestMs / 2) && reason !== 'it is no standby';
    if (now !== serves) onChange(now, reason);
    serves = now;
    timer = setTimeout(() => void watch(), LOOK_MS).unref();
  };
  void watch();

  return {
    placeFor: (actor) => {
      const after = actor.kind === 'person' ? actor.reads?.after : undefined;
      if (!serves || age() > oldestMs || after === undefined) return undefined;
      const needed = numberOf(after);
      if (needed > reached.replayed) return undefined;
      return needed > numberOf(reached.place) ? after : reached.place;
    },
    count: (actor, server) => {
      if (actor.kind === 'person' && actor.reads) reads[server] += 1;
    },
    state: () => ({
      serves: serves === true && age() <= oldestMs,
      lag: Math.min(age() / 1000, 3600),
      reads,
    }),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
