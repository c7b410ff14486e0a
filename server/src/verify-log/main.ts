// npm run verify-log: does every company's change log still stand as it was written?
import { ConfigError, loadConfig } from '../platform/config.ts';
import { openDb } from '../platform/db.ts';
import { shareEmbedded } from '../platform/embedded-postgres.ts';
import { createLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { failureSentence } from '../terminal.ts';
import { report } from './report.ts';
import { verifyChains } from './verify.ts';

async function run(): Promise<number> {
  const config = loadConfig(process.env);
  const embedded = config.DATABASE_URL
    ? undefined
    : await shareEmbedded({ dataDir: config.DATA_DIR, log: createLog('error') });
  try {
    const url = config.DATABASE_URL ?? embedded?.url ?? '';
    await migrate(url);
    const db = openDb(url);
    try {
      return await report(verifyChains(db.system), console.log);
    } finally {
      await db.close();
    }
  } catch (error) {
    console.error(failureSentence(error, config));
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
