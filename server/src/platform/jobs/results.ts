import { sql } from 'kysely';
import type { PlatformServices } from '../services.ts';
import { CompaniesFailed } from './each-company.ts';

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
