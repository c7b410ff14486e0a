import { sql } from 'kysely';
import type { Config } from '../platform/start/config.ts';
import type { Queries } from '../platform/db.ts';
import { openMail } from '../platform/mail/outbox.ts';
import { idFrom } from './arguments.ts';
import { refuse } from './failure.ts';
import { table } from './table.ts';

const LONGEST_CELL = 60;

/** Mails that have not left: those that were given up, then those that wait; `all` shows every one. */
export async function listMail(db: Queries, config: Config, all: boolean): Promise<string> {
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['id', 'state', 'attempts', 'created_at', 'next_try_at', 'server_answer', 'sealed'])
    .where('sealed', 'is not', null)
    .$if(!all, (query) => query.where('attempts', '>', 0))
    .orderBy('state')
    .orderBy('id')
    .execute();
  const rows = mails.map((mail) => {
    const { to, subject } = headOf(config, mail.sealed);
    const next = mail.state === 'waiting' ? minuteOf(mail.next_try_at) : '';
    const answer = (mail.server_answer ?? '').replace(/\s+/g, ' ').slice(0, LONGEST_CELL);
    const state = mail.state === 'waiting' ? 'waiting' : 'given up';
    const tries = String(mail.attempts);
    return [String(mail.id), state, minuteOf(mail.created_at), tries, next, to, subject, answer];
  });
  return table(
    ['ID', 'STATE', 'MADE (UTC)', 'TRIES', 'NEXT (UTC)', 'TO', 'SUBJECT', 'ANSWER'],
    rows,
  );
}

const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

function headOf({ SECRET }: Config, sealed: Buffer | null) {
  try {
    return openMail(SECRET, sealed ?? Buffer.alloc(0));
  } catch {
    return { to: '(sealed with another SECRET)', subject: '' };
  }
}

/** The mails that a command is about: one by its number, or every one that was given up. */
const chosen = (word: string | undefined) => {
  if (word === 'all') return sql`state = 'given_up'`;
  return sql`id = ${idFrom('The number', word ?? refuse('The number is missing, or "all".'))}`;
};

/** Lets mails leave as if they had just been made; they are tried for days again. */
export async function retryMail(db: Queries, word: string | undefined): Promise<string> {
  const { numAffectedRows = 0n } = await sql`
    update mail_outbox set state = 'waiting', next_try_at = now(), retried_at = now(),
      finished_at = null, hata = null
    where sealed is not null and ${chosen(word)}`.execute(db);
  if (numAffectedRows === 0n && word !== 'all') refuse(NONE);
  return `Mails that leave now: ${numAffectedRows}.`;
}

/** Throws the text of mails away; what is left of them goes a week later. */
export async function discardMail(db: Queries, word: string | undefined): Promise<string> {
  const { numAffectedRows = 0n } = await sql`
    update mail_outbox set state = 'given_up', sealed = null, finished_at = now()
    where sealed is not null and ${chosen(word)}`.execute(db);
  if (numAffectedRows === 0n && word !== 'all') refuse(NONE);
  return `Mails discarded: ${numAffectedRows}.`;
}

const NONE = 'There is no such mail with its text; "mail list --all" shows them.';
