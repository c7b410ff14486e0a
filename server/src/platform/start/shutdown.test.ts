import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { createShutdown } from './shutdown.ts';

const shutdown = () => createShutdown(createLog('silent'));
const done = Promise.resolve();

describe('shutdown', () => {
  it('closes in the reverse order of opening, each once', async () => {
    const closed: string[] = [];
    const closing = shutdown();
    for (const name of ['database', 'pools', 'app']) {
      closing.add(name, () => Promise.resolve(closed.push(name)));
    }
    expect(closing.requested()).toBe(false);
    const first = closing.close(done);
    expect(closing.requested()).toBe(true);
    await Promise.all([first, closing.close(done)]);
    expect(closed).toEqual(['app', 'pools', 'database']);
  });

  it('goes on past one that fails and one that hangs', async () => {
    let stopped = false;
    const closing = shutdown();
    closing.add('database', () => Promise.resolve((stopped = true)));
    closing.add('jobs', () => Promise.reject(new Error('no')));
    closing.add('app', () => new Promise(() => undefined), 10);
    await closing.close(done);
    expect(stopped).toBe(true);
  });

  it('closes what a start still under way opens', async () => {
    let stopped = false;
    const closing = shutdown();
    const starting = sleep(20).then(() => {
      closing.add('database', () => Promise.resolve((stopped = true)));
      throw new Error('the start noticed');
    });
    await closing.close(starting);
    expect(stopped).toBe(true);
  });
});
