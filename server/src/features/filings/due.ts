import type { FilingDifference } from '@emanet/contract/filings';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { selectChangesTold } from './queries.ts';

/** Companies whose answer is kept in memory; the least recently used one is dropped first. */
const KEPT = 2000;

/** Differences from a filing, and the day of the change that brought the first of them. */
export type Changed = Readonly<{ differences: readonly FilingDifference[]; first: string | null }>;

/**
 * The last answer of each company with its key: the filing, and all changes until then. No other
 * data change a notification, so it is valid while the key is the same.
 */
const answers = new Map<number, Readonly<{ until: string; changed: Changed }>>();

/** Compares the whole notification with a filing. */
export type Compare = (tx: Tx, scope: CompanyScope, filing: number) => Promise<Changed>;

/** Differences of the notification from a filing; `compare` runs once per change. */
export async function differencesSince(
  tx: Tx,
  scope: CompanyScope,
  filing: Readonly<{ id: number; kayit_tarihi: string }>,
  compare: Compare,
): Promise<Changed> {
  // Read before the notification: a change between the two makes the answer newer than its key.
  const told = await selectChangesTold(tx, scope);
  const until = `${filing.id} ${filing.kayit_tarihi} ${told}`;
  const known = answers.get(scope.company_id);
  const answer =
    known?.until === until ? known : { until, changed: await compare(tx, scope, filing.id) };
  answers.delete(scope.company_id);
  answers.set(scope.company_id, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= KEPT) break;
    answers.delete(oldest);
  }
  return answer.changed;
}
