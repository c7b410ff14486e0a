import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../start/config.ts';
import { AppError } from '../errors.ts';
import { bucketOf, type Bucket } from './bucket.ts';
import { byKey } from './by-key.ts';
import { createCompanyGate } from './company-gate.ts';
import { heldSlots, type HeldSlots } from './held-slots.ts';
import { createPublicLane } from './public-lane.ts';
import { semaphore, type Semaphore } from './semaphore.ts';

/**
 * Limits of one person in one process. In a row: `burst` calls, then `perSecond` more; a heavy call counts as
 * several. In parallel: `atOnce` run, `waiting` more queue, others are refused. A busy consultant makes some
 * five calls a second; a script may make `perSecond` without end.
 */
export const ALLOWED = {
  burst: 300,
  perSecond: 10,
  light: { costs: 1, atOnce: 5, waiting: 60 },
  heavy: { costs: 10, atOnce: 1, waiting: 7 },
} as const;

/**
 * Calls of all people of one company together: thirty busy people, or ten at their limit. Its heavy calls
 * queue, so that those of other companies need not wait for all of them: two bodies may be arriving while
 * one call works.
 */
export const OF_COMPANY = {
  burst: 3000,
  perSecond: 100,
  heavy: { atOnce: 2, atWork: 1, waiting: 200 },
} as const;

/**
 * Answers of thousands of rows: a person receives one at a time, and those of a company are read piece by
 * piece in turn, so that a slow reader delays no colleague.
 */
const LONG_WAITING = 40;

/** Heavy calls of all people whose body may be arriving: each may hold a file of 10 MB. */
export const MOST_HEAVY = { atOnce: 24, waiting: 56 } as const;

/** Heavy calls at work: each may hold a register. */
const MOST_AT_WORK = 4;

/** A call with more records than this is heavy; each batch of this size costs one call. */
const LIGHT_RECORDS = 20;
const MOST_COSTS = 50;

/** Refusals in a row that are delayed, so that a client's loop does not spin. */
const SLOWED = { most: 500, ms: 500 } as const;

/** Admits a call, queues it or refuses it. See held-slots.ts for how long a slot is held. */
export type Admission = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Pick<Endpoint, 'heavy'>,
) => Promise<void>;

/** Counts in this process, since a count that all nodes share would cost more than most calls. */
export function createAdmission({ RATE_LIMIT }: Pick<Config, 'RATE_LIMIT'>): Admission {
  const personOf = byKey(newPerson, hasGone);
  const companyOf = byKey(newCompany, ({ bucket, heavy }) => bucket.full() && heavy.idle());
  const publicLane = createPublicLane();
  const pieces = createCompanyGate(1);
  const everybody = semaphore(MOST_HEAVY.atOnce, MOST_HEAVY.waiting);
  const working = semaphore(MOST_AT_WORK);
  const limited = RATE_LIMIT === 'on';

  async function enterHeavy({ scope }: FastifyRequest, slots: HeldSlots) {
    const company = scope && companyOf(scope.company_id);
    if (company) await slots.untilAnswer(company.heavy, 'AT_ONCE');
    await slots.untilAnswer(everybody, 'BUSY');
    if (company) slots.atWork(company.working);
    slots.atWork(working);
  }

  async function letIn(request: FastifyRequest, kind: 'light' | 'heavy', slots: HeldSlots) {
    const { actor } = request;
    if (!actor && limited) return publicLane(request, kind, slots);
    if (actor && limited) {
      const person = personOf(actor.user_id);
      spend(request, ALLOWED[kind].costs);
      await slots.untilGone(person[kind], 'AT_ONCE');
    }
    if (kind === 'heavy') await enterHeavy(request, slots);
  }

  function spend({ actor, scope }: FastifyRequest, costs: number): void {
    if (!limited || !actor) return;
    personOf(actor.user_id).bucket.spend(costs);
    if (scope) companyOf(scope.company_id).bucket.spend(costs);
  }

  const slowly = createSlowRefusals();
  return (request, reply, { heavy }) => {
    const slots = heldSlots(request, reply);
    request.weigh = async (records) => {
      if (records <= LIGHT_RECORDS) return;
      const costs = Math.min(MOST_COSTS, Math.ceil(records / LIGHT_RECORDS));
      await slowly(
        Promise.resolve().then(async () => {
          spend(request, costs);
          await enterHeavy(request, slots);
        }),
      );
    };
    request.answersLong = async () => {
      const { actor, scope } = request;
      if (!limited || !actor || !scope) return (work) => work();
      await slots.untilGone(personOf(actor.user_id).long, 'AT_ONCE');
      return (work) => pieces(scope.company_id, work);
    };
    return slowly(letIn(request, heavy ? 'heavy' : 'light', slots));
  };
}

/** Delays a refusal a little, so that a client in a loop sends fewer calls. */
function createSlowRefusals() {
  let slowed = 0;
  return async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      const refused = error instanceof AppError && ['TOO_FAST', 'AT_ONCE'].includes(error.code);
      if (refused && slowed < SLOWED.most) {
        slowed++;
        await sleep(SLOWED.ms, undefined, { ref: false });
        slowed--;
      }
      throw error;
    }
  };
}

type Person = Readonly<{ bucket: Bucket; light: Semaphore; heavy: Semaphore; long: Semaphore }>;

function newPerson(): Person {
  const { light, heavy } = ALLOWED;
  return {
    bucket: bucketOf(ALLOWED),
    light: semaphore(light.atOnce, light.waiting),
    heavy: semaphore(heavy.atOnce, heavy.waiting),
    long: semaphore(1, LONG_WAITING),
  };
}

const hasGone = ({ bucket, light, heavy, long }: Person): boolean =>
  [light.idle(), heavy.idle(), long.idle(), bucket.full()].every(Boolean);

const newCompany = () => ({
  bucket: bucketOf(OF_COMPANY),
  heavy: semaphore(OF_COMPANY.heavy.atOnce, OF_COMPANY.heavy.waiting),
  working: semaphore(OF_COMPANY.heavy.atWork),
});
