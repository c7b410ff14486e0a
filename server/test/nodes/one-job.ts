// Run as a process of its own by tests: a node that works on one job and delivers. Given a number, it
// hangs in the transaction of the company of that number and in every later one: some are worked on
// side by side.
import { jobsOfFeatures } from '../../src/features.ts';
import { loadConfig } from '../../src/platform/start/config.ts';
import { openDb, type WholeDb } from '../../src/platform/db.ts';
import { openStore } from '../../src/platform/files/open-store.ts';
import { startJobs } from '../../src/platform/jobs/start.ts';
import { createLog } from '../../src/platform/start/log.ts';
import { testClock } from '../clock.ts';

const [, , job, url = '', DATA_DIR = '', now = '', hangsAt = '0'] = process.argv;
const most = Number(hangsAt) || Infinity;
const config = loadConfig({ DATABASE_URL: url, SECRET: 'x'.repeat(40), DATA_DIR });
const db = openDb(url);
let written = 0;

const hanging: WholeDb = {
  ...db,
  write: (scope, run) =>
    db.write(scope, async (tx) => {
      const result = await run(tx);
      written += 1;
      if (written >= most) {
        process.send?.('half way');
        await new Promise(() => undefined);
      }
      return result;
    }),
};
const services = {
  clock: testClock(now),
  config,
  db: hanging,
  files: await openStore(config),
  log: createLog('silent'),
};
startJobs(
  services,
  url,
  jobsOfFeatures.filter(({ name }) => name === job),
);
// Ends with the test that started it.
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
