import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../start/config.ts';
import type { Db, Queries } from '../db.ts';
import { fail } from '../errors.ts';
import { keyedHash } from '../crypto/tokens.ts';
import { uncounted } from '../stored.ts';
import { networkOf, widerNetworkOf } from './network-address.ts';
import { visitorOf } from './visitor.ts';

/** Subject of a count: `purpose`: the kind of attempt, `who`: an account or a network address. */
export type Throttled = Readonly<{ purpose: string; who: string }>;

/** How an attempt went through: its number in the window, and seconds until the window ends. */
export type Count = Readonly<{ attempts: number; seconds: number }>;

type Throttle = Readonly<{ config: Config; db: Queries }>;

/** Counter for attempts of signed-in people, outside the companies' data. */
export const throttleOf = ({ config, db }: Readonly<{ config: Config; db: Db }>): Throttle => ({
  config,
  db: db.identity,
});

const keyOf = (config: Config, { purpose, who }: Throttled) =>
  keyedHash(config.SECRET, `throttle:${purpose}`, who).toString('base64url');

/**
 * Counts one attempt, or `amount`, in a window that begins with the first: one atomic statement, so the count
 * holds over any number of nodes. A window that ends much later than a new one would is from before the
 * clock was set back, and is over; parallel requests may begin in another order than they count. Counts
 * nothing with RATE_LIMIT=off.
 */
export async function count(
  { config, db }: Throttle,
  what: Throttled,
  windowSeconds: number,
  amount = 1,
): Promise<Count> {
  if (config.RATE_LIMIT === 'off') return { attempts: 0, seconds: 0 };
  const counted = sql<Count>`
    insert into throttles as t (key, attempts, ends_at)
    values (${keyOf(config, what)}, ${amount}, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      attempts = case when t.ends_at > now() and t.ends_at <= excluded.ends_at + interval '10 seconds'
        then t.attempts + excluded.attempts else excluded.attempts end,
      ends_at = case when t.ends_at > now() then least(t.ends_at, excluded.ends_at)
        else excluded.ends_at end
    returning attempts, ceil(extract(epoch from ends_at - now()))::integer as seconds`;
  const { rows } = await uncounted(() => counted.execute(db));
  return rows[0] ?? { attempts: 0, seconds: 0 };
}

/** Refuses with 429 what a count found to be above its limit. */
export function refuseAbove(limit: number, { attempts, seconds }: Count): void {
  if (attempts > limit) fail('TOO_MANY', { values: { seconds }, retryAfter: seconds });
}

/** Counts one attempt and refuses it with 429 when there were more than `limit` in the window. */
export async function throttle(
  throttle: Throttle,
  what: Throttled,
  limit: number,
  windowSeconds: number,
): Promise<void> {
  refuseAbove(limit, await count(throttle, what, windowSeconds));
}

const HOUR = 3600;

/** Counts one attempt of the network that a request comes from, and refuses more than `limit` an hour. */
export const throttleNetwork = (
  { config, db }: Readonly<{ config: Config; db: Db }>,
  request: FastifyRequest,
  purpose: string,
  limit: number,
): Promise<void> => {
  const who = networkOf(visitorOf(request, config).address);
  return throttle({ config, db: db.identity }, { purpose, who }, limit, HOUR);
};

const LONGEST_WAIT = 5;
/** Beyond its own limit a network has this many from its neighbours, and an address from everywhere, slower. */
const WIDER = 3;
const EVERYWHERE = 5;

/**
 * Counts one mail or form for an e-mail address by the network that asks for it, and by the wider one, and
 * refuses too many. The address itself is never refused, or strangers who name it could stop its owner: beyond
 * what many networks ask for together each waits a few seconds.
 */
export async function throttleAddress(
  attempt: Throttle,
  purpose: string,
  { email, address }: Readonly<{ email: string; address: string }>,
  { attempts, seconds }: Readonly<{ attempts: number; seconds: number }>,
): Promise<void> {
  const of = (per: string, who: string) => ({ purpose: `${purpose}:${per}`, who });
  await throttle(attempt, of('pair', `${networkOf(address)} ${email}`), attempts, seconds);
  const wider = of('wider', `${widerNetworkOf(address)} ${email}`);
  await throttle(attempt, wider, attempts * WIDER, seconds);
  const all = await count(attempt, of('address', email), seconds);
  const over = all.attempts - attempts * EVERYWHERE;
  if (over > 0) await sleep(Math.min(over, LONGEST_WAIT) * 1000);
}

/** Forgets the attempts counted so far. */
export async function forgive({ config, db }: Throttle, what: Throttled): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', keyOf(config, what)).execute();
}

/** Takes one attempt back from each of several counts. */
export async function forgiveOne({ config, db }: Throttle, all: readonly Throttled[]) {
  const keys = all.map((what) => keyOf(config, what));
  if (config.RATE_LIMIT === 'off' || keys.length === 0) return;
  await sql`update throttles set attempts = attempts - 1
    where key = any(${keys}) and attempts > 0`.execute(db);
}
