import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companies } from '@emanet/contract/companies';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../test/app.ts';
import { CHILD_ENV } from '../../test/nodes/child-env.ts';
import { ownDatabase } from '../../test/databases/own-database.ts';
import { parseCommand, runCommand } from '../admin/run.ts';
import { companySeal, newCompanyKey } from '../platform/crypto/company-seal.ts';
import { localStore } from '../platform/files/local-store.ts';
import { openArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { keysBeside, readKeys, writeKeys } from './keys.ts';
import { restore } from './restore.ts';

const TCKN = '10000000146';
const dir = await mkdtemp(join(tmpdir(), 'emanet-keys-'));
const empty = await ownDatabase({ empty: true });
const app = await testApp({}, { own: true });
afterAll(async () => {
  await app.close();
  await empty.drop();
  await rm(dir, { recursive: true, force: true });
});

const source = () => ({
  ...{ url: app.url, files: app.services.files, secret: app.config.SECRET, ownSecret: false },
});

it('an older backup opens nothing of a company that was erased since', async () => {
  const [kept, erased] = [await app.makeCompany(), await app.makeCompany('Silinen')];
  for (const company of [kept, erased]) {
    const who = await app.signInAs({ companies: [company] });
    const body = { irtibat_kisisi: 'Kemal', irtibat_tckn: TCKN };
    expect((await who.call(companies.update, { body })).status).toBe(200);
  }
  const old = join(dir, 'old.zip');
  const made = await backUp(source(), old);
  expect(made.keys).toEqual([kept, erased]);
  expect(made.tables).not.toHaveProperty('public.sirket_anahtarlari');
  const path = keysBeside(old);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect([...readKeys(path, app.config.SECRET).keys()]).toEqual([kept, erased]);

  const words = ['company', 'erase', String(erased), '--name', 'Silinen', '--now'];
  await runCommand(app.db, app.config, parseCommand(words));
  await backUp(source(), join(dir, 'new.zip'));
  const keys = readKeys(path, app.config.SECRET);
  expect([...keys.keys()]).toEqual([kept]);

  const archive = await openArchive(old);
  const files = localStore(join(dir, 'empty'));
  const target = { url: empty.url, files, secret: app.config.SECRET, keys };
  const notes = await restore(target, archive);
  archive.close();
  expect(notes).toEqual([expect.stringMatching(new RegExp(`does not open: ${erased}\\.`))]);
  await using there = await testApp({}, { url: empty.url });
  const opened = async (company: number) => {
    const { rows } = await sql<{ sealed: Buffer; key: Buffer | null }>`
      select irtibat_kimlik as sealed, (select muhurlu from sirket_anahtarlari k
        where k.company_id = c.company_id) as key
      from companies c where company_id = ${company}`.execute(there.db.system);
    const { sealed = Buffer.alloc(0), key = null } = rows[0] ?? {};
    return companySeal(app.config, key).open('company-contact', sealed);
  };
  expect(await opened(kept)).toBe(TCKN);
  await expect(opened(erased)).rejects.toThrow();
});

it('a restore without the file of keys is refused before anything is opened', async () => {
  const folder = await mkdtemp(join(dir, 'alone-'));
  const path = join(folder, 'old.zip');
  copyFileSync(join(dir, 'old.zip'), path);
  const env = {
    ...CHILD_ENV,
    SECRET: app.config.SECRET,
    // Nobody listens there.
    DATABASE_URL: 'postgres://emanet@127.0.0.1:1/emanet',
    DATA_DIR: join(folder, 'data'),
  };
  const restored = (...words: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'restore', path, ...words], {
      ...{ env, encoding: 'utf8' },
    }).stderr;
  expect(restored()).toContain('company-keys.sealed is missing, which holds the keys of companies');
  expect(restored('--without-keys')).not.toContain('is missing');
  expect(restored('--keys', join(dir, 'company-keys.sealed'))).not.toContain('is missing');
});

it('a file of keys of another installation stays, and no archive is made beside it', async () => {
  const folder = await mkdtemp(join(dir, 'other-'));
  const path = join(folder, 'backup.zip');
  const foreign = { SECRET: 'of-another-installation'.padEnd(40, 'z') };
  writeKeys(keysBeside(path), foreign.SECRET, new Map([[7, newCompanyKey(foreign)]]));
  await expect(backUp(source(), path)).rejects.toThrow('does not open with this SECRET');
  expect(existsSync(path)).toBe(false);
  expect(readKeys(keysBeside(path), foreign.SECRET).size).toBe(1);
  const elsewhere = join(folder, 'own.sealed');
  writeFileSync(elsewhere, 'damaged');
  expect(() => readKeys(elsewhere, app.config.SECRET)).toThrow('does not open');
});
