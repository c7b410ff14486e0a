import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { afterAll, expect, it } from 'vitest';
import { keptSecret } from '../crypto/secret.ts';
import { localStore } from '../files/local-store.ts';
import { mailTransport } from '../mail/transport.ts';
import { loadConfig } from './config.ts';
import { openToOthers } from './data-dir.ts';

const dir = mkdtempSync(join(tmpdir(), 'emanet-data-'));
const before = process.umask(0);
afterAll(() => {
  process.umask(before);
  rmSync(dir, { recursive: true, force: true });
});

it('names what others may read, and nothing of what the program itself writes', async () => {
  const own = join(dir, 'own');
  mkdirSync(own, { mode: 0o711 });
  keptSecret(own);
  const store = localStore(own);
  await store.write('kept/1/a', Readable.from(['x']));
  await store.uploads.create(new Upload({ id: 'uploads/b', size: 3, offset: 0 }));
  const config = loadConfig({ DATA_DIR: own });
  const mail = { to: 'a@ornek.test', subject: 'x', text: 'x', html: 'x' };
  await mailTransport(config).deliver(mail, 'id');
  expect(openToOthers(own)).toEqual([]);
  const entries = await readdir(own, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile());
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const { parentPath, name } of files)
    expect([name, (await stat(join(parentPath, name))).mode & 0o777]).toEqual([name, 0o600]);

  writeFileSync(join(own, 'copy'), 'x', { mode: 0o640 });
  mkdirSync(join(own, 'shown'), { mode: 0o755 });
  chmodSync(own, 0o755);
  expect(openToOthers(own)).toEqual([own, join(own, 'copy'), join(own, 'shown')]);
  expect(openToOthers(join(dir, 'none'))).toEqual([]);
});
