import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Config } from '../../../platform/start/config.ts';
import { goneMail } from './emails.ts';

/** Grounds of an erasure: its time is over, the person's request, or the operator's. */
type Ground = 'sure' | 'istek' | 'isletmeci';

/**
 * Erases the account of a person without any company, and mails it to them; else false. Names in
 * the logs of companies are their evidence, digested and never changed: they stay.
 */
export async function eraseAccount(tx: Queries, config: Config, user_id: number, ground: Ground) {
  const found = await sql<{ email: string; dil: Language }>`
    select email, dil from users where user_id = ${user_id}`.execute(tx);
  const erased = await sql<{ done: boolean }>`
    select erase_account(${user_id}::int, ${ground}) as done`.execute(tx);
  const [account] = found.rows;
  if (!account || !erased.rows[0]?.done) return false;
  const { email, dil } = account;
  await enqueueMail(tx, config, { to: email, language: dil, content: goneMail(dil) });
  return true;
}
