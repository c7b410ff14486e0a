import { fail } from '../errors.ts';
import { byKey } from './by-key.ts';
import { semaphore } from './semaphore.ts';

/** Works of one company that wait; more are sent away. */
const MOST_WAITING = 1000;

/** Runs the works of one company at most `atOnce` at a time; those of others do not wait for them. */
export function createCompanyGate(atOnce: number) {
  const slotsOf = byKey(
    () => semaphore(atOnce, MOST_WAITING),
    (slots) => slots.idle(),
  );
  return async <T>(company_id: number, work: () => Promise<T>): Promise<T> => {
    const release = await (slotsOf(company_id).acquire() ?? fail('UNAVAILABLE'));
    try {
      return await work();
    } finally {
      release();
    }
  };
}
