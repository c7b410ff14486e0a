import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './start/config.ts';
import type { Db, WholeDb } from './db.ts';
import type { FileStore } from './files/store.ts';

/** Everything a feature may use; handed down instead of imported, so that tests can build another. */
export type Services = Readonly<{
  clock: Clock;
  config: Config;
  db: Db;
  files: FileStore;
  log: FastifyBaseLogger;
}>;

/** Further services of the platform's own work. */
export type PlatformServices = Services & Readonly<{ db: WholeDb }>;
