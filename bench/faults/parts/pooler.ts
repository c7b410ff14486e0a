// `npm run faults -- pooler`: a node behind the distribution's PgBouncer in transaction mode, whose
// process is killed and started again while 20 callers read and write.
import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';
import { openDb } from '../../../server/src/platform/db.ts';
import { startEmbedded } from '../../../server/src/platform/embedded/embedded-postgres.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { ensureLogins } from '../../../server/src/platform/postgres/logins.ts';
import { createLog } from '../../../server/src/platform/start/log.ts';
import { startApp } from '../../api/servers.ts';
import { need } from '../../packages.ts';
import { callersOf, measure } from '../load/callers.ts';

const SECONDS = 30;
const SECRET = 'x'.repeat(40);
/** From here on it keeps prepared statements. */
const PREPARES = 21;

need('pgbouncer');
const said = spawnSync('pgbouncer', ['--version']).stdout.toString();
const version = Number(/PgBouncer 1\.(\d+)/.exec(said)?.[1] ?? 0);
await measureBehind();

async function measureBehind(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'emanet-pooler-'));
  await chmod(folder, 0o755);
  const database = await startEmbedded({ dataDir: folder, log: createLog('error') });
  await migrate(database.url);
  const port = await freePort();
  const logins = await ensureLogins(database.url, SECRET);
  const file = await configure(folder, port, database.url, Object.values(logins.addresses));
  const start = () => spawn('pgbouncer', ['-q', file], { stdio: 'ignore' });
  let pooler = start();
  await sleep(500);
  const pooled = new URL(database.url);
  pooled.port = String(port);
  const node = await startApp(pooled.href, folder, [], {
    DATABASE_DIRECT_URL: database.url,
    DATABASE_PREPARED: version >= PREPARES ? 'on' : 'off',
  });
  const db = openDb(database.url);
  try {
    console.log(said.split('\n')[0]);
    await measure(
      'killed and started again',
      db,
      await callersOf(db, node.address),
      SECONDS,
      async () => {
        await sleep(9_000);
        pooler.kill('SIGKILL');
        await sleep(2_000);
        pooler = start();
      },
    );
  } finally {
    await node.stop();
    pooler.kill('SIGKILL');
    await db.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Settings of the pooler, with the logins that the server makes: they follow from its SECRET. */
async function configure(folder: string, port: number, url: string, logins: readonly string[]) {
  const users = [url, ...logins].map((login) => {
    const { username, password, searchParams } = new URL(login);
    const name = searchParams.get('user') ?? decodeURIComponent(username);
    return `"${name}" "${searchParams.get('password') ?? decodeURIComponent(password)}"`;
  });
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(join(folder, 'users.txt'), users.join('\n'));
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${new URL(url).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
logfile = ${join(folder, 'pgbouncer.log')}
user = ${process.getuid?.() === 0 ? 'nobody' : ''}
${version >= PREPARES ? 'max_prepared_statements = 500' : ''}
`,
  );
  await writeFile(join(folder, 'pgbouncer.log'), '');
  await chmod(join(folder, 'pgbouncer.log'), 0o666);
  return file;
}
