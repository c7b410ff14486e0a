import type { Job } from '../../src/platform/jobs/job.ts';
import { reachOf } from '../../src/platform/jobs/start.ts';
import type { PlatformServices } from '../../src/platform/services.ts';

type Asked = Readonly<{ services: PlatformServices }>;

/** Runs a job in one company, where its question over all companies names it; tells whether it does. */
export async function runAsked(
  { services }: Asked,
  job: Job,
  company: number,
  { work = true } = {},
): Promise<boolean> {
  let isNamed = false;
  const { companiesBy, ...reach } = reachOf(services, job);
  const askOne: typeof companiesBy = async (question) => {
    isNamed = (await companiesBy(question)).includes(company);
    return isNamed && work ? [company] : [];
  };
  await job.perform(services, {}, { ...reach, companiesBy: askOne });
  return isNamed;
}

/** Whether a job would look into a company. */
export const isAsked = (app: Asked, job: Job, company: number): Promise<boolean> =>
  runAsked(app, job, company, { work: false });
