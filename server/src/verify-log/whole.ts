import { DAY_MS } from '@emanet/contract/shared/time/today';
import type { PlatformServices } from '../platform/services.ts';
import { readNoted } from './anchored.ts';
import { verifyFiles } from './files.ts';
import { changedRanges, verifyLogs } from './logs.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';

type Asked = Pick<PlatformServices, 'config' | 'db' | 'files'> &
  Readonly<{
    /** The moment as of which it is judged whether an entry should be in an anchor. */
    now: Date;
    /** The one company that is checked; all where none is named. */
    only?: number | undefined;
    /** Bytes of stored files are compared, too. */
    withFiles?: boolean;
  }>;

/** Verifies all logs, records and anchors, and prints what it finds; the exit code, 1 when anything is broken. */
export async function verifyWhole(
  { config, db, files, now, only, withFiles = false }: Asked,
  print: (line: string) => void,
): Promise<number> {
  const { noted, anchors, problems, recoveries } = await readNoted(files, config.SECRET);
  print(`${anchors} ${anchors === 1 ? 'anchor' : 'anchors'} outside the database.`);
  for (const sentence of recoveries) print(sentence);
  if (withFiles) for await (const problem of verifyFiles(db.system, files)) problems.push(problem);
  const entriesKeptSince = new Date(now.getTime() - config.ENTRY_LOG_DAYS * DAY_MS).toISOString();
  for (const [first, last] of await changedRanges(db.system, 0, { noted, entriesKeptSince }))
    problems.push(`BROKEN, entry logs ${first} to ${last} of strangers are not as noted`);
  const verdicts = verifyLogs(db.system, {
    nouns: replayedNouns,
    noted,
    library: config.TEMPLATE_COMPANY_ID,
    secret: config.SECRET,
    now,
    only,
    entriesKeptSince,
    demo: config.DEMO,
  });
  return report(verdicts, problems, print);
}
