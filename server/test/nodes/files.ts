// Run as a process of its own by tests of memory and of the host of files: the application without its
// jobs, on the database and the folder of the test, which says how much memory it holds.
import { buildApp } from '../../src/app.ts';
import { authenticate } from '../../src/features/auth/actor.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDb } from '../../src/platform/db.ts';
import { openStore } from '../../src/platform/files/open-store.ts';
import { loadConfig } from '../../src/platform/start/config.ts';
import { createLog } from '../../src/platform/start/log.ts';

const config = loadConfig(process.env);
const db = openDb(config.DATABASE_URL ?? '');
const files = await openStore(config);
const services = { clock: systemClock, config, db, log: createLog('silent'), files };
const app = await buildApp(services, authenticate(db), process.env.WEB);
const port = process.env.PORT ? config.PORT : 0;
const address = await app.listen({ host: '127.0.0.1', port });

/** Bytes in use, garbage apart, when the process was started with `--expose-gc`. */
const used = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
let [now, most] = [0, 0];
let watching: NodeJS.Timeout | undefined;
/** Looks again when the work had four times as long as the collection of garbage took. */
function watch() {
  const began = performance.now();
  most = Math.max(most, used());
  watching = setTimeout(watch, 4 * (performance.now() - began));
}
process.on('message', (asked) => {
  if (asked === 'watch') {
    [now, most] = [used(), 0];
    watch();
    process.send?.({ now, most });
    return;
  }
  if (watching) {
    clearTimeout(watching);
    watching = undefined;
    process.send?.({ now, most });
    return;
  }
  const { maxRSS } = process.resourceUsage();
  process.send?.({ now: process.memoryUsage.rss(), most: maxRSS * 1024 });
});
process.send?.(address);
