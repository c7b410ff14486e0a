// `npm run faults -- pooler`: a node behind the distribution's PgBouncer in transaction mode, whose
// process is killed and started again while 20 callers read and write.
import { setTimeout as sleep } from 'node:timers/promises';
import { startPooler } from '../../../server/test/pooler.ts';
import { startApp } from '../../api/servers.ts';
import { need } from '../../packages.ts';
import { callersOf, measure } from '../load/callers.ts';
import { openGround } from '../../ground.ts';

const SECONDS = 30;

need('pgbouncer');
await using ground = await openGround();
const { db, folder, url } = ground;
const pooler = await startPooler(url, 'x'.repeat(40));
await using ends = new AsyncDisposableStack();
ends.defer(() => pooler.stop());
await using node = await startApp(pooler.url, folder, [], {
  DATABASE_DIRECT_URL: url,
  DATABASE_PREPARED: pooler.prepares ? 'on' : 'off',
});
console.log(pooler.version);
await measure(
  'killed and started again',
  db,
  await callersOf(db, node.address),
  SECONDS,
  async () => {
    await sleep(9_000);
    pooler.kill();
    await sleep(2_000);
    await pooler.start();
  },
);
