import { CompaniesFailed } from '../platform/jobs/each-company.ts';
import { definePlatformJob, nothing } from '../platform/jobs/job.ts';
import type { PlatformServices } from '../platform/services.ts';
import { anchorSigners } from '../records/log-anchors.ts';
import { newestOf, readInParts } from './anchored.ts';
import { readMarks, saveMarks, type Mark } from './checks.ts';
import { verifyLogs } from './logs.ts';
import { replayedNouns } from './nouns.ts';
import { isBroken, report } from './report.ts';

/** Lines of what is broken, and the companies that they are about. */
type Broken = Readonly<{ lines: readonly string[]; companies: readonly number[]; all: number }>;

/**
 * Verifies what the logs have gained since they were last found whole, and the records that it names;
 * what is broken. A record changed behind its log without an entry shows to the whole check.
 */
export async function verifyNewEntries(services: PlatformServices): Promise<Broken> {
  const { clock, config, db, files, log } = services;
  const marks = await readMarks(db.system, config.SECRET);
  const noted = new Map<number, Mark>();
  const [lines, companies]: [string[], number[]] = [[], []];
  let all = 0;
  let anchor: string | undefined;
  let isWhole = true;
  const given = { after: marks.anchor, signers: anchorSigners(config) };
  for await (const told of readInParts(files, config.SECRET, given)) {
    const found = verifyLogs(db.system, {
      nouns: replayedNouns,
      noted: told.noted,
      library: config.TEMPLATE_COMPANY_ID,
      secret: services.config.SECRET,
      now: clock.now(),
      demo: config.DEMO,
      since: marks.companies,
    });
    const verdicts = async function* () {
      for await (const one of found) {
        all++;
        if (isBroken(one)) companies.push(one.company_id);
        yield one;
      }
    };
    const problems = told.noted.from === undefined ? told.problems : [];
    const code = await report(verdicts(), problems, (line) => {
      if (line.includes('BROKEN')) lines.push(line);
      // While nodes are replaced one by one: a node of that version verifies what it has written.
      if (line.includes('NOT VERIFIED')) log.warn({ line }, 'a log was not verified');
    });
    isWhole &&= code === 0;
    anchor = told.noted.newest ?? anchor;
    for (const [company_id, mark] of newestOf(told.noted)) noted.set(company_id, mark);
  }
  const found = { companies: noted, ...(anchor && { anchor }) };
  if (isWhole) await saveMarks(db.system, config.SECRET, found);
  return { lines, companies, all };
}

/** Each night; a broken log fails the job, and so the figures that alerts look at. */
export const verifyLogsJob = definePlatformJob({
  name: 'verify-logs',
  schedule: { dailyAt: '04:20' },
  payload: nothing,
  run: async (services) => {
    const { lines, companies, all } = await verifyNewEntries(services);
    // Names of records are no part of these lines.
    for (const line of lines.slice(0, 20)) services.log.error({ line }, 'a log is broken');
    if (lines.length === 0) return;
    const sum = new Error(`${lines.length} lines of verify-log say BROKEN`);
    throw companies.length > 0 ? new CompaniesFailed(companies, all, sum) : sum;
  },
});
