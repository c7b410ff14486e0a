import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { isThere } from '../files/scanning/clamd.ts';
import type { StandbyState } from '../postgres/standby.ts';
import type { PlatformServices } from '../services.ts';
import { logLosses } from './log-output.ts';
import type { Tallies } from './tallies.ts';

/** A value that is read when the metrics are requested. */
type Figure = Readonly<{
  name: string;
  help: string;
  value: number;
  labels?: Readonly<Record<string, string>>;
}>;

type Watched = PlatformServices & Readonly<{ skew: () => number; tallies: Tallies }>;

/** Puts among the metrics what an operator asks at night: connections, queue, jobs, mail, disk, clock. */
export function figuresOf(watched: Watched): (registry: Registry) => Promise<void> {
  const gauges = new Map<string, Gauge>();
  return async (registry) => {
    const found = await Promise.allSettled(
      [ofDisk, ofJobs, ofMail, ofScanner].map((part) => part(watched)),
    );
    const known = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const complete = found.every(({ status }) => status === 'fulfilled') ? 1 : 0;
    const help = '1 when the database answered what the other figures ask it';
    for (const gauge of gauges.values()) gauge.reset();
    for (const figure of [
      ...ofNode(watched),
      ...known,
      { name: 'emanet_figures_complete', help, value: complete },
    ]) {
      const { name, labels = {} } = figure;
      const labelNames = Object.keys(labels);
      const fresh = () => new Gauge({ name, help: figure.help, labelNames, registers: [registry] });
      const gauge = gauges.get(name) ?? fresh();
      gauges.set(name, gauge);
      gauge.set(labels, figure.value);
    }
  };
}

function ofNode({ db, skew, tallies }: Watched): Figure[] {
  const help = 'Connections of a pool to the database: in use, waited for, at most';
  const name = 'emanet_pool_connections';
  const pools = db.pools().flatMap(({ pool, busy, waiting, most }): Figure[] =>
    Object.entries({ busy, waiting, most }).map(([state, value]) => ({
      name,
      help,
      value,
      labels: { pool, state },
    })),
  );
  const ahead = 'How far the clock of this node is ahead of the database';
  return [
    ...pools,
    ...ofStandby(db.standby()),
    {
      name: 'emanet_log_lines_dropped',
      help: 'Lines of the log since the start that the reader of the output did not take',
      value: logLosses.dropped,
    },
    {
      name: 'emanet_log_output_closed',
      help: '1 while nothing reads the output of the log',
      value: logLosses.closed ? 1 : 0,
    },
    { name: 'emanet_clock_skew_seconds', help: ahead, value: skew() / 1000 },
    ...ofTally('emanet_slow_statements', 'Slow statements since the start', 'by', tallies.slow),
    ...ofTally(
      'emanet_store_errors',
      'Failures of the store of files since the start',
      'operation',
      tallies.storeErrors,
    ),
  ];
}

function ofStandby(standby: StandbyState | undefined): Figure[] {
  if (!standby) return [];
  const { serves, lag, reads } = standby;
  const lagHelp = 'Age of what the standby answers, also while it is not asked';
  const readsHelp = 'Reads that may be a second old, by the server that answered them';
  return [
    {
      ...{ name: 'emanet_standby_serves', value: serves ? 1 : 0 },
      help: '1 while such reads go to the standby, 0 while the primary answers all',
    },
    { name: 'emanet_standby_lag_seconds', help: lagHelp, value: lag },
    ...ofTally('emanet_standby_reads', readsHelp, 'server', new Map(Object.entries(reads))),
  ];
}

const ofTally = (name: string, help: string, label: string, counts: ReadonlyMap<string, number>) =>
  [...counts].map(([key, value]): Figure => ({ name, help, value, labels: { [label]: key } }));

async function ofDisk({ config }: Watched): Promise<Figure[]> {
  const { bavail, bsize } = await statfs(config.DATA_DIR);
  const help = 'Room on the disk of DATA_DIR';
  return [{ name: 'emanet_disk_free_bytes', help, value: bavail * bsize }];
}

async function ofScanner({ config }: Watched): Promise<Figure[]> {
  if (!config.CLAMAV) return [];
  const help = '1 when the scanner of uploads answers; without it no file is taken';
  return [{ name: 'emanet_scanner_up', help, value: (await isThere(config.CLAMAV)) ? 1 : 0 }];
}

type Result = Readonly<{
  job: string;
  at: number | null;
  failures: number;
  failed_companies: number;
}>;

async function ofJobs({ db }: Watched): Promise<Figure[]> {
  const { rows } = await sql<{ state: string; jobs: number; oldest: number }>`
    select s.state, count(q.id)::int as jobs,
      coalesce(extract(epoch from max(now() - q.run_at)), 0)::float8 as oldest
    from (values ('waiting'), ('running'), ('failed')) as s (state)
    left join (select *, case when locked then 'running' when attempts >= most then 'failed'
      else 'waiting' end as state from queue_jobs() where run_at <= now() or attempts >= most) q
      using (state)
    group by s.state`.execute(db.system);
  const results = await sql<Result>`
    select job, extract(epoch from succeeded_at)::float8 as at, failures, failed_companies
    from job_results`.execute(db.system);
  const due = 'Jobs of the queue that are due';
  const age = 'How long the oldest due job has waited';
  const success = 'When a job last ended well, in seconds since 1970';
  const failures = 'Failures of a job since it last ended well';
  const unserved = 'Companies in which a job failed when it last ran; it served the others';
  return [
    ...rows.flatMap(({ state, jobs, oldest }) => [
      { name: 'emanet_queue_jobs', help: due, value: jobs, labels: { state } },
      { name: 'emanet_queue_oldest_seconds', help: age, value: oldest, labels: { state } },
    ]),
    ...results.rows.flatMap(({ job, at, failures: count, failed_companies }) => [
      { name: 'emanet_job_last_success_seconds', help: success, value: at ?? 0, labels: { job } },
      { name: 'emanet_job_failures', help: failures, value: count, labels: { job } },
      {
        ...{ name: 'emanet_job_failed_companies', help: unserved },
        ...{ value: failed_companies, labels: { job } },
      },
    ]),
  ];
}

async function ofMail({ db }: Watched): Promise<Figure[]> {
  const { rows } = await sql<{ state: string; mails: number; oldest: number }>`
    select s.state, count(m.id)::int as mails,
      coalesce(extract(epoch from max(now() - m.created_at)), 0)::float8 as oldest
    from (values ('waiting'), ('given_up')) as s (state)
    left join mail_outbox m on m.state = s.state and m.sealed is not null
    group by s.state`.execute(db.system);
  const count = 'Mails with their text: waiting, or given up until an operator decides';
  const age = 'Age of the oldest of these mails';
  return rows.flatMap(({ state, mails, oldest }) => [
    { name: 'emanet_mails', help: count, value: mails, labels: { state } },
    { name: 'emanet_mail_oldest_seconds', help: age, value: oldest, labels: { state } },
  ]);
}
