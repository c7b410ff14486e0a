import { note } from '../features/auth/second-step/notices.ts';
import { accountOf } from '../features/auth/queries.ts';
import type { Config } from '../platform/start/config.ts';
import type { Queries } from '../platform/db.ts';
import { emailFrom } from './arguments.ts';
import { refuse } from './failure.ts';

const TABLES = [
  'passkeys',
  'authenticator_apps',
  'recovery_codes',
  'second_steps',
  'sessions',
] as const;

/**
 * Takes the second step off an account, for people whom no administrator of a company may reset; it is
 * logged and mailed to them, and their sessions end.
 */
export async function resetSecondStep(
  db: Queries,
  config: Config,
  text: string | undefined,
): Promise<string> {
  const email = emailFrom(text ?? refuse('The e-mail address is missing: user reset EMAIL.'));
  return db.transaction().execute(async (tx) => {
    const account = await accountOf(tx, email);
    if (!account) refuse(`There is no account in use for ${email}; "user list" shows them.`);
    const { dil } = await tx
      .selectFrom('users')
      .select('dil')
      .where('user_id', '=', account.user_id)
      .executeTakeFirstOrThrow();
    for (const table of TABLES)
      await tx.deleteFrom(table).where('user_id', '=', account.user_id).execute();
    const operator = { address: '', userAgent: '', language: dil };
    const nowhere = { device: '', asking: '', waiting: '', session: undefined };
    const notice = { change: 'reset', by: 'Emanet' } as const;
    await note(tx, config, { ...operator, ...nowhere }, account, notice);
    return `The second step of ${email} is reset; they sign in with the mailed code and have been told.`;
  });
}
