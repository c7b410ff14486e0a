import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
import { localStore } from './local-store.ts';

/** A disk that is full after the first piece. */
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  createWriteStream: () => {
    let pieces = 0;
    return new Writable({
      write: (_piece, _encoding, done) => {
        done(pieces++ === 0 ? null : Object.assign(new Error('full'), { code: 'ENOSPC' }));
      },
    });
  },
}));

const dir = await mkdtemp(join(tmpdir(), 'emanet-full-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

it('a full disk is said to be full, and nothing is left', async () => {
  const store = localStore(dir);
  const content = Readable.from([Buffer.alloc(9), Buffer.alloc(9), Buffer.alloc(9)]);
  await expect(store.write('tmp/a', content)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  expect(content.destroyed).toBe(true);
  expect(await readdir(join(dir, 'files', 'tmp'))).toEqual([]);
});
