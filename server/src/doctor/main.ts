// `npm run doctor`: examines an installation with the settings of a node and says in sentences what is
// wrong with it; `-- --nodes 3` reckons the connections of so many nodes. Changes nothing.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { shareEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { openStore } from '../platform/files/open-store.ts';
import { ConfigError, loadConfig } from '../platform/start/config.ts';
import { createLog } from '../platform/start/log.ts';
import { failureSentence } from '../terminal.ts';
import { examine } from './doctor.ts';

const MARK = { ok: 'ok      ', doubtful: 'LOOK AT ', wrong: 'WRONG   ' } as const;

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { nodes: { type: 'string', default: '1' } } });
  const config = loadConfig(process.env);
  const embedded = config.DATABASE_URL
    ? undefined
    : await shareEmbedded({ dataDir: config.DATA_DIR, log: createLog('error') });
  const connectionString = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '';
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const files = await openStore(config);
    const nodes = Number(values.nodes);
    const found = await examine({ config, client, files, nodes, now: Date.now });
    await files.close();
    for (const { state, says } of found) console.log(MARK[state] + says);
    return found.some(({ state }) => state === 'wrong') ? 1 : 0;
  } catch (error) {
    console.error(failureSentence(error, config));
    return 2;
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  return 2;
});
