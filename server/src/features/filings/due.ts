import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { selectChangesTold } from './queries.ts';

/** Companies whose answer is kept; the one that was asked for longest ago goes first. */
const KEPT = 2000;

/**
 * The last answer of each company with what it rests on: the filing, and everything that was changed
 * until then. Nothing else makes a notification another, so it holds until that is another.
 */
const answers = new Map<number, Readonly<{ until: string; differs: boolean }>>();

/** Does the whole notification differ from the last filing? */
export type Compare = (tx: Tx, scope: CompanyScope) => Promise<boolean>;

/** The answer of `compare` about a filing, which it is asked for once per change. */
export async function differs(
  tx: Tx,
  scope: CompanyScope,
  filing: string,
  compare: Compare,
): Promise<boolean> {
  // Read before the notification: a change between the two makes the answer newer than its key says.
  const until = `${filing} ${await selectChangesTold(tx, scope)}`;
  const known = answers.get(scope.company_id);
  const answer = known?.until === until ? known : { until, differs: await compare(tx, scope) };
  answers.delete(scope.company_id);
  answers.set(scope.company_id, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= KEPT) break;
    answers.delete(oldest);
  }
  return answer.differs;
}
