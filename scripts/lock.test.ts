import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { alone } from './lock.mjs';
import { root } from './run.mjs';

it('lets one work at a time and leaves nothing behind, also after a failure', async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await sleep(20);
    inside -= 1;
  };
  const failing = alone('test', async () => {
    await work();
    throw new Error('no');
  });
  await Promise.all([
    expect(failing).rejects.toThrow('no'),
    alone('test', work),
    alone('test', work),
  ]);
  expect(existsSync(join(root, '.test.lock'))).toBe(false);
});

it('takes over from a process that was killed', async () => {
  writeFileSync(join(root, '.test-stale.lock'), '999999999');
  expect(await alone('test-stale', async () => 'done')).toBe('done');
});
