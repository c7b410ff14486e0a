// Run as a process of its own by the test that kills it.
import pg from 'pg';
import { startEmbedded } from '../../src/platform/embedded/embedded-postgres.ts';
import { createLog } from '../../src/platform/start/log.ts';

const dataDir = process.argv[2] ?? '';
const { url } = await startEmbedded({ dataDir, log: createLog('silent') });
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('create table promised as select 1 as n');
process.send?.('ready');
setInterval(() => undefined, 1000);
