import { setTimeout as sleep } from 'node:timers/promises';
import { processingActivities } from '@emanet/contract/processing-activities';
import { openSession } from '../../../server/src/features/auth/sessions.ts';
import { activityBody } from '../../../server/src/features/processing-activities/sample.ts';
import type { WholeDb } from '../../../server/src/platform/db.ts';
import { factories } from '../../../server/test/factories.ts';
import { quantile } from '../../numbers.ts';

/** A person is let make ten calls a second for ever; others stay below. */
const PAUSE_MS = 150;
const ROWS = 50;

/** Times of the others' requests in milliseconds, and how many of them failed. */
export type Served = Readonly<{ times: number[]; failed: number }>;

export const p95 = ({ times }: Served): number => Math.round(quantile(times, 0.95));

/** People of companies of their own who read a list and save a record now and then, as others do meanwhile. */
export async function othersOf(db: WholeDb, address: string, count: number) {
  const make = factories(db);
  const others: { headers: Record<string, string>; department: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    const company = await make.makeCompany();
    const department = await make.makeDepartment(company);
    const { user_id } = await make.makeUser({ companies: [company] });
    const cookie = `emanet-${new URL(address).port}=${await openSession(db.system, user_id)}`;
    others.push({ headers: { cookie, origin: address }, department });
  }
  const add = ({ headers, department }: (typeof others)[number], name: string) =>
    fetch(`${address}${processingActivities.add.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(activityBody(department, name)),
    });
  for (const one of others)
    for (let n = 0; n < ROWS; n += 1) await add(one, `Süreç ${n}`).then((got) => got.text());
  return {
    /** Lets them work until `work` is done. */
    during: async <T>(work: () => Promise<T>): Promise<readonly [T, Served]> => {
      const served = { times: [] as number[], failed: 0 };
      let running = true;
      const one = async (other: (typeof others)[number], at: number) => {
        for (let turn = at; running; turn += 1) {
          const began = performance.now();
          const ok = await (
            turn % 10 === 0
              ? add(other, `Yeni ${at} ${turn} ${began}`)
              : fetch(`${address}${processingActivities.list.path}?limit=20`, {
                  headers: other.headers,
                })
          ).then(
            async (answer) => (await answer.arrayBuffer(), answer.ok),
            () => false,
          );
          served.times.push(performance.now() - began);
          if (!ok) served.failed += 1;
          await sleep(PAUSE_MS);
        }
      };
      const all = Promise.all(others.map(one));
      const result = await work().finally(() => (running = false));
      await all;
      return [result, served];
    },
  };
}
