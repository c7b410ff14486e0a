// npm run verify-log: does every company's change log, and every record, stand as it was written? With
// `-- --files`, do the bytes of stored files, too? `-- --new` looks at what came since the last nightly
// check alone; `-- --recovered "why"` records that the database was recovered to an earlier moment.
// `-- --company 7` checks one company; `-- --signer KEY` accepts anchors signed by this key alone;
// `-- --mailed FILE` compares the chains with the heads in saved mails; `-- --archive FILE` verifies a
// backup, or the archive of one company, without any other database.
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/failure.ts';
import { ConfigError, loadConfig } from '../platform/start/config.ts';
import { openDb } from '../platform/db.ts';
import { lockedStore } from '../platform/files/locked-store.ts';
import { openStore } from '../platform/files/open-store.ts';
import { shareEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { createLog } from '../platform/start/log.ts';
import { migrate } from '../platform/migrate.ts';
import { systemClock } from '../platform/clock.ts';
import { anchorSigners } from '../records/log-anchors.ts';
import { failureSentence } from '../terminal.ts';
import { verifyNewEntries } from './job.ts';
import { NotMailed, readMailed } from './mailed.ts';
import { verifyArchive } from './offline/offline.ts';
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
      mailed: { type: 'string', multiple: true },
      archive: { type: 'string' },
      base: { type: 'string', multiple: true },
      identity: { type: 'string' },
      anchors: { type: 'string' },
    },
  }).values;
type Flags = ReturnType<typeof flags>;

async function run(given: Flags): Promise<number> {
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
      const { files: withFiles, new: onlyNew, recovered, company, signer: signers } = given;
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
      const mailed =
        given.mailed && (await readMailed(given.mailed, signers ?? anchorSigners(config)));
      const now = systemClock.now();
      return await verifyWhole(
        { config, db, files, now, only, withFiles, signers, copies, mailed },
        console.log,
      );
    } finally {
      copies?.close();
      await files.close();
      await db.close();
    }
  } catch (error) {
    const isTold = error instanceof NoRecovery || error instanceof NotMailed;
    console.error(isTold ? error.message : failureSentence(error, config));
    return 2;
  } finally {
    await embedded?.stop();
  }
}

/** Needs neither database nor settings: whoever holds an archive may be a stranger to the installation. */
async function runOffline(path: string, given: Flags): Promise<number> {
  const { base: bases, identity, signer: signers, anchors } = given;
  const mailed = given.mailed && (await readMailed(given.mailed, signers));
  if (mailed && !signers)
    console.log(
      `The mails were signed by ${[...mailed.signers].join(', ')}; compare this key, or name it with --signer.`,
    );
  const { SECRET, TEMPLATE_COMPANY_ID = '34', ENTRY_LOG_DAYS = '730' } = process.env;
  return verifyArchive(
    {
      ...{ path, bases, identity, signers, mailed, anchors },
      secret: SECRET?.trim() || undefined,
      templateCompany: Number(TEMPLATE_COMPANY_ID),
      entryLogDays: Number(ENTRY_LOG_DAYS),
    },
    console.log,
  );
}

try {
  const given = flags();
  process.exitCode = await (given.archive ? runOffline(given.archive, given) : run(given));
} catch (error) {
  const isTold = [ConfigError, BackupError, NotMailed].some((kind) => error instanceof kind);
  if (!isTold || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
