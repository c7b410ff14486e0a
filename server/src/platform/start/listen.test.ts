import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { listen } from './listen.ts';
import { createLog } from './log.ts';

const log = createLog('silent');

it('hears a notification, and nothing more once it is stopped', async () => {
  const url = inject('databaseUrl');
  const heard = vi.fn();
  const listening = listen(url, 'listen_test', heard, log);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 5000);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('notify listen_test');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 5000);
  await listening.stop();
  await client.query('notify listen_test');
  await sleep(100);
  expect(heard).toHaveBeenCalledTimes(2);
  await client.end();
});

it.each([0, 2, 10])('stops at once when it is stopped %i ms after it began', async (pause) => {
  const listening = listen(inject('databaseUrl'), 'listen_test', () => undefined, log);
  await sleep(pause);
  const late = sleep(3000, 'late', { ref: false });
  expect(await Promise.race([listening.stop(), late])).toBeUndefined();
});
