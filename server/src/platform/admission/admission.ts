import { finished } from 'node:stream';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenBucket } from 'limiter';
import type { Config } from '../start/config.ts';
import { fail } from '../errors.ts';
import { byKey } from './by-key.ts';
import { semaphore, type Release, type Semaphore } from './semaphore.ts';

/**
 * Limits of one person in one process. Calls in a row: so many at once, so many more a second; a
 * heavy one counts as several. Calls at the same moment: so many run, more wait, others are refused.
 * A consultant in a hurry makes some five calls a second; a script may keep to PER_SECOND for ever.
 */
export const ALLOWED = {
  burst: 300,
  perSecond: 10,
  light: { costs: 1, atOnce: 5, waiting: 60 },
  heavy: { costs: 10, atOnce: 1, waiting: 7 },
} as const;

/** Calls of all people of one company together: thirty in a hurry, or ten at their limit for ever. */
export const OF_COMPANY = { burst: 3000, perSecond: 100 } as const;

/** Heavy calls of everybody together: each may hold a file of 10 MB. */
export const MOST_HEAVY = 24;

/** Seconds after which somebody who asked for too much at once may try again. */
const SOON = 5;

/**
 * Lets a call of a signed-in person in, waits for its turn, or refuses it. Its slot is kept until
 * the answer has gone and its work has ended: hanging up does not make room for another call. A
 * call that hangs up while it waits leaves the queue.
 */
export type Admission = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Pick<Endpoint, 'heavy'>,
) => Promise<void>;

/** Counts in this process, since a count that all nodes share would cost more than most calls. */
export function createAdmission({ RATE_LIMIT }: Pick<Config, 'RATE_LIMIT'>): Admission {
  const personOf = byKey(newPerson, hasGone);
  const companyOf = byKey(
    () => bucketOf(OF_COMPANY),
    (bucket) => bucket.getWaitTime(OF_COMPANY.burst) === 0,
  );
  const everybody = semaphore(MOST_HEAVY, 0);

  return async (request, reply, { heavy }) => {
    const held: Release[] = [];
    // Making an aborted signal costs; only a call that waits has one.
    let waiting: AbortController | undefined;
    let gone = false;
    let holders = 1;
    const letGo = () => {
      if (--holders === 0) for (const release of held) release();
    };
    const hungUp = () => gone;
    const enter = async (slots: Semaphore, code: 'AT_ONCE' | 'BUSY') => {
      waiting = new AbortController();
      const turn = slots.acquire(waiting.signal) ?? fail(code, { retryAfter: SOON });
      const release = await turn.catch(() => undefined);
      waiting = undefined;
      if (release && !hungUp()) return held.push(release);
      // Hung up while waiting: nobody hears this.
      release?.();
      return fail('UNREADABLE');
    };
    request.during = async (work) => {
      holders++;
      try {
        return await work();
      } finally {
        letGo();
      }
    };
    finished(reply.raw, () => {
      gone = true;
      waiting?.abort();
      letGo();
    });
    if (RATE_LIMIT === 'on' && request.actor) {
      const kind = heavy ? 'heavy' : 'light';
      const person = personOf(request.actor.user_id);
      spend(person.bucket, ALLOWED[kind].costs);
      if (request.scope) spend(companyOf(request.scope.company_id), ALLOWED[kind].costs);
      await enter(person[kind], 'AT_ONCE');
    }
    if (heavy) await enter(everybody, 'BUSY');
  };
}

const SECOND = 1000;

type Person = Readonly<{ bucket: TokenBucket; light: Semaphore; heavy: Semaphore }>;

function bucketOf({ burst, perSecond }: Readonly<{ burst: number; perSecond: number }>) {
  const bucket = new TokenBucket({
    bucketSize: burst,
    tokensPerInterval: perSecond,
    interval: SECOND,
  });
  bucket.content = burst;
  return bucket;
}

function newPerson(): Person {
  const { light, heavy } = ALLOWED;
  return {
    bucket: bucketOf(ALLOWED),
    light: semaphore(light.atOnce, light.waiting),
    heavy: semaphore(heavy.atOnce, heavy.waiting),
  };
}

const hasGone = ({ bucket, light, heavy }: Person): boolean =>
  light.idle() && heavy.idle() && bucket.getWaitTime(ALLOWED.burst) === 0;

/** Takes what a call costs, or refuses it without taking anything. */
function spend(bucket: TokenBucket, costs: number): void {
  if (bucket.tryRemoveTokens(costs)) return;
  const seconds = Math.max(1, Math.ceil(bucket.getWaitTime(costs) / SECOND));
  fail('TOO_FAST', { values: { seconds }, retryAfter: seconds });
}
