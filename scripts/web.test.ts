import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { alone } from './lock.mjs';
import { webBuilt } from './web.mjs';

it('waits for the build that another process has begun', async () => {
  let over = false;
  const waiting = alone('build', async () => {
    const built = webBuilt().then((well) => {
      over = true;
      return well;
    });
    await sleep(300);
    expect(over).toBe(false);
    // In an object: a promise would be waited for while the lock is held.
    return { built };
  });
  const { built } = await waiting;
  expect(typeof (await built)).toBe('boolean');
});
