import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';

/**
 * A node in small: it logs on request, answers, and closes what it has at SIGTERM. Its parent reads the
 * log, does not read it, or closes the pipe.
 */
const at = (name: string) => JSON.stringify(join(import.meta.dirname, name));
const PROGRAM = `
  import { createServer } from 'node:http';
  import { createLog } from ${at('log.ts')};
  import { flushedLog, logLosses } from ${at('log-output.ts')};
  import { createShutdown, onEndRequested } from ${at('shutdown.ts')};
  const log = createLog('info');
  const shutdown = createShutdown(log);
  shutdown.add('log', flushedLog, 500);
  const server = createServer((request, reply) => {
    const lines = Number(request.url.slice(1));
    for (let at = 0; at < lines; at += 1) log.info({ at, padding: 'x'.repeat(1000) }, 'request');
    reply.end(JSON.stringify({ ...logLosses, rss: process.memoryUsage().rss }));
  });
  onEndRequested(() => void shutdown.close(Promise.resolve()).finally(() => process.exit(0)));
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;
const answer = z.object({ dropped: z.number(), closed: z.boolean(), rss: z.number() });

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startNode() {
  const args = ['--input-type=module-typescript', '--eval', PROGRAM];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  children.push(child);
  const [port] = z
    .tuple([z.number()])
    .rest(z.unknown())
    .parse(await once(child, 'message'));
  const ask = async (lines: number) => {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`http://127.0.0.1:${port}/${lines}`, { signal });
    return answer.parse(await response.json());
  };
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return Promise.race([ended.then(([code]) => code as unknown), sleep(5_000, 'stands')]);
  };
  const { stdout } = child;
  if (!stdout) throw new Error('no pipe');
  return { stdout, ask, end };
}

it('answers while nothing reads the log, drops in bounded memory, and ends at SIGTERM', async () => {
  const { ask, end } = await startNode();
  for (let time = 0; time < 20; time += 1) await ask(1_000);
  const { dropped, closed, rss } = await ask(0);
  expect([dropped > 10_000, closed]).toEqual([true, false]);
  expect(rss).toBeLessThan(250 * 1024 * 1024);
  expect(await end()).toBe(0);
});

it('says how many lines were dropped once they are read again', async () => {
  const { ask, stdout } = await startNode();
  for (let time = 0; time < 10; time += 1) await ask(1_000);
  const { dropped } = await ask(0);
  let text = '';
  stdout.on('data', (bytes: Buffer) => (text += bytes.toString()));
  await expect.poll(() => text.includes('"dropped":'), { timeout: 5_000 }).toBe(true);
  const told = text.split('\n').find((line) => line.includes('"dropped":')) ?? '{}';
  expect(JSON.parse(told)).toMatchObject({ level: 40, dropped });
  text = '';
  await ask(3);
  await expect.poll(() => text.split('\n').length, { timeout: 5_000 }).toBe(4);
});

it('answers when the reader of the log is gone, notices it, and ends at SIGTERM', async () => {
  const { ask, end, stdout } = await startNode();
  stdout.destroy();
  await ask(1_000);
  await expect.poll(async () => (await ask(1)).closed, { timeout: 5_000 }).toBe(true);
  expect((await ask(10)).dropped).toBeGreaterThan(1_000);
  expect(await end()).toBe(0);
});
