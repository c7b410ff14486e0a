import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import type { Release, Semaphore } from './semaphore.ts';

/** Seconds after which a caller with too many calls at once may retry. */
const SOON = 5;

/**
 * Slots that one call holds. Those `untilGone` are held until its answer is sent, the others until its
 * answer begins; all of them at least until its work ends, so that hanging up frees no slot for another
 * call. A call that hangs up while it waits leaves the queue.
 */
export function heldSlots(request: FastifyRequest, reply: FastifyReply) {
  const untilGone: Release[] = [];
  const untilAnswer: Release[] = [];
  const atWork: Semaphore[] = [];
  // Making an aborted signal costs; only a call that waits has one.
  let waiting: AbortController | undefined;
  let gone = false;
  let holders = 1;
  const letGo = () => {
    if (--holders > 0) return;
    for (const release of [...untilGone, ...untilAnswer]) release();
  };
  const hungUp = () => gone;

  async function take(slots: Semaphore, code: 'AT_ONCE' | 'BUSY', held: Release[]): Promise<void> {
    waiting = new AbortController();
    const turn = slots.acquire(waiting.signal) ?? fail(code, { retryAfter: SOON });
    const release = await turn.catch(() => undefined);
    waiting = undefined;
    if (release && !hungUp()) {
      held.push(release);
      return;
    }
    // Hung up while waiting: no caller receives this.
    release?.();
    fail('UNREADABLE');
  }

  request.during = async (work) => {
    holders++;
    try {
      for (const slots of atWork) await take(slots, 'BUSY', untilAnswer);
      return await work();
    } finally {
      letGo();
    }
  };
  request.answering = () => {
    for (const release of untilAnswer.splice(0)) release();
  };
  finished(reply.raw, () => {
    gone = true;
    waiting?.abort();
    letGo();
  });

  return {
    untilGone: (slots: Semaphore, code: 'AT_ONCE' | 'BUSY') => take(slots, code, untilGone),
    untilAnswer: (slots: Semaphore, code: 'AT_ONCE' | 'BUSY') => take(slots, code, untilAnswer),
    /** Taken when the body is there and the work begins. */
    atWork: (slots: Semaphore) => {
      atWork.push(slots);
    },
  };
}

export type HeldSlots = ReturnType<typeof heldSlots>;
