import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { ensureLogins, type Logins } from '../src/platform/postgres/logins.ts';

/** From here on it keeps prepared statements. */
const PREPARES = 21;

export type Pooler = Readonly<{
  /** The first line of `pgbouncer --version`. */
  version: string;
  /** Whether it keeps prepared statements: DATABASE_PREPARED. */
  prepares: boolean;
  /** Address of the database behind it. */
  url: string;
  /** The logins of a server, by way of it. */
  logins: Logins;
  kill: () => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}>;

/** The distribution's PgBouncer in transaction mode before the database at `url`, whose owner it is. */
export async function startPooler(url: string, secret: string): Promise<Pooler> {
  const { stdout, status } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('pgbouncer is missing (Debian: apt-get install pgbouncer)');
  const version = stdout.split('\n')[0] ?? '';
  const prepares = Number(/PgBouncer 1\.(\d+)/.exec(version)?.[1] ?? 0) >= PREPARES;
  const folder = await mkdtemp(join(tmpdir(), 'emanet-pooler-'));
  const port = await freePort();
  const pooled = new URL(url);
  pooled.port = String(port);
  const direct = await ensureLogins(url, secret);
  await configure(folder, { port, prepares, url, logins: Object.values(direct.addresses) });
  const run = () => spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  let child = run();
  await listening(port);
  return {
    version,
    prepares,
    url: pooled.href,
    logins: await ensureLogins(url, secret, pooled.href),
    kill: () => void child.kill('SIGKILL'),
    start: async () => {
      child = run();
      await listening(port);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Configured = Readonly<{
  port: number;
  prepares: boolean;
  url: string;
  logins: readonly string[];
}>;

/** Writes its settings, with the logins that the server makes: they follow from its SECRET. */
async function configure(folder: string, { port, prepares, url, logins }: Configured) {
  // As root it becomes another user, who has to read them.
  await chmod(folder, 0o755);
  const users = [url, ...logins].map((login) => {
    const { username, password, searchParams } = new URL(login);
    const name = searchParams.get('user') ?? decodeURIComponent(username);
    return `"${name}" "${searchParams.get('password') ?? decodeURIComponent(password)}"`;
  });
  await writeFile(join(folder, 'users.txt'), users.join('\n'));
  await writeFile(
    join(folder, 'pgbouncer.ini'),
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
max_client_conn = 1000
logfile = ${join(folder, 'pgbouncer.log')}
user = ${process.getuid?.() === 0 ? 'nobody' : ''}
${prepares ? 'max_prepared_statements = 500' : ''}
`,
  );
  await writeFile(join(folder, 'pgbouncer.log'), '');
  await chmod(join(folder, 'pgbouncer.log'), 0o666);
}

const ATTEMPTS = 100;

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await sleep(50);
  }
  throw new Error('pgbouncer did not start');
}
