import { finished } from 'node:stream';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fail } from '../errors.ts';
import { turns, type Leave, type Turns } from '../in-turn.ts';

/**
 * What one person may ask of one process. Calls in a row: so many at once, so many more a second; a
 * heavy one counts as several. Calls at the same moment: so many run, more wait, others are refused.
 * A consultant in a hurry makes some five calls a second; a script may keep to PER_SECOND for ever.
 */
export const ALLOWED = {
  burst: 300,
  perSecond: 10,
  light: { costs: 1, atOnce: 5, waiting: 60 },
  heavy: { costs: 10, atOnce: 1, waiting: 7 },
} as const;

/** Heavy calls of everybody together: each may hold a file of 10 MB. */
export const MOST_HEAVY = 24;

/** Above so many people, those who have gone are forgotten. */
const MANY_PEOPLE = 1000;

/** Seconds after which somebody who asked for too much at once may try again. */
const SOON = 5;

type Person = { left: number; at: number; light: Turns; heavy: Turns };

/**
 * Lets a call of a signed-in person in, waits for its turn, or refuses it. Its place is kept until
 * the answer has gone and its work has ended: who hangs up does not make room for another.
 */
export type Allowance = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Pick<Endpoint, 'heavy'>,
) => Promise<void>;

/** Counts in this process, since a count that all nodes share would cost more than most calls. */
export function createAllowance({ RATE_LIMIT }: Pick<Config, 'RATE_LIMIT'>): Allowance {
  const people = new Map<number, Person>();
  const everybody = turns(MOST_HEAVY, 0);

  function personOf(user_id: number, now: number): Person {
    const known = people.get(user_id);
    if (known) return known;
    if (people.size >= MANY_PEOPLE)
      for (const [id, person] of people) if (hasGone(person, now)) people.delete(id);
    const person: Person = {
      left: ALLOWED.burst,
      at: now,
      light: turns(ALLOWED.light.atOnce, ALLOWED.light.waiting),
      heavy: turns(ALLOWED.heavy.atOnce, ALLOWED.heavy.waiting),
    };
    people.set(user_id, person);
    return person;
  }

  return async (request, reply, { heavy }) => {
    const leaves: Leave[] = [];
    let holders = 1;
    const letGo = () => {
      if (--holders === 0) for (const leave of leaves) leave();
    };
    const enter = async (place: Turns, code: 'AT_ONCE' | 'BUSY') => {
      const turn = place.take();
      if (!turn) fail(code, { retryAfter: SOON });
      const leave = await turn;
      leaves.push(leave);
      if (holders > 0) return;
      // Hung up while waiting: nobody hears this.
      leave();
      fail('UNREADABLE');
    };
    request.during = async (work) => {
      holders++;
      try {
        return await work();
      } finally {
        letGo();
      }
    };
    finished(reply.raw, letGo);
    if (RATE_LIMIT === 'on' && request.actor) {
      const kind = heavy ? 'heavy' : 'light';
      const now = performance.now();
      const person = personOf(request.actor.user_id, now);
      spend(person, ALLOWED[kind].costs, now);
      await enter(person[kind], 'AT_ONCE');
    }
    if (heavy) await enter(everybody, 'BUSY');
  };
}

const SECOND = 1000;
const gained = (person: Person, now: number) =>
  Math.min(ALLOWED.burst, person.left + ((now - person.at) / SECOND) * ALLOWED.perSecond);

/** Takes what a call costs, or refuses it without taking anything. */
function spend(person: Person, costs: number, now: number): void {
  person.left = gained(person, now);
  person.at = now;
  if (person.left < costs) {
    const seconds = Math.ceil((costs - person.left) / ALLOWED.perSecond);
    fail('TOO_FAST', { values: { seconds }, retryAfter: seconds });
  }
  person.left -= costs;
}

const hasGone = (person: Person, now: number): boolean =>
  person.light.idle() && person.heavy.idle() && gained(person, now) >= ALLOWED.burst;
