// `npm run faults -- failover`: a PostgreSQL that fails over while 20 people write and 50 read: the
// primary hands its place over, is killed, and is paused for 20 seconds.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../../server/src/platform/db.ts';
import { migrate } from '../../../server/src/platform/migrate.ts';
import { startApp } from '../../api/servers.ts';
import { startPatroni } from '../../cluster/patroni.ts';
import { need } from '../../packages.ts';
import { callersOf, measure } from '../load/callers.ts';

const SECONDS = 60;
const PEOPLE = { writers: 20, readers: 50 };
const LIMITS = { healedMs: 15_000 };

need('patroni', 'etcd', 'haproxy');
await measureFailovers();

async function measureFailovers(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'emanet-failover-'));
  const cluster = await startPatroni(folder);
  try {
    await migrate(cluster.url);
    const node = await startApp(cluster.url, folder, [], { LOG_LEVEL: 'fatal' });
    const faults = {
      switchover: cluster.switchover,
      'primary killed': async () => {
        const primary = await cluster.primary();
        cluster.signal(primary, 'SIGKILL');
        await sleep(25_000);
        cluster.start(primary);
      },
      'primary paused for 20 s': async () => {
        const primary = await cluster.primary();
        cluster.signal(primary, 'SIGSTOP');
        await sleep(20_000);
        cluster.signal(primary, 'SIGCONT');
      },
    };
    const db = openDb(cluster.url);
    const callers = await callersOf(db, node.address, PEOPLE);
    await db.close();
    for (const [name, fault] of Object.entries(faults)) {
      const reading = openDb(cluster.url);
      await measure(name, reading, callers, SECONDS, fault, LIMITS);
      await reading.close();
      await sleep(15_000);
    }
    await node.stop();
  } finally {
    cluster.stop();
    await sleep(500);
    await rm(folder, { recursive: true, force: true });
  }
}
