import { fail } from '../../platform/errors.ts';
import { count, refuseAbove } from '../../platform/http/throttle.ts';
import type { SignedIn } from '../../platform/access/actor.ts';
import type { Services } from '../../platform/services.ts';

/** Names of records out of sight that one file may meet, and one person's files in an hour. */
export const MOST_UNSEEN = { file: 25, hour: 100 } as const;

const HOUR = 3600;

/**
 * A check shows which names of a file are taken, also by records that its person may not see. Normal work
 * meets a few of them; many mean an attempt to list the names of other departments.
 */
export async function limitUnseen(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { actor }: Readonly<{ actor: Pick<SignedIn, 'user_id'> }>,
  unseen: number,
): Promise<void> {
  if (unseen === 0) return;
  if (unseen > MOST_UNSEEN.file) fail('NAMES_UNSEEN', { values: { most: MOST_UNSEEN.file } });
  const what = { purpose: 'unseenNames', who: String(actor.user_id) };
  refuseAbove(MOST_UNSEEN.hour, await count({ config, db: db.identity }, what, HOUR, unseen));
}
