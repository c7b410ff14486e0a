import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompanyGate, PRESENT_MS } from './company-gate.ts';

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
  // The slot rests first: another company asked too.
  await vi.waitFor(() => {
    expect(running).toEqual(['a', 'b', 'd', 'c']);
  });
  for (const end of ends) end();
  await Promise.all(all);
});

it('makes room after a failure', async () => {
  const gate = createCompanyGate(1);
  await expect(gate(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await gate(1, () => Promise.resolve('done'))).toBe('done');
});

describe('a company whose works wait for each other', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
  afterEach(() => vi.useRealTimers());
  const [WORK_MS, WORKS] = [40, 5];
  const lasting = (ms: number) => () => new Promise((end) => setTimeout(end, ms));

  /** Milliseconds after which each of some works has ended. */
  async function endsOf(company: number): Promise<number[]> {
    const gate = createCompanyGate(1);
    const began = performance.now();
    const ends: number[] = [];
    for (let work = 0; work < WORKS; work++)
      void gate(company, lasting(WORK_MS)).then(() => ends.push(performance.now() - began));
    await vi.advanceTimersByTimeAsync(2 * WORKS * WORK_MS);
    return ends;
  }

  it('leaves as much time as it takes to others that ask', async () => {
    await createCompanyGate(1)(12, async () => undefined);
    expect(await endsOf(11)).toEqual([40, 120, 200, 280, 360]);
  });

  it('has all of the time when nobody else asks', async () => {
    await vi.advanceTimersByTimeAsync(PRESENT_MS);
    expect(await endsOf(13)).toEqual([40, 80, 120, 160, 200]);
  });
});
