import type { ApplicationBreak } from './applications.ts';
import type { EvidenceBreak } from './evidence.ts';
import type { Differing } from './replay.ts';
import type { FullVerdict } from './logs.ts';

/** Records named for one company; the others are counted. */
const MOST_NAMED = 20;

const count = (entries: number) => `${entries} ${entries === 1 ? 'entry' : 'entries'}`;

const WHY = {
  changed: (id: number) => `BROKEN at entry ${id}: it, or one before it, is not as it was written`,
  'cut off': (id: number) => `BROKEN at the end: the chain should reach entry ${id}`,
  'not as anchored': (id: number) => `BROKEN at entry ${id}: an anchor has noted it otherwise`,
};

const WHY_RECORD = {
  'no entries': 'has no entry in the log',
  'not as logged': 'is not as its entries say',
  removed: 'is gone without an entry of it',
};

const WHY_EVIDENCE = {
  ...WHY_RECORD,
  'not as noted': 'is not as its digest in the log says',
};

const evidenceLine = (company_id: number, { table, key, why, entry }: EvidenceBreak): string =>
  `company ${company_id}: BROKEN, ${table} ${key} ${WHY_EVIDENCE[why]}` +
  (entry === undefined ? '' : `, the last of them ${entry}`);

const applicationLine = (company_id: number, one: ApplicationBreak): string =>
  one.why === 'removed'
    ? `company ${company_id}: BROKEN, application ${one.number} is gone without a note of its disposal`
    : `company ${company_id}: BROKEN, application ${one.subject} at event ${one.place}: it, or one before it, is not as it was written`;

const recordLines = (company_id: number, records: readonly Differing[]): string[] => {
  const named = records
    .slice(0, MOST_NAMED)
    .map(
      ({ tur, id, why, field, entry }) =>
        `company ${company_id}: BROKEN, ${tur} ${id} ${WHY_RECORD[why]}` +
        (field === undefined ? '' : ` (${field})`) +
        (entry === undefined ? '' : `, the last of them ${entry}`),
    );
  return [...named, ...others(company_id, records.length - named.length, 'records')];
};

const others = (company_id: number, count: number, what: string): string[] =>
  count > 0 ? [`company ${company_id}: and ${count} more ${what}, or others behind them`] : [];

/** Lines about a company that its anchors leave open. */
function* anchorLines({ company_id, gone, unanchored, unattested }: FullVerdict) {
  if (gone) yield `company ${company_id}: BROKEN, the company is gone`;
  if (unattested)
    yield `company ${company_id}: BROKEN, it has entries since ${unattested.begins}, and the anchors begin at ${unattested.since}: those before are missing`;
  if (!unanchored) return;
  const { first, entries, since, overdue } = unanchored;
  yield overdue
    ? `company ${company_id}: BROKEN at entry ${first} of ${since}: it should be in an anchor, and is in none (${count(entries)} from there on)`
    : `company ${company_id}: not yet anchored: ${count(entries)} from entry ${first} of ${since} on`;
}

/** Lines about heads that were mailed: each of them is in the chain, or names where it was rewritten. */
function* mailedLines({ company_id, mailed }: FullVerdict) {
  for (const { entry, day } of mailed?.found ?? [])
    yield `company ${company_id}: its chain contains what was mailed on ${day}, up to entry ${entry}`;
  for (const { entry, day } of mailed?.missing ?? [])
    yield `company ${company_id}: BROKEN at entry ${entry}: its chain does not contain what was mailed on ${day}`;
}

export const isBroken = (one: FullVerdict): boolean =>
  [one.unread, one.broken, one.gone, one.unattested, one.unanchored?.overdue].some(Boolean) ||
  [
    one.records,
    one.applications,
    one.evidence,
    one.entryLogs,
    one.otherwise,
    one.mailed?.missing,
  ].some((found) => (found?.length ?? 0) > 0);

function line({ company_id, entries, broken, erased, unread, newer }: FullVerdict): string {
  if (unread !== undefined) return `company ${company_id}: BROKEN, it cannot be read: ${unread}`;
  if (newer !== undefined)
    return `company ${company_id}: NOT VERIFIED from entry ${newer} on: made by a newer version; verify with it (${count(entries)} before it ok)`;
  if (erased)
    return `company ${company_id}: erased at ${erased.silinme_tarihi}, as recorded; its log ended at entry ${erased.zincir_sonu}`;
  const found = broken ? `${WHY[broken.why](broken.id)} (${count(entries)} before it ok)` : 'ok, ';
  return `company ${company_id}: ${found}${broken ? '' : count(entries)}`;
}

/** Exit code when nothing is broken, and entries of a newer version were not judged. */
export const NOT_JUDGED = 3;

/**
 * Prints one line a company, one a record that differs, and a sum; gives the exit code, 1 when
 * anything is broken, an anchor or a file (`problems`) included.
 */
export async function report(
  verdicts: AsyncIterable<FullVerdict>,
  problems: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  let whole = 0;
  let broken = 0;
  let newer = 0;
  for (const problem of problems) print(problem);
  for await (const verdict of verdicts) {
    const { company_id, records, applications, evidence, entryLogs, otherwise = [] } = verdict;
    print(line(verdict));
    for (const one of anchorLines(verdict)) print(one);
    for (const one of mailedLines(verdict)) print(one);
    for (const one of otherwise) print(`company ${company_id}: BROKEN, ${one}`);
    for (const one of applications) print(applicationLine(company_id, one));
    for (const [, first, last] of entryLogs)
      print(
        `company ${company_id}: BROKEN, entry logs ${first} to ${last} are not as an anchor noted them`,
      );
    for (const one of evidence.slice(0, MOST_NAMED)) print(evidenceLine(company_id, one));
    for (const one of others(company_id, evidence.length - MOST_NAMED, 'rows of evidence'))
      print(one);
    for (const one of recordLines(company_id, records)) print(one);
    if (isBroken(verdict)) broken++;
    else if (verdict.newer === undefined) whole++;
    else newer++;
  }
  if (broken > 0) print(`${broken} of ${whole + broken + newer} logs are broken.`);
  else if (newer > 0) print(`${newer} logs wait for the newer version; the others are whole.`);
  else
    print(
      problems.length > 0 ? 'All logs are whole; anchors or files are not.' : 'All logs are whole.',
    );
  if (broken + problems.length > 0) return 1;
  return newer > 0 ? NOT_JUDGED : 0;
}
