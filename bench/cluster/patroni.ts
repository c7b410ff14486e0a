// The distribution's etcd, Patroni and haproxy over three PostgreSQL servers with synchronous
// replication, each on a port and in a folder of its own; haproxy leads to the primary.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { openSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { postgresOwner, postgresPrograms } from '../packages.ts';

const PASSWORD = 'emanet';
const SERVERS = 3;
/** A primary that says nothing loses its place after so many seconds. */
const TTL = 10;

type Server = { name: string; rest: number; port: number; process: ChildProcess };

export type Patroni = Readonly<{
  url: string;
  primary: () => Promise<Server>;
  /** Moves the primary's place to a standby, in order. */
  switchover: () => Promise<void>;
  /** Sends all processes of a server a signal. */
  signal: (server: Server, signal: NodeJS.Signals) => void;
  /** Starts a server that was killed. */
  start: (server: Server) => void;
  stop: () => void;
}>;

/**
 * Patroni before 3.0.3 lets a primary that was paused write its name over its successor's in etcd's
 * third interface, and both take writes; in the second it asks whether the place is still its own.
 */
const overwritesLeader = () => {
  const said = spawnSync('patroni', ['--version']).stdout.toString();
  const [major = 0, minor = 0, patch = 0] = (/[\d.]+/.exec(said)?.[0] ?? '').split('.').map(Number);
  return major * 10_000 + minor * 100 + patch < 30_003;
};

const configOf = (folder: string, etcd: number, { name, rest, port }: Omit<Server, 'process'>) => `
scope: emanet
name: ${name}
restapi: { listen: '127.0.0.1:${rest}', connect_address: '127.0.0.1:${rest}' }
${overwritesLeader() ? 'etcd' : 'etcd3'}: { host: '127.0.0.1:${etcd}' }
bootstrap:
  dcs:
    ttl: ${TTL}
    loop_wait: 2
    retry_timeout: 3
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 200
        wal_log_hints: 'on'
        max_wal_senders: 10
        # A new primary takes writes when a standby follows it: each asks again after so long.
        wal_retrieve_retry_interval: 500ms
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/${name}
  bin_dir: ${postgresPrograms()}
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: replicator, password: ${PASSWORD} }
    rewind: { username: rewinder, password: ${PASSWORD} }
  parameters: { unix_socket_directories: '${folder}' }
  pg_hba:
    - local all all trust
    - host replication all 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
`;

const haproxyConfig = (port: number, servers: readonly Server[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  ${servers.map(({ name, rest, port: at }) => `server ${name} 127.0.0.1:${at} check port ${rest}`).join('\n  ')}
`;

/** Starts all of it in `folder` and waits until there is a primary with a synchronous standby. */
export async function startPatroni(folder: string): Promise<Patroni> {
  const owner = postgresOwner();
  chmodSync(folder, 0o755);
  const base = join(folder, 'patroni');
  mkdirSync(base);
  if (owner) chownSync(base, owner.uid, owner.gid);
  const children: ChildProcess[] = [];
  const run = (program: string, args: string[], name: string) => {
    const output = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      cwd: base,
      detached: true,
      ...owner,
    });
    children.push(child);
    return child;
  };
  const [etcd, peer, front] = [await freePort(), await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  run(
    'etcd',
    [
      ...['--data-dir', join(base, 'etcd'), '--listen-client-urls', at(etcd)],
      ...['--advertise-client-urls', at(etcd), '--listen-peer-urls', at(peer)],
      ...(overwritesLeader() ? ['--enable-v2'] : []),
    ],
    'etcd',
  );
  await sleep(2_000);
  const start = (server: Omit<Server, 'process'>) =>
    run('patroni', [file(server.name)], server.name);
  const file = (name: string) => join(folder, `${name}.yml`);
  const servers: Server[] = [];
  for (let n = 1; n <= SERVERS; n += 1) {
    const server = { name: `pg${n}`, rest: await freePort(), port: await freePort() };
    writeFileSync(file(server.name), configOf(base, etcd, server));
    servers.push({ ...server, process: start(server) });
  }
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, haproxyConfig(front, servers));
  run('haproxy', ['-db', '-f', config], 'haproxy');

  const answers = async (server: Server, path: string) =>
    (
      await fetch(`${at(server.rest)}${path}`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      )
    )?.ok === true;
  const find = async (path: string, seconds = 120) => {
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      for (const server of servers) if (await answers(server, path)) return server;
      await sleep(300);
    }
    throw new Error(`no server answers ${path}; see the logs in ${folder}`);
  };
  await find('/synchronous');
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${front}/postgres`,
    primary: () => find('/primary'),
    switchover: async () => {
      const [leader, candidate] = [await find('/primary'), await find('/synchronous')];
      await fetch(`${at(leader.rest)}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      });
    },
    signal: (server, signal) => {
      for (const pid of processesOf(join(base, server.name), server.process)) kill(pid, signal);
    },
    start: (server) => {
      server.process = start(server);
    },
    stop: () => {
      for (const server of servers)
        for (const pid of processesOf(join(base, server.name), server.process))
          kill(pid, 'SIGKILL');
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Patroni itself, and all processes that work in a server's folder of data. */
function processesOf(data: string, patroni: ChildProcess): number[] {
  const postmaster = join(data, 'postmaster.pid');
  const found = patroni.pid === undefined ? [] : [patroni.pid];
  if (!statSync(postmaster, { throwIfNoEntry: false })) return found;
  const pid = Number(readFileSync(postmaster, 'utf8').split('\n')[0]);
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).stdout.toString();
  return [...found, pid, ...children.split('\n').map(Number).filter(Boolean)];
}
