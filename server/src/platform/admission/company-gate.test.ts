import { expect, it } from 'vitest';
import { createCompanyGate } from './company-gate.ts';

it('lets a company do so much at once and nobody wait for another company', async () => {
  const gate = createCompanyGate(2);
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const work = (company: number, name: string) =>
    gate(company, async () => {
      running.push(name);
      await new Promise<void>((end) => ends.push(end));
    });
  const all = [work(1, 'a'), work(1, 'b'), work(1, 'c'), work(2, 'd')];
  await Promise.resolve().then(() => new Promise(setImmediate));
  expect(running).toEqual(['a', 'b', 'd']);
  ends[0]?.();
  await all[0];
  await new Promise(setImmediate);
  expect(running).toEqual(['a', 'b', 'd', 'c']);
  for (const end of ends) end();
  await Promise.all(all);
});

it('makes room after a failure', async () => {
  const gate = createCompanyGate(1);
  await expect(gate(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await gate(1, () => Promise.resolve('done'))).toBe('done');
});
