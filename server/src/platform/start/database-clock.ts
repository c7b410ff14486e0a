import { sql } from 'kysely';
import { clockOf, type Clock } from '../clock.ts';
import type { WholeDb } from '../db.ts';
import type { Log } from './log.ts';

const MEASURE_MS = 10_000;
/** A slower answer is no measure of the time. */
const SLOW_MS = 2_000;
/** Largest error of a node's own clock; beyond it the node does no jobs. */
const MOST_SKEW_MS = 60_000;

export type DatabaseClock = Readonly<{
  /** The database's time; between two measurements the process's steady counter continues it. */
  clock: Clock;
  /** How far this node's clock is ahead, in milliseconds. */
  skew: () => number;
  /** Whether jobs may run here. */
  inStep: () => boolean;
  stop: () => void;
}>;

/**
 * A clock with the database's time, so that a node whose own clock is wrong deletes nothing too early and
 * logs nothing from the future. Logs when the node's clock goes wrong and when it is right again.
 */
export async function startDatabaseClock(
  { system }: Pick<WholeDb, 'system'>,
  log: Pick<Log, 'error' | 'info'>,
): Promise<DatabaseClock> {
  let ahead = 0;
  let wrong = false;
  const now = () => performance.now() + ahead;
  const skew = () => Date.now() - now();
  const inStep = () => Math.abs(skew()) <= MOST_SKEW_MS;
  const measure = async () => {
    const asked = performance.now();
    const { rows } = await sql<{ ms: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(system);
    const answered = performance.now();
    const [row] = rows;
    if (!row || (ahead !== 0 && answered - asked > SLOW_MS)) return;
    ahead = row.ms - (asked + answered) / 2;
  };
  const tell = () => {
    if (inStep() !== wrong) return;
    wrong = !wrong;
    const seconds = Math.round(skew() / 1000);
    if (wrong)
      log.error({ seconds_ahead: seconds }, 'the clock of this node is wrong; it does no jobs');
    else log.info('the clock of this node is right again; it does jobs');
  };
  await measure();
  tell();
  const timer = setInterval(() => {
    // The callers of a database that is down report it.
    measure().then(tell, tell);
  }, MEASURE_MS);
  timer.unref();
  return {
    clock: clockOf(now),
    skew,
    inStep,
    stop: () => {
      clearInterval(timer);
    },
  };
}
