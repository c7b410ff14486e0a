import { sql } from 'kysely';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { eraseAccount } from '../features/auth/account/erasure.ts';
import type { Queries } from '../platform/db.ts';
import type { Config } from '../platform/start/config.ts';
import { emailFrom } from './arguments.ts';
import { refuse } from './failure.ts';
import { lockedUser } from './users.ts';

/** Erases the account of somebody who is a member of no company, at once; its name is typed once more. */
export async function eraseUser(
  db: Queries,
  config: Config,
  text: string | undefined,
  name: string | undefined,
): Promise<string> {
  const email = emailFrom(text ?? refuse('The e-mail address is missing: user erase EMAIL.'));
  return db.transaction().execute(async (tx) => {
    const { user_id, fullname } = await lockedUser(tx, email);
    const wanted = fullname || email;
    if (name === undefined || foldTurkish(name.trim()) !== foldTurkish(wanted))
      refuse(`--name must be the name of ${email}: "${wanted}". Erasure cannot be taken back.`);
    if (await eraseAccount(tx, config, user_id, 'isletmeci'))
      return `${email} is erased. Names in the logs of companies stay: they are evidence of theirs.`;
    const { rows } = await sql<{ names: string | null }>`
      select string_agg(distinct company_name, ', ') as names
      from memberships join companies using (company_id) where user_id = ${user_id}`.execute(tx);
    return refuse(
      `${email} is a member of ${rows[0]?.names ?? 'the demo'}; remove them there first.`,
    );
  });
}
