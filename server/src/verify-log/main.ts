// npm run verify-log: does every company's change log, and every record, stand as it was written? With
// `-- --files`, do the bytes of stored files, too? `-- --new` looks at what came since the last nightly
// check alone; `-- --recovered "why"` records that the database was recovered to an earlier moment.
// `-- --company 7` checks one company.
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../platform/start/config.ts';
import { openDb } from '../platform/db.ts';
import { openStore } from '../platform/files/open-store.ts';
import { shareEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { createLog } from '../platform/start/log.ts';
import { migrate } from '../platform/migrate.ts';
import { systemClock } from '../platform/clock.ts';
import { failureSentence } from '../terminal.ts';
import { verifyNewEntries } from './job.ts';
import { NoRecovery, recordRecovery } from './recovery.ts';
import { readNoted } from './anchored.ts';
import { verifyFiles } from './files.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';
import { changedRanges, verifyLogs } from './logs.ts';

const flags = () =>
  parseArgs({
    options: {
      files: { type: 'boolean', default: false },
      new: { type: 'boolean', default: false },
      recovered: { type: 'string' },
      company: { type: 'string' },
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
    try {
      const { files: withFiles, new: onlyNew, recovered, company } = flags();
      const services = { clock: systemClock, config, db, files, log: createLog('error') };
      if (recovered !== undefined) {
        const notes = await recordRecovery(services, recovered);
        console.log(`The recovery is recorded; ${notes} notes of anchors no longer count.`);
      }
      if (onlyNew) {
        const broken = await verifyNewEntries(services);
        console.log(broken.length > 0 ? broken.join('\n') : 'All that is new is whole.');
        return broken.length > 0 ? 1 : 0;
      }
      const { noted, anchors, problems, recoveries } = await readNoted(files, config.SECRET);
      console.log(`${anchors} ${anchors === 1 ? 'anchor' : 'anchors'} outside the database.`);
      for (const sentence of recoveries) console.log(sentence);
      if (withFiles)
        for await (const problem of verifyFiles(db.system, files)) problems.push(problem);
      const now = systemClock.now();
      const entriesKeptSince = new Date(
        now.getTime() - config.ENTRY_LOG_DAYS * 86_400_000,
      ).toISOString();
      for (const [first, last] of await changedRanges(db.system, 0, { noted, entriesKeptSince }))
        problems.push(`BROKEN, entry logs ${first} to ${last} of strangers are not as noted`);
      const verdicts = verifyLogs(db.system, {
        nouns: replayedNouns,
        noted,
        library: config.TEMPLATE_COMPANY_ID,
        secret: config.SECRET,
        now,
        only: company === undefined ? undefined : Number(company),
        entriesKeptSince,
        demo: config.DEMO,
      });
      return await report(verdicts, problems, console.log);
    } finally {
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
