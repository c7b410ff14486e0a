// Run as a process of its own by the test of memory: the application without its jobs, on the
// database and the folder of the test, which says how much memory it holds.
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
const app = await buildApp(services, authenticate(db));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => {
  const { maxRSS } = process.resourceUsage();
  process.send?.({ now: process.memoryUsage.rss(), most: maxRSS * 1024 });
});
process.send?.(address);
