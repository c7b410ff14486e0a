import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { zipped } from '../../../../test/zip.ts';
import { openArchive } from './archive.ts';
import { readPlainSheet } from './sheet.ts';

const MB = 1024 * 1024;
const part = '0'.repeat(41 * MB);

afterEach(() => {
  vi.useRealTimers();
});

it('unpacks 160 MB of an archive at most, all parts together', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const archive = await openArchive(zipped(names.map((name) => [name, part])));
  let unpacked = 0;
  const readAll = async () => {
    for (const name of names)
      for await (const bytes of archive.read(name)) unpacked += bytes.length;
  };
  await expect(readAll()).rejects.toMatchObject({ code: 'SHEET_TOO_MUCH' });
  expect(unpacked).toBe(3 * part.length);
});

it('gives a file up that is not read after a minute, not before', async () => {
  const file = await writeExcelFile([['Ad']]).toBuffer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = readPlainSheet(file);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await read).toEqual([['Ad']]);
  const refused = expect(readPlainSheet(file)).rejects.toMatchObject({ code: 'SHEET_TOO_MUCH' });
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
});

it('gives a file up that takes more than ten seconds of the processor', async () => {
  const file = await writeExcelFile([['Ad']]).toBuffer();
  const usage = vi.spyOn(Worker.prototype, 'cpuUsage');
  usage.mockResolvedValue({ user: 9_000_000, system: 1_000_001 });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const refused = expect(readPlainSheet(file)).rejects.toMatchObject({ code: 'SHEET_TOO_MUCH' });
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  usage.mockRestore();
});

it('reads in a thread that loads no library of schemas, which would double its start', async () => {
  const loaded = `
    import { registerHooks } from 'node:module';
    let schemas = 0;
    registerHooks({ load: (url, context, next) => {
      if (url.includes('/node_modules/zod/')) schemas += 1;
      return next(url, context);
    } });
    await import(${JSON.stringify(new URL('./read.ts', import.meta.url).href)});
    console.log(schemas);`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', loaded]);
  expect(stdout.trim()).toBe('0');
});
