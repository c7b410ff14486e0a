import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { enqueueMail } from '../../../server/src/platform/mail/outbox.ts';
import type { WatchedNode } from './watched-node.ts';

/**
 * A fault: how it is seeded, and the alerts that fire for it. `goesOn`: it happens anew each minute;
 * others happened once, or last. `whileScraped`: it is over with the promise.
 */
export type Seed = Readonly<{
  fires: readonly string[];
  seed?: (node: WatchedNode) => Promise<unknown>;
  whileScraped?: (node: WatchedNode) => Promise<unknown>;
  goesOn?: true;
  gone?: true;
}>;

const add = ({ owner }: WatchedNode, state: string) =>
  owner.query(`
    select graphile_worker.add_job('clean-up', run_at => now() - interval '1 hour');
    update graphile_worker._private_jobs set ${state}`);
const succeeded = ({ owner }: WatchedNode, job: string, ago: string) =>
  owner.query('update job_results set succeeded_at = now() - $2::interval where job like $1', [
    ...[job, ago],
  ]);
const mail = async (node: WatchedNode, state: string) => {
  const content = { subject: 'Deneme', blocks: [] };
  await enqueueMail(node.db.identity, node.config, { to: 'a@ornek.test', language: 'tr', content });
  await node.owner.query(`update mail_outbox set ${state}`);
};

/** Faults by what a person would call them; the figures are those of a node that has them. */
export const SEEDS: Readonly<Record<string, Seed>> = {
  'all is well': { fires: [], seed: (node) => node.read(), goesOn: true },
  'a node that is gone': { fires: ['NodeDown'], gone: true },
  'a table that may not be read': {
    fires: ['Failures'],
    goesOn: true,
    seed: async (node) => {
      await node.owner.query('revoke select on veri_harita from emanet_app');
      await node.read();
    },
  },
  'a table that is locked': {
    fires: ['Slow'],
    goesOn: true,
    seed: async (node) => {
      await node.owner.query('begin; lock table veri_harita in access exclusive mode');
      const reads = [node.read(), node.read()];
      await sleep(1500);
      await node.owner.query('commit');
      await Promise.all(reads);
    },
  },
  'connections that are held': {
    fires: ['PoolExhausted'],
    whileScraped: ({ db }) =>
      Promise.all(
        Array.from({ length: 30 }, () => sql`select pg_sleep(0.05)`.execute(db.identity)),
      ),
  },
  'a queue that nobody works on': {
    fires: ['QueueStands'],
    seed: (node) => add(node, 'attempts = 0'),
  },
  'a job that failed for the last time': {
    fires: ['JobGivenUp'],
    seed: (node) => add(node, 'attempts = max_attempts'),
  },
  'a job that leaves two companies out': {
    fires: ['CompaniesUnserved'],
    seed: ({ owner }) =>
      owner.query(
        `update job_results set failures = 1, failed_companies = 2 where job = 'clean-up'`,
      ),
  },
  'a job that fails three times': {
    fires: ['JobFails'],
    seed: ({ owner }) => owner.query(`update job_results set failures = 3 where job = 'clean-up'`),
  },
  'no job for two hours': { fires: ['NoJobs'], seed: (node) => succeeded(node, '%', '2 hours') },
  'no anchor for four hours': {
    fires: ['AnchorsStopped'],
    seed: (node) => succeeded(node, 'anchor-logs', '4 hours'),
  },
  'no log verified for three days': {
    fires: ['LogUnverified'],
    seed: (node) => succeeded(node, 'verify-logs', '3 days'),
  },
  'a mail server that refuses': {
    fires: ['MailStands'],
    seed: (node) => mail(node, `created_at = now() - interval '1 hour'`),
  },
  'a mail that was given up': {
    fires: ['MailGivenUp'],
    seed: (node) => mail(node, `state = 'given_up', finished_at = now()`),
  },
  'a store of files that fails once': {
    fires: ['StoreFails'],
    seed: async ({ files, dataDir }) => {
      await rm(join(dataDir, 'files'), { recursive: true });
      await writeFile(join(dataDir, 'files'), '');
      await files.write('kept/1/a', Readable.from(['a'])).catch(() => undefined);
    },
  },
  'a scanner of uploads that is gone': {
    fires: ['ScannerDown'],
    // Nothing listens at this port.
    seed: async ({ machine }) => (machine.scanner = '127.0.0.1:1'),
  },
  'a disk without room': {
    fires: ['DiskFull'],
    // Linux says of this one that nothing is free.
    seed: async ({ machine }) => (machine.disk = '/proc'),
  },
  'a clock an hour ahead': {
    fires: ['ClockWrong'],
    seed: async ({ machine }) => (machine.skewMs = 3_600_000),
  },
  'sixty slow statements in a row': {
    fires: ['SlowStatements'],
    seed: ({ db }) =>
      Promise.all(
        Array.from({ length: 60 }, () => sql`select pg_sleep(0.12)`.execute(db.identity)),
      ),
  },
  'a database that is gone': { fires: ['FiguresIncomplete'], seed: (node) => node.dropDatabase() },
};
