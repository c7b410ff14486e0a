import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Runner } from './unprivileged.ts';

/** Creates the database cluster `folder` unless it exists; a half-made one never gets its name. */
export function ensureCluster(
  folder: string,
  superuserPassword: string,
  initdb: string,
  runner: Runner,
): void {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  const passwordFile = `${folder}.password`;
  rmSync(making, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (runner.owner) {
    for (const path of [making, passwordFile]) chownSync(path, runner.owner.uid, runner.owner.gid);
  }
  // The root collation, because tr would make lower('I') a dotless ı in every address and key.
  const [program, args] = runner.wrap(initdb, [
    `--pgdata=${making}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=und',
  ]);
  const made = spawnSync(program, args, { ...runner.options, stdio: 'pipe', encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(making, { recursive: true, force: true });
    const why = made.error?.message ?? made.stderr.trim();
    throw new Error(`The database could not be created in ${join(folder, '..')}: ${why}`);
  }
  renameSync(making, folder);
}
