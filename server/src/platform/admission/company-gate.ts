import { fail } from '../errors.ts';
import { byKey } from './by-key.ts';
import { semaphore } from './semaphore.ts';

/** Works of one company that wait; more are sent away. */
const MOST_WAITING = 1000;

/** Milliseconds for which a company counts as present after its last work. */
export const PRESENT_MS = 1000;

/** Longest rest of a slot, in milliseconds: work that waited for something else needs no long rest. */
const MOST_REST_MS = 200;

type Seen = Readonly<{ company_id: number; at: number }>;

/** The company with the latest work in this process, and the latest different one before it. */
let latest: Seen = { company_id: 0, at: -Infinity };
let other = latest;

function see(company_id: number): void {
  if (company_id !== latest.company_id) other = latest;
  latest = { company_id, at: performance.now() };
}

function othersAsk(company_id: number): boolean {
  const { at } = latest.company_id === company_id ? other : latest;
  return performance.now() - at < PRESENT_MS;
}

/**
 * Runs the works of one company at most `atOnce` at a time; those of others do not wait for them. As long as
 * others ask too, a slot of a company whose works wait for each other rests as long as its work took:
 * however many it asks for, half of the time is left to the others.
 */
export function createCompanyGate(atOnce: number) {
  const slotsOf = byKey(
    () => semaphore(atOnce, MOST_WAITING),
    (slots) => slots.idle(),
  );
  return async <T>(company_id: number, work: () => Promise<T>): Promise<T> => {
    const slots = slotsOf(company_id);
    see(company_id);
    const release = await (slots.acquire() ?? fail('UNAVAILABLE'));
    const began = performance.now();
    try {
      return await work();
    } finally {
      const rest = Math.min(performance.now() - began, MOST_REST_MS);
      if (slots.awaited() && othersAsk(company_id)) setTimeout(release, rest);
      else release();
    }
  };
}
