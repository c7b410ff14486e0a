import { describe, expect, it } from 'vitest';
import type { Job } from './runner.ts';
import { createAll, stepsAround } from './runner.ts';
import { EMPTY, select } from '../wizard/selection.ts';
import { WIZARD_PAUSE_MS } from './timing.ts';

const job = (id: number): Job => ({ id, name: `Faaliyet ${id}`, key: `key-${id}`, body: {} });

/** A server that remembers keys, and a clock that only moves when somebody sleeps. */
function world() {
  let now = 0;
  const made = new Map<string, number>();
  const log: { id: number; at: number }[] = [];
  const failing = new Set<number>();
  const lost = new Set<number>();
  const told: number[] = [];
  const run = (jobs: Job[]) =>
    createAll(jobs, {
      pauseMs: WIZARD_PAUSE_MS,
      sleep: async (ms) => void (now += ms),
      onMade: (id) => told.push(id),
      post: async ({ id, key }) => {
        log.push({ id, at: now });
        if (failing.has(id)) throw new Error(`refused ${id}`);
        made.set(key, id);
        if (lost.has(id)) throw new Error('answer lost');
      },
    });
  return { run, made, log, failing, lost, told, now: () => now };
}

describe('creating one after the other', () => {
  it('makes each once, 1000 ms apart, without a pause before the first or after the last', async () => {
    const server = world();
    expect(await server.run([1, 2, 3].map(job))).toEqual({ done: true, made: [1, 2, 3] });
    expect(server.log).toEqual([
      { id: 1, at: 0 },
      { id: 2, at: 1000 },
      { id: 3, at: 2000 },
    ]);
    expect(server.now()).toBe(2000);
    expect(server.told).toEqual([1, 2, 3]);
  });

  it('stops at the first failure and says what stays made', async () => {
    const server = world();
    server.failing.add(3);
    const end = await server.run([1, 2, 3, 4].map(job));
    expect(end).toMatchObject({
      done: false,
      made: [1, 2],
      failed: 3,
      error: new Error('refused 3'),
    });
    expect(server.log.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('makes only the rest on the next attempt, and nothing twice', async () => {
    const server = world();
    server.lost.add(2);
    let state = select(EMPTY, { type: 'choose', ids: [1, 2, 3], on: true });
    state = select(state, { type: 'assign', ids: [1, 2, 3], department: 9 });
    const first = await server.run(state.chosen.map(job));
    state = select(state, { type: 'made', ids: first.made });
    expect(state).toMatchObject({ chosen: [2, 3], departments: { 2: 9, 3: 9 } });

    server.lost.clear();
    const second = await server.run(state.chosen.map(job));
    expect(second).toEqual({ done: true, made: [2, 3] });
    expect([...server.made.values()].toSorted()).toEqual([1, 2, 3]);
  });

  it('does nothing with nothing', async () => {
    expect(await world().run([])).toEqual({ done: true, made: [] });
  });
});

describe('steps shown', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const shown = (made: number, of = names) =>
    stepsAround(of, made).map(({ name, state }) => `${name}:${state}`);

  it('keep two behind and two ahead of the running one', () => {
    expect(shown(3)).toEqual(['b:done', 'c:done', 'd:running', 'e:next', 'f:next']);
  });

  it('stay full at both ends', () => {
    expect(shown(0)).toEqual(['a:running', 'b:next', 'c:next', 'd:next', 'e:next']);
    expect(shown(7)).toEqual(['c:done', 'd:done', 'e:done', 'f:done', 'g:done']);
    expect(shown(1, ['a', 'b'])).toEqual(['a:done', 'b:running']);
  });
});
