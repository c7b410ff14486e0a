// `npm run faults -- wire`: all connections of a node to its database fall silent without being closed,
// or break, while 20 callers read and write.
import { startWire } from '../../../server/test/faults/wire.ts';
import { startApp } from '../../api/servers.ts';
import { callersOf, measure } from '../load/callers.ts';
import { openGround } from '../../ground.ts';

const SECONDS = 40;

await using ground = await openGround();
const { db, folder, url } = ground;
const wire = await startWire(url);
await using ends = new AsyncDisposableStack();
ends.defer(() => wire.close());
await using node = await startApp(wire.url, folder);
const callers = await callersOf(db, node.address);
for (const fault of ['silence', 'drop'] as const)
  await measure(fault, db, callers, SECONDS, async () => {
    wire[fault]();
  });
