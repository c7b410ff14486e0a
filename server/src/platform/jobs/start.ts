import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../db.ts';
import type { PlatformServices } from '../services.ts';
import { scopeOfJob } from '../access/scope.ts';
import { cleanUp, foldPerformance, removeOldMails } from '../cleanup.ts';
import { sweepFiles } from '../files/sweep.ts';
import { listen } from '../start/listen.ts';
import { startDelivery } from '../mail/delivery.ts';
import { mailTransport, type MailTransport } from '../mail/transport.ts';
import { asSpan, newSpanId } from '../spans.ts';
import { traced } from '../trace.ts';
import { CompaniesFailed } from './each-company.ts';
import { definePlatformJob, nothing, traceOf, type Job, type JobReach } from './job.ts';
import { enqueueDue } from './schedule.ts';
import { startWorker } from './worker.ts';

export type Jobs = Readonly<{
  /** Whether the queue has answered this node lately. */
  alive: () => boolean;
  stop: () => Promise<void>;
}>;

/** Mails come by notification; this look finds those whose pause after a failure is over. */
const MAIL_MS = 1000;
/** How late a scheduled job may begin. */
const SCHEDULE_MS = 10_000;
const OLD_MAILS_MS = 600_000;

const cleanUpJob = definePlatformJob({
  name: 'clean-up',
  schedule: { everyMinutes: 10 },
  payload: nothing,
  run: cleanUp,
});

const foldPerformanceJob = definePlatformJob({
  name: 'fold-performance',
  schedule: { dailyAt: '03:20' },
  payload: nothing,
  run: foldPerformance,
});

/** Removes what no row names, each night. */
const sweepFilesJob = definePlatformJob({
  name: 'sweep-files',
  schedule: { dailyAt: '03:40' },
  payload: nothing,
  run: sweepFiles,
});

/** Jobs of every installation, whatever its features. */
export const platformJobs: readonly Job[] = [cleanUpJob, foldPerformanceJob, sweepFilesJob];

/** Reach of a job, under its own name. */
export const reachOf = ({ db }: PlatformServices, { name }: Pick<Job, 'name'>): JobReach => ({
  companies: () => workingCompanies(db.system, sql`select company_id from companies`),
  companiesBy: (question) => workingCompanies(db.system, question),
  scopeIn: (company_id) => scopeOfJob({ kind: 'job', job: name }, company_id),
});

/** The companies that the query names, each once; suspended ones are left out. */
const workingCompanies = async (system: Queries, question: RawBuilder<{ company_id: number }>) => {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from companies
    where askida_tarihi is null and company_id in (${question}) order by company_id`.execute(
    system,
  );
  return rows.map((one) => one.company_id);
};

type Options = Readonly<{
  transport?: MailTransport;
  /** Whether this node's clock is right enough for jobs. */
  mayWork?: () => boolean;
  /** Milliseconds after which a silent connection of a worker counts as dead. */
  silentMs?: number;
}>;

/**
 * Starts the background work: mail, schedules and the queue. Every node does it; rows in the database decide
 * which node does what. A lost database ends none of it.
 */
export function startJobs(
  services: PlatformServices,
  databaseUrl: string,
  ofFeatures: readonly Job[],
  { transport = mailTransport(services.config), mayWork = () => true, silentMs }: Options = {},
): Jobs {
  const { log } = services;
  const jobs = [...platformJobs, ...ofFeatures];
  const delivery = startDelivery(services, transport);
  const listening = listen(databaseUrl, 'mail_outbox', delivery.wake, log);
  const tasks = jobs.map(
    (job) =>
      [
        job.name,
        (payload: unknown) => {
          const trace = { ...traceOf(job, payload), span: newSpanId() };
          const told = {
            of: trace.id,
            id: trace.span,
            name: job.name,
            kind: 'internal',
            attributes: { 'emanet.by': job.name },
          } as const;
          return traced(trace, () =>
            asSpan(told, () =>
              noted(services, job.name, () =>
                job.perform(services, payload, reachOf(services, job)),
              ),
            ),
          );
        },
      ] as const,
  );
  const worker = startWorker(databaseUrl, Object.fromEntries(tasks), { log, mayWork, silentMs });
  const ifRight = (work: () => Promise<void>) => async () => {
    if (mayWork()) await work();
  };
  const schedule = alone(
    ifRight(() => enqueueDue(services, jobs)),
    services,
  );
  const oldMails = alone(
    ifRight(() => removeOldMails(services.config)),
    services,
  );
  schedule.run();
  oldMails.run();
  const timers = [
    setInterval(delivery.wake, MAIL_MS),
    setInterval(schedule.run, SCHEDULE_MS),
    setInterval(oldMails.run, OLD_MAILS_MS),
  ];
  return {
    alive: worker.alive,
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await listening.stop();
      await Promise.all([delivery.stop(), worker.stop(), schedule.ended(), oldMails.ended()]);
    },
  };
}

/** Runs `work` when it is not running already; a failure is logged and the next run tries again. */
function alone(work: () => Promise<void>, { log }: PlatformServices) {
  let running: Promise<void> | undefined;
  return {
    run: () => {
      running ??= work()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'work beside the requests failed; trying again later');
        })
        .finally(() => {
          running = undefined;
        });
    },
    ended: async () => running,
  };
}

/** Runs a job and notes how it went, for the metrics; a note that fails does no harm to the job. */
export async function noted({ db }: PlatformServices, job: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const failed = error instanceof CompaniesFailed ? error.failed : 0;
    await sql`insert into job_results (job, failures, failed_companies) values (${job}, 1, ${failed})
      on conflict (job) do update set failures = job_results.failures + 1,
        failed_companies = excluded.failed_companies`
      .execute(db.system)
      .catch(() => undefined);
    throw error;
  }
  await sql`insert into job_results (job, succeeded_at) values (${job}, now())
    on conflict (job) do update set succeeded_at = now(), failures = 0, failed_companies = 0`
    .execute(db.system)
    .catch(() => undefined);
}
