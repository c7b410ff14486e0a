import PQueue from 'p-queue';
import type { JobActor } from '../access/actor.ts';
import type { CompanyScope } from '../access/scope.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../db.ts';
import type { RawBuilder } from 'kysely';
import { defineJob, nothing, type JobReach, type Schedule } from './job.ts';

/** So many companies are named by the summary; the log has them all. */
const NAMED = 20;
/** Companies that one job serves side by side: while one waits for the disk, another works. */
const AT_ONCE = 2;

/** The end of a job that failed in some companies, after it had served all others. */
export class CompaniesFailed extends Error {
  readonly failed: number;

  constructor(failed: readonly number[], all: number, cause: unknown) {
    const named = failed.slice(0, NAMED).join(', ');
    const more = failed.length > NAMED ? ' and more' : '';
    super(`failed in ${failed.length} of ${all} companies: ${named}${more}`, { cause });
    this.failed = failed.length;
  }
}

/**
 * Runs work in each company of a job's reach, some side by side. A company whose work fails is logged
 * and does not keep the next ones from theirs; at the end the job fails with a summary, so the queue
 * tries again.
 */
export async function eachCompany(
  services: Pick<Services, 'log'>,
  { companies, scopeIn }: JobReach,
  work: (scope: CompanyScope<JobActor>) => Promise<unknown>,
): Promise<void> {
  const scopes = new Map((await companies()).map((id) => [id, scopeIn(id)]));
  const job = scopes.values().next().value?.actor.job ?? '';
  await inCompanies(services, job, [...scopes], ([, scope]) => work(scope));
}

/**
 * The same only in companies that a query over all of them returns: a quiet company costs no transaction. If
 * the query fails, each company is checked, so that an unreadable row stops no other company's work.
 */
export const eachCompanyWith = (
  services: Pick<Services, 'log'>,
  reach: JobReach,
  question: RawBuilder<{ company_id: number }>,
  work: (scope: CompanyScope<JobActor>) => Promise<unknown>,
): Promise<void> => {
  const companies = () =>
    reach.companiesBy(question).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      services.log.warn({ message }, 'companies with work could not be asked for; looking at each');
      return reach.companies();
    });
  return eachCompany(services, { ...reach, companies }, work);
};

/** When a job has begun. */
type Moment = Readonly<{ now: Date; today: string }>;

type CompanyJob = Readonly<{
  name: string;
  schedule: Schedule;
  /** The question for companies that have work. */
  due: (at: Moment) => RawBuilder<{ company_id: number }>;
  /** The work in one company, in its own transaction. */
  work: (services: Services, tx: Tx, scope: CompanyScope<JobActor>, at: Moment) => Promise<unknown>;
}>;

/** A job that does its work in the companies that have some. */
export const companyJob = ({ name, schedule, due, work }: CompanyJob) =>
  defineJob({
    name,
    schedule,
    payload: nothing,
    run: (services, _, reach) => {
      const at = { now: services.clock.now(), today: services.clock.today() };
      return eachCompanyWith(services, reach, due(at), (scope) =>
        services.db.write(scope, (tx) => work(services, tx, scope, at)),
      );
    },
  });

/**
 * The same for work of the platform, which needs no scope: entries begin with their company, whose own
 * come one after the other.
 */
export async function inCompanies<Entry extends readonly [company_id: number, ...unknown[]]>(
  { log }: Pick<Services, 'log'>,
  job: string,
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  const failed = new Set<number>();
  let cause: unknown;
  const inOne = async (company_id: number, own: readonly Entry[]) => {
    for (const entry of own)
      try {
        await work(entry);
      } catch (error) {
        failed.add(company_id);
        cause ??= error;
        // The message alone: other details of a database error quote the row.
        const message = error instanceof Error ? error.message : String(error);
        log.error({ company_id, job, message }, 'a job failed in one company');
      }
  };
  const all = Map.groupBy(entries, ([company_id]) => company_id);
  const queue = new PQueue({ concurrency: AT_ONCE });
  await queue.addAll(
    [...all].map(
      ([company_id, own]) =>
        () =>
          inOne(company_id, own),
    ),
  );
  if (failed.size > 0) throw new CompaniesFailed([...failed], all.size, cause);
}
