// npm run verify-log: does every company's change log, and every record, stand as it was written? With
// `-- --files`, do the bytes of stored files, too? `-- --new` looks at what came since the last nightly
// check alone; `-- --recovered "why"` records that the database was recovered to an earlier moment.
// `-- --company 7` checks one company; `-- --signer KEY` accepts anchors signed by this key alone.
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../platform/start/config.ts';
import { openDb } from '../platform/db.ts';
import { lockedStore } from '../platform/files/locked-store.ts';
import { openStore } from '../platform/files/open-store.ts';
import { shareEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { createLog } from '../platform/start/log.ts';
import { migrate } from '../platform/migrate.ts';
import { systemClock } from '../platform/clock.ts';
import { failureSentence } from '../terminal.ts';
import { verifyNewEntries } from './job.ts';
import { NoRecovery, recordRecovery } from './recovery.ts';
import { verifyWhole } from './whole.ts';

const flags = () =>
  parseArgs({
    options: {
      files: { type: 'boolean', default: false },
      new: { type: 'boolean', default: false },
      recovered: { type: 'string' },
      company: { type: 'string' },
      signer: { type: 'string', multiple: true },
    },
  }).values;

async function run(): Promise<number> {
  const config = loadConfig(process.env);
  const embedded = config.DATABASE_URL
    ? undefined
    : await shareEmbedded({ dataDir: config.DATA_DIR, log: createLog('error') });
  try {
    const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '';
    await migrate(url);
    const db = openDb(url);
    const files = await openStore(config);
    const copies = lockedStore(config);
    try {
      const { files: withFiles, new: onlyNew, recovered, company, signer: signers } = flags();
      const services = { clock: systemClock, config, db, files, log: createLog('error') };
      if (recovered !== undefined) {
        const notes = await recordRecovery(services, recovered);
        console.log(`The recovery is recorded; ${notes} notes of anchors no longer count.`);
      }
      if (onlyNew) {
        const { lines: broken } = await verifyNewEntries(services);
        console.log(broken.length > 0 ? broken.join('\n') : 'All that is new is whole.');
        return broken.length > 0 ? 1 : 0;
      }
      const only = company === undefined ? undefined : Number(company);
      return await verifyWhole(
        { config, db, files, now: systemClock.now(), only, withFiles, signers, copies },
        console.log,
      );
    } finally {
      copies?.close();
      await files.close();
      await db.close();
    }
  } catch (error) {
    console.error(error instanceof NoRecovery ? error.message : failureSentence(error, config));
    return 2;
  } finally {
    await embedded?.stop();
  }
}

process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  return 2;
});
