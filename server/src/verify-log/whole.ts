import { DAY_MS } from '@emanet/contract/shared/time/today';
import type { PlatformServices } from '../platform/services.ts';
import type { LockedStore } from '../platform/files/locked-store.ts';
import { compareCopies } from '../records/anchor-copies.ts';
import { anchorSigners, type AnchorSource } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { verifyFiles, type FileSource } from './files.ts';
import { changedRanges, verifyLogs, type FullVerdict } from './logs.ts';
import type { Mailed } from './mailed.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';

type Asked = Pick<PlatformServices, 'db'> &
  Readonly<{
    /** Where anchors and stored files are read. */
    files: AnchorSource & FileSource;
    config: Pick<
      PlatformServices['config'],
      'SECRET' | 'ANCHOR_KEY' | 'ENTRY_LOG_DAYS' | 'TEMPLATE_COMPANY_ID' | 'DEMO'
    >;
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
    /** Heads of chains that were mailed. */
    mailed?: Mailed | undefined;
  }>;

/** Verifies all logs, records and anchors, and prints what it finds; the exit code, 1 when anything is broken. */
export async function verifyWhole(
  { config, db, files, now, only, withFiles = false, signers, copies, mailed }: Asked,
  print: (line: string) => void,
): Promise<number> {
  const own = anchorSigners(config);
  const entriesKeptSince = new Date(now.getTime() - config.ENTRY_LOG_DAYS * DAY_MS).toISOString();
  const given = { signers: signers ?? own, entriesKeptSince };
  let told = await readNoted(files, config.SECRET, given);
  const { anchors, recoveries } = told;
  const problems = [...told.problems, ...(mailed?.problems ?? [])];
  print(`${anchors} ${anchors === 1 ? 'anchor' : 'anchors'} outside the database.`);
  print(`They are signed by ${own[0]}: keep this key elsewhere, to verify with --signer.`);
  if (copies) for await (const problem of compareCopies(files, copies, now)) problems.push(problem);
  for (const sentence of recoveries) print(sentence);
  if (withFiles) for await (const problem of verifyFiles(db.system, files)) problems.push(problem);
  const ofStrangers = told.noted.entries?.filter(([company]) => company === 0);
  for (const [, first, last] of await changedRanges(db.system, ofStrangers, entriesKeptSince))
    problems.push(`BROKEN, entry logs ${first} to ${last} of strangers are not as noted`);
  /** A part of the companies after the other, as many as whose notes fit into memory. */
  async function* verdicts(): AsyncGenerator<FullVerdict, void> {
    for (;;) {
      yield* verifyLogs(db.system, {
        nouns: replayedNouns,
        noted: told.noted,
        library: config.TEMPLATE_COMPANY_ID,
        secret: config.SECRET,
        now,
        only,
        entriesKeptSince,
        demo: config.DEMO,
        ...(mailed && { mailed: mailed.heads }),
      });
      const from = told.noted.until;
      if (from === undefined) return;
      told = await readNoted(files, config.SECRET, { ...given, from });
    }
  }
  return report(verdicts(), problems, print);
}
