import { DAY_MS } from '@emanet/contract/shared/time/today';
import type { PlatformServices } from '../platform/services.ts';
import type { LockedStore } from '../platform/files/locked-store.ts';
import { compareCopies } from '../records/anchor-copies.ts';
import { anchorSigners } from '../records/log-anchors.ts';
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
    /** The keys that may have signed anchors; those of this installation where none are named. */
    signers?: readonly string[] | undefined;
    /** Copies of anchors in an append-only place. */
    copies?: LockedStore | undefined;
  }>;

/** Verifies all logs, records and anchors, and prints what it finds; the exit code, 1 when anything is broken. */
export async function verifyWhole(
  { config, db, files, now, only, withFiles = false, signers, copies }: Asked,
  print: (line: string) => void,
): Promise<number> {
  const { noted, anchors, problems, recoveries } = await readNoted(files, config.SECRET, {
    signers: signers ?? anchorSigners(config),
  });
  print(`${anchors} ${anchors === 1 ? 'anchor' : 'anchors'} outside the database.`);
  print(
    `They are signed by ${anchorSigners(config)[0]}: keep this key elsewhere, to verify with --signer.`,
  );
  if (copies) for await (const problem of compareCopies(files, copies, now)) problems.push(problem);
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
