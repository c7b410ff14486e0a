import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { daysAfter, daysBetween } from '@emanet/contract/shared/time/rounds';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql, type RawBuilder } from 'kysely';
import {
  aboutOf,
  addressOfLink,
  tableOf,
  type MailedKind,
} from '../platform/access/mailed-links.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { openingSeal } from '../platform/crypto/company-seal.ts';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { MailContent } from '../platform/mail/layout.ts';
import { optedOut } from '../platform/mail/opt-out.ts';
import { enqueueMail } from '../platform/mail/outbox.ts';
import { link, quiet, text } from '../platform/mail/speaker.ts';
import { rowsOf } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tables } from '../schema/tables.ts';

/** Mails of one kind that one address gets from a company within a day. */
const MOST_OF_ADDRESS = 3;

/** The deadline of a request that is sent today. */
export function lastDayOf(
  today: string,
  wanted: string | undefined,
  { usual, most }: Readonly<{ usual: number; most: number }>,
): string {
  const day = wanted ?? daysAfter(today, usual);
  const days = daysBetween(today, day);
  return days >= 0 && days <= most ? day : fail('INVALID_INPUT', { fields: { son_gun: 'date' } });
}

/** People who had as many mails of a kind within a day as one may get, counted by these columns. */
export const selectCrowded = (
  tx: Tx,
  { company_id }: CompanyScope,
  kind: MailedKind,
  now: Date,
  by: RawBuilder<unknown>,
) =>
  rowsOf<{ fullname: string; email: string }>(tx)`
    select min(fullname) as fullname, email from ${tableOf(kind)} where company_id = ${company_id}
      and istenme_tarihi > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz
    group by ${by} having count(*) >= ${MOST_OF_ADDRESS}`;

type Addressee = Readonly<{
  id: number;
  fullname: string;
  email: string;
  dil: Language;
  son_gun: string;
  token_muhurlu: Buffer;
}>;

/** Puts the mail with the own link to each person into the outbox, but for those who want no mail. */
export async function mailLinks<One extends Addressee>(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { company_id }: CompanyScope,
  kind: MailedKind,
  people: readonly One[],
  contentOf: (one: One, address: string) => MailContent,
): Promise<void> {
  const addresses = people.map(({ email }) => email);
  const refusing = await optedOut(tx, addresses);
  const own = await openingSeal(tx, config);
  for (const one of people) {
    const { id, email: to, dil: language, token_muhurlu } = one;
    if (refusing.has(to)) continue;
    const address = addressOfLink(config, own.open(kind, token_muhurlu), kind, language);
    await enqueueMail(tx, config, {
      ...{ to, language, company_id, unreported: true },
      content: contentOf(one, address),
      ...{ about: aboutOf(kind, id), refusable: true },
    });
  }
}

/** A person who owes an answer and may be mailed again, with what that mail changes in the row. */
export type Remindable = Readonly<{
  id: number;
  fullname: string;
  email: string;
  istenme_tarihi: string | null;
  hatirlatma_sayisi: number;
  ulasmadi: boolean;
}>;

/** How a feature reminds people who owe an answer. */
export type Reminding = Readonly<{
  table: keyof Tables & ('anketler' | 'metin_imzalari' | 'egitim_davetleri');
  /** Begins the name of a person's row in the outbox. */
  about: string;
  /** The people of rows that wait for an answer, without those whom no mail may reach today. */
  select: (
    tx: Tx,
    scope: CompanyScope,
    rows: readonly number[],
    at: Readonly<{ now: Date; today: string }>,
  ) => Promise<Remindable[]>;
  /** Marks these people as mailed again, mails and logs it. */
  remind: (
    services: Services,
    tx: Tx,
    scope: CompanyScope,
    ids: readonly number[],
  ) => Promise<void>;
}>;

/** Columns of a remindable person in a row of that table. */
export const remindable = (row: string) =>
  sql.join(
    ['id', 'fullname', 'email', 'hatirlatma_sayisi', 'ulasmadi']
      .map((name) => sql.ref(`${row}.${name}`))
      .concat(sql`${sql.ref(`${row}.istenme_tarihi`)}::text as istenme_tarihi`),
  );

/** Gives the rows of people back what they were before a reminder that did not leave. */
export const forgetReminders = (
  tx: Tx,
  { company_id }: CompanyScope,
  table: Reminding['table'],
  people: readonly Remindable[],
) =>
  sql`update ${sql.table(table)} t set istenme_tarihi = was.istenme_tarihi,
      hatirlatma_sayisi = was.hatirlatma_sayisi, ulasmadi = was.ulasmadi
      ${table === 'egitim_davetleri' ? sql`, sirada = false` : sql``}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      was(id int, istenme_tarihi timestamptz, hatirlatma_sayisi int, ulasmadi boolean)
    where t.company_id = ${company_id} and t.id = was.id`.execute(tx);

/** Sentences of every mail with a link; one kind adds what its link is for. */
const { greeting, until, quiet: personal } = serverTexts((all) => all.texts.signatureMail);
export const LINK_MAIL = { greeting, until, personal };

type Say<Key extends string> = (key: Key) => string;

/** The mail with a person's own link, or a reminder of it. */
export const askMail = (
  say: Say<keyof typeof LINK_MAIL | 'ask' | 'remind' | 'askText' | 'remindText' | 'open'>,
  kind: 'ask' | 'remind',
  address: string,
): MailContent => ({
  subject: say(kind),
  blocks: [
    text(say('greeting')),
    text(say(`${kind}Text`)),
    link(say('open'), address),
    text(say('until')),
    quiet(say('personal')),
  ],
});

/** The receipt of what a person has answered over the link. */
export const receiptOf = (
  say: Say<'greeting' | 'receipt' | 'receiptText' | 'notYou'>,
  facts: readonly (readonly [string, string])[],
): MailContent => ({
  subject: say('receipt'),
  blocks: [
    text(say('greeting')),
    text(say('receiptText')),
    { kind: 'facts', facts },
    quiet(say('notYou')),
  ],
});
