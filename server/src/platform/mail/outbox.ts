import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { Config } from '../start/config.ts';
import type { Queries } from '../db.ts';
import { htmlOf, textOf, type MailContent } from './layout.ts';
import { mailOf } from './of-company.ts';
import { addressDigest, optOutLink } from './opt-out.ts';
import { refuseMail, type MailRefusal } from './quota.ts';
import { seal, unseal } from '../crypto/seal.ts';
import { currentTrace } from '../trace.ts';
import { countStored } from '../stored.ts';

/** Person who reads an answer to a mail; without one the mail says not to answer. */
export type ReplyTo = Readonly<{ name: string; email: string }>;

/** A mail ready to leave. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
  replyTo?: ReplyTo;
  /** Address that refuses others of this kind by one click (RFC 8058). */
  optOut?: string;
}>;

/** An attached file, its bytes as base64. */
export type Attachment = Readonly<{
  filename: string;
  contentType: string;
  content: string;
  encoding: 'base64';
}>;

/** Makes an attachment of bytes. */
export const attachmentOf = (
  filename: string,
  contentType: string,
  bytes: Uint8Array,
): Attachment => ({
  filename,
  contentType,
  content: Buffer.from(bytes).toString('base64'),
  encoding: 'base64',
});

export type NewMail = Readonly<{
  to: string;
  language: Language;
  content: MailContent;
  attachments?: readonly Attachment[];
  replyTo?: ReplyTo;
  /** Is sent before all other mails, since a person waits for it. */
  urgent?: boolean;
  /** The company it is about: the subject names it, its managers see a failed delivery. */
  company_id?: number;
  /** Managers do not see a failed delivery: it is a code, or another place reports it. */
  unreported?: boolean;
  /** Key for the trigger that waits for its delivery, such as `aksiyon:7`. */
  about?: string;
  /** Its recipient has no account and may opt out of these mails; check `optedOut` before. */
  refusable?: boolean;
  /**
   * A mail to a non-member counts against the quota (quota.ts), unless the recipient has just requested it
   * (`reply`); one to a new account counts too (`first`).
   */
  occasion?: 'reply' | 'first';
  /** After this many seconds it is useless and is not sent. */
  uselessAfterSeconds?: number;
}>;

/**
 * Puts a mail into the outbox. Give it the transaction of the change that causes the mail: it
 * leaves when, and only when, that change is stored. Fails when it is beyond what the company may send.
 */
export async function enqueueMail(tx: Queries, config: Config, mail: NewMail): Promise<void> {
  const { to, language, content, urgent = false, about = null, uselessAfterSeconds } = mail;
  const { replyTo, attachments = [], unreported = false, refusable = false } = mail;
  const optOut = refusable ? optOutLink(config, to, language) : undefined;
  const company = await companyOf(tx, mail.company_id);
  const whole = mailOf(content, config.BASE_URL, company);
  const company_id = unreported ? null : (company?.company_id ?? null);
  const subject = subjectOf(whole.subject);
  const foot = { optOut, reader: replyTo?.name };
  const ready: Mail = {
    to,
    subject,
    html: htmlOf(language, { ...whole, subject: content.subject }, foot, company?.company_name),
    text: textOf(language, whole, foot),
    ...(attachments.length > 0 && { attachments }),
    ...(replyTo && { replyTo }),
    ...(optOut && { optOut }),
  };
  // The function looks at the sealed scope: no request puts in a mail of another company.
  const { rows } = await sql<MailRefusal>`select * from post_mail(
    ${seal(config.SECRET, 'mail-outbox', JSON.stringify(ready))}, ${urgent}, ${about}, ${company_id},
    ${to}, ${company_id === null ? null : subjectOf(content.subject)},
    ${uselessAfterSeconds ?? null}, ${refusable ? addressDigest(to) : null},
    ${currentTrace()?.id ?? null}, ${mail.occasion ?? null},
    ${config.MAX_DAILY_MAILS_NEW}, ${config.MAX_DAILY_MAILS})`.execute(tx);
  const [refusal] = rows;
  if (refusal) refuseMail(refusal);
  countStored(1);
}

const companyOf = async (tx: Queries, company_id: number | undefined) =>
  company_id === undefined
    ? undefined
    : tx
        .selectFrom('companies')
        .select(['company_id', 'company_name'])
        .where('company_id', '=', company_id)
        .executeTakeFirst();

const LONGEST_SUBJECT = 200;

/** A web address within a name that a person typed. */
const WEB_ADDRESS =
  /(?:https?:\/\/|\bwww\.)\S+|(?<!@)\b(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?/giu;

/** The words of a web address, which no mail program can make a link of. */
const wordsOfAddress = (address: string) =>
  address.replace(/^https?:\/\/|^www\./i, '').replace(/[./?#=&:]+/g, ' ');

/**
 * A subject of one line, safe from the names in it: no new header, no reversed text direction, and no link
 * from the name of a department or a text.
 */
export const subjectOf = (text: string): string =>
  text
    .replace(WEB_ADDRESS, wordsOfAddress)
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
    .toWellFormed();

/** Reads a mail of the outbox; throws when it was sealed with another secret. */
export const openMail = (secret: string, sealed: Buffer): Mail =>
  JSON.parse(unseal(secret, 'mail-outbox', sealed)) as Mail;
