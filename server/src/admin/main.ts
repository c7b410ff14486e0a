import { ConfigError, loadConfig } from '../platform/start/config.ts';
import { openDb } from '../platform/db.ts';
import { shareEmbedded } from '../platform/embedded/embedded-postgres.ts';
import { createLog } from '../platform/start/log.ts';
import { migrate } from '../platform/migrate.ts';
import { AdminError } from './failure.ts';
import { parseCommand, runCommand } from './run.ts';

const OPENING = 'The database could not be opened';

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** Works beside a running server, or starts the embedded database for as long as it takes. */
async function main(words: readonly string[]): Promise<string> {
  const command = parseCommand(words);
  const config = loadConfig(process.env);
  const { url, stop } = config.DATABASE_URL
    ? { url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL, stop: () => Promise.resolve() }
    : await shareEmbedded({ dataDir: config.DATA_DIR, log: createLog('error') });
  try {
    await migrate(url);
    const db = openDb(url);
    return await runCommand(db, config, command).finally(() => db.close());
  } finally {
    await stop();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof AdminError || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return OPENING;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('ERR_PARSE_ARGS')
    ? error.message
    : `${OPENING}: ${error.message || code}.`;
}
