import { definePlatformJob, nothing } from '../platform/jobs/job.ts';
import type { PlatformServices } from '../platform/services.ts';
import { anchorSigners } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { readMarks, saveMarks } from './checks.ts';
import { verifyLogs } from './logs.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';

/**
 * Verifies what the logs have gained since they were last found whole, and the records that it names;
 * the lines of what is broken. A record changed behind its log without an entry shows to the whole check.
 */
export async function verifyNewEntries(services: PlatformServices): Promise<string[]> {
  const { clock, config, db, files } = services;
  const marks = await readMarks(db.system, config.SECRET);
  const { noted, problems } = await readNoted(files, config.SECRET, {
    after: marks.anchor,
    signers: anchorSigners(config),
  });
  const verdicts = verifyLogs(db.system, {
    nouns: replayedNouns,
    noted,
    library: config.TEMPLATE_COMPANY_ID,
    secret: services.config.SECRET,
    now: clock.now(),
    demo: config.DEMO,
    since: marks.companies,
  });
  const lines: string[] = [];
  if ((await report(verdicts, problems, (line) => lines.push(line))) !== 0)
    return lines.filter((line) => line.includes('BROKEN'));
  await saveMarks(db.system, config.SECRET, noted);
  return [];
}

/** Each night; a broken log fails the job, and so the figures that alerts look at. */
export const verifyLogsJob = definePlatformJob({
  name: 'verify-logs',
  schedule: { dailyAt: '04:20' },
  payload: nothing,
  run: async (services) => {
    const broken = await verifyNewEntries(services);
    // Names of records are no part of these lines.
    for (const line of broken.slice(0, 20)) services.log.error({ line }, 'a log is broken');
    if (broken.length > 0) throw new Error(`${broken.length} lines of verify-log say BROKEN`);
  },
});
