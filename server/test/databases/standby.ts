import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { binaries, startEmbedded } from '../../src/platform/embedded/embedded-postgres.ts';
import { launch } from '../../src/platform/embedded/launch.ts';
import { appUrl, passwords } from '../../src/platform/embedded/passwords.ts';
import { isAlive, stopPostmaster } from '../../src/platform/embedded/postmaster.ts';
import { unprivileged } from '../../src/platform/embedded/unprivileged.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { createLog } from '../../src/platform/start/log.ts';

/** They last as long as a suite. */
const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' };

/** A migrated primary and a standby that streams from it, and their superusers. */
export async function startStreaming() {
  const dataDir = await mkdtemp(join(tmpdir(), 'emanet-primary-'));
  const primary = await startEmbedded({ dataDir, log: createLog('silent'), settings });
  await migrate(primary.url);
  const words = passwords(dataDir);
  const superuser = new pg.Client({ connectionString: superuserAt(primary.url, words.superuser) });
  await superuser.connect();
  const standby = await copyOf(dataDir, superuser, new URL(primary.url).port);
  const { pid = 0 } = standby.child;
  const operator = new pg.Client({
    connectionString: superuserAt(appUrl(words, standby.port), words.superuser),
  });
  // It hears when the standby is killed.
  operator.on('error', () => undefined);
  await operator.connect();
  const kill = async () => {
    if (isAlive(pid)) await stopPostmaster(pid);
  };
  return {
    url: primary.url,
    /** Address of the standby. */
    standby: appUrl(words, standby.port),
    /** The superuser at the standby. */
    operator,
    /** Ends the standby. */
    kill,
    stop: async () => {
      await operator.end().catch(() => undefined);
      await superuser.end();
      await kill();
      await primary.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function superuserAt(url: string, password: string): string {
  const address = new URL('/postgres', url);
  [address.username, address.password] = ['postgres', password];
  return address.href;
}

/** Copies the folder of a running server, as a base backup does, and lets the copy follow it. */
async function copyOf(dataDir: string, superuser: pg.Client, port: string) {
  const [from, folder] = [join(dataDir, 'pg'), join(dataDir, 'standby')];
  await superuser.query(`select pg_backup_start('standby', true)`);
  execFileSync('cp', ['-a', from, folder]);
  const { rows } = await superuser.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  );
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const runner = unprivileged(folder);
  for (const [name, content] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(folder, name), content);
    if (runner.owner) chownSync(join(folder, name), runner.owner.uid, runner.owner.gid);
  }
  const { postgres: program } = await binaries();
  const { superuser: password } = passwords(dataDir);
  return launch(
    { folder, logFile: join(dataDir, 'standby.log'), program, runner },
    {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${port} user=postgres password=${password}`,
    },
  );
}
