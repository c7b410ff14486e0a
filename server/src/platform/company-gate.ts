import { fail } from './errors.ts';
import { turns, type Turns } from './in-turn.ts';

/** Writers of one company that wait; more are sent away. */
const MOST_WAITING = 200;

/** Runs the works of one company at most `atOnce` at a time; those of others do not wait for them. */
export function createCompanyGate(atOnce: number) {
  const companies = new Map<number, Turns>();
  return async <T>(company_id: number, work: () => Promise<T>): Promise<T> => {
    const company = companies.get(company_id) ?? turns(atOnce, MOST_WAITING);
    companies.set(company_id, company);
    const leave = await (company.take() ?? fail('UNAVAILABLE'));
    try {
      return await work();
    } finally {
      leave();
      if (company.idle()) companies.delete(company_id);
    }
  };
}
