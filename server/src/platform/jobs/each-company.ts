import type { JobActor } from '../access/actor.ts';
import type { CompanyScope } from '../access/scope.ts';
import type { Services } from '../services.ts';
import type { JobReach } from './job.ts';

/** So many companies are named by the summary; the log has them all. */
const NAMED = 20;

/**
 * Runs work in each company of a job's reach. A company whose work fails is logged and does not
 * keep the next ones from theirs; at the end the job fails with a summary, so the queue tries again.
 */
export async function eachCompany(
  { log }: Pick<Services, 'log'>,
  { companies, scopeIn }: JobReach,
  work: (scope: CompanyScope<JobActor>) => Promise<unknown>,
): Promise<void> {
  const all = await companies();
  const failed: number[] = [];
  let cause: unknown;
  for (const company_id of all) {
    const scope = scopeIn(company_id);
    try {
      await work(scope);
    } catch (error) {
      failed.push(company_id);
      cause ??= error;
      // The message alone: what else a database tells of a failure quotes the row.
      const message = error instanceof Error ? error.message : String(error);
      log.error({ company_id, job: scope.actor.job, message }, 'a job failed in one company');
    }
  }
  if (failed.length === 0) return;
  const named = failed.slice(0, NAMED).join(', ');
  const more = failed.length > NAMED ? ' and more' : '';
  throw new Error(`failed in ${failed.length} of ${all.length} companies: ${named}${more}`, {
    cause,
  });
}
