import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from './free-port.mjs';
import { root } from './run.mjs';

it('serves both halves under one address and ends both', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'emanet-dev-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    // The test's own settings stay out of it.
    env: { PATH: process.env.PATH, DATA_DIR: dir, PORT: String(port), DEMO: 'false' },
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await vi.waitUntil(() => printed.includes('Stop with Ctrl+C'), 50_000);
  expect(printed).toContain(`Emanet: ${address}`);

  expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: 'ok' });
  const page = await (await fetch(`${address}/denetim`)).text();
  expect(page).toContain('src="/src/app/main.tsx"');
  const signIn = await (await fetch(`${address}/login`)).text();
  expect(signIn).toContain('class="stranger at-address"');
  expect(signIn).not.toContain('__');

  child.kill('SIGINT');
  await ended;
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${port + 1}/api/health`)).rejects.toThrow();
});
