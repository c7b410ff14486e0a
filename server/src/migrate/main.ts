// `npm run migrate`: brings the database up to this version, as a start does; for those that migrate
// before they replace nodes (MIGRATE_AT_START=off).
import { shareEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { migrate, WrongSchema } from '../platform/migrate.ts';
import { ConfigError, loadConfig } from '../platform/start/config.ts';
import { createLog } from '../platform/start/log.ts';

try {
  const config = loadConfig(process.env);
  const given = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const { url, stop } = given
    ? { url: given, stop: () => Promise.resolve() }
    : await shareEmbedded({ dataDir: config.DATA_DIR, log: createLog('error') });
  try {
    const onWait = (name: string) => {
      console.log(`${name} waits for a table that others use; trying again`);
    };
    const applied = await migrate(url, { onWait });
    console.log(applied.length > 0 ? applied.join('\n') : 'Nothing to do.');
  } finally {
    await stop();
  }
} catch (error) {
  if (!(error instanceof WrongSchema || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
