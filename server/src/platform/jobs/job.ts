import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { JobActor } from '../access/actor.ts';
import type { CompanyScope } from '../access/scope.ts';
import type { Queries } from '../db.ts';
import type { PlatformServices, Services } from '../services.ts';
import { currentTrace, type Trace } from '../trace.ts';
import { countStored } from '../stored.ts';

/** Reach of a job: one company after the other, each in its own scope. */
export type JobReach = Readonly<{
  companies: () => Promise<number[]>;
  /** Companies that a query over all of them returns; no other data leaves the platform. */
  companiesBy: (question: RawBuilder<{ company_id: number }>) => Promise<number[]>;
  /** A whole company; the change log names the job. */
  scopeIn: (company_id: number) => CompanyScope<JobActor>;
}>;

/** Every `everyMinutes` minutes, or each day at `HH:MM` in Turkey. */
export type Schedule = Readonly<{ everyMinutes: number } | { dailyAt: string }>;

/** Background work, as `features/<noun>/jobs.ts` exports it; `defineJob` makes one. */
export type Job<Payload = unknown> = Readonly<{
  /** Unique over all jobs and never renamed: rows in the queue hold it. */
  name: string;
  schedule?: Schedule;
  payload: z.ZodType<Payload>;
  perform: (services: PlatformServices, payload: unknown, reach: JobReach) => Promise<void>;
}>;

type NewJob<Payload, Given> = Readonly<{
  name: string;
  /** When it is enqueued by itself, with an empty payload. */
  schedule?: Schedule;
  payload: z.ZodType<Payload>;
  run: (services: Given, payload: Payload, reach: JobReach) => Promise<void>;
}>;

/** The payload of a job that needs none. */
export const nothing = z.object({});

/**
 * Defines a job. It runs at least once: after a crash or a failure it runs again, later and later.
 * So what it does must be done once by unique rows, in the transaction that stores them.
 */
export const defineJob = <Payload>(job: NewJob<Payload, Services>): Job<Payload> =>
  definePlatformJob(job);

/** The same for a job that works on every company at once; no feature has one. */
export const definePlatformJob = <Payload>(
  job: NewJob<Payload, PlatformServices>,
): Job<Payload> => ({
  name: job.name,
  ...(job.schedule && { schedule: job.schedule }),
  payload: job.payload,
  perform: (services, payload, reach) => job.run(services, job.payload.parse(payload), reach),
});

const told = z.object({ request_id: z.string().optional() });

/** The trace of a job: the number of the request that put it into the queue, or a new one. */
export const traceOf = ({ name }: Pick<Job, 'name'>, payload: unknown): Trace => ({
  id: told.safeParse(payload).data?.request_id ?? randomUUID(),
  job: name,
});

type Options = Readonly<{
  /** Not before this instant, by the database's clock; for a pause. Days belong to a schedule. */
  runAt?: Date;
  /** Replaces a waiting job of the same name and key. */
  key?: string;
}>;

/** Puts a job into the queue: it runs when, and only when, the transaction is stored. */
export async function enqueue<Payload>(
  tx: Queries,
  job: Pick<Job<Payload>, 'name' | 'payload'>,
  payload: Payload,
  { runAt, key }: Options = {},
): Promise<void> {
  const request_id = currentTrace()?.id;
  const stored = { ...z.looseObject({}).parse(job.payload.parse(payload)), request_id };
  await sql`select enqueue_job(${job.name}, ${JSON.stringify(stored)}::json,
    ${runAt?.toISOString() ?? null}::timestamptz,
    ${key === undefined ? null : `${job.name}:${key}`}, false)`.execute(tx);
  countStored(1);
}
