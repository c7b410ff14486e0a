import { expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../start/log.ts';
import { CompaniesFailed, inCompanies } from './each-company.ts';

const services = { log: createLog('silent') };

it('serves companies side by side, entries of one in their order', async () => {
  const told: string[] = [];
  const entries = [
    [1, 'first'],
    [1, 'second'],
    [2, 'other'],
  ] as const;
  await inCompanies(services, 'job', entries, async ([, name]) => {
    told.push(`${name} begins`);
    await sleep(20);
    told.push(`${name} ends`);
  });
  expect(told.slice(0, 2)).toEqual(['first begins', 'other begins']);
  expect(told.indexOf('second begins')).toBeGreaterThan(told.indexOf('first ends'));
});

it('names the companies that failed, once each, when all others are served', async () => {
  const served: number[] = [];
  const entries = [[1], [2], [2], [3], [4]] as const;
  const failure: unknown = await inCompanies(services, 'job', entries, async ([company_id]) => {
    await sleep(1);
    if (company_id === 2) throw new Error('broken row');
    served.push(company_id);
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CompaniesFailed);
  expect(failure).toMatchObject({ failed: 1, message: 'failed in 1 of 4 companies: 2' });
  expect(served.toSorted()).toEqual([1, 3, 4]);
});
