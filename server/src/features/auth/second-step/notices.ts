import type { EntryEvent } from '@emanet/contract/entry-logs';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Config } from '../../../platform/start/config.ts';
import type { Queries } from '../../../platform/db.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { logEntry } from '../entry-log.ts';
import { browserOf } from '../../entry-logs/entry-logs.ts';
import type { Account } from '../queries.ts';
import { demandMail, securityMail, type Change } from './emails.ts';

const EVENTS = {
  passkeyAdded: 'gecis_anahtari_eklendi',
  passkeyDeleted: 'gecis_anahtari_silindi',
  appAdded: 'uygulama_eklendi',
  appDeleted: 'uygulama_kaldirildi',
  codesRenewed: 'kurtarma_kodlari_yenilendi',
  reset: 'ikinci_adim_sifirlandi',
  addressChanged: 'adres_degistirildi',
  dataTaken: 'verileri_indirildi',
} as const satisfies Record<Exclude<Change, 'codeUsed' | 'newBrowser' | 'resetAsked'>, EntryEvent>;

type Notice = Readonly<{
  change: Change;
  by?: string;
  about?: string;
  left?: number;
  language?: Language;
}>;

async function mail(
  tx: Queries,
  config: Config,
  visitor: Visitor,
  { email }: Account,
  { language = visitor.language, ...notice }: Notice,
): Promise<void> {
  const page = `${config.BASE_URL}/guvenlik`;
  const facts = { ...notice, at: new Date(), ip: visitor.address, page };
  await enqueueMail(tx, config, { to: email, language, content: securityMail(language, facts) });
}

/** Writes a change of an account's security into the entry log and mails it to the person. */
export async function note(
  tx: Queries,
  config: Config,
  visitor: Visitor,
  account: Account,
  notice: Notice & { change: keyof typeof EVENTS },
): Promise<void> {
  await logEntry(tx, visitor, account, EVENTS[notice.change]);
  await mail(tx, config, visitor, account, notice);
}

/** Mails a sign-in from a browser that the account has not been used from. */
export const noteNewBrowser = (tx: Queries, config: Config, visitor: Visitor, account: Account) => {
  const about = browserOf(visitor.userAgent);
  return mail(tx, config, visitor, account, { change: 'newBrowser', ...(about && { about }) });
};

/** Mails from which day on the account needs a second step. */
export const noteDemand = (
  tx: Queries,
  config: Config,
  { language }: Visitor,
  { email }: Account,
  from: string,
): Promise<void> =>
  enqueueMail(tx, config, {
    to: email,
    language,
    content: demandMail(language, from, `${config.BASE_URL}/guvenlik`),
  });

/** Mails that a recovery code was used, and how many are left; the entry of the sign-in logs it. */
export const noteRecoveryCode = (
  tx: Queries,
  config: Config,
  visitor: Visitor,
  account: Account,
  left: number,
): Promise<void> => mail(tx, config, visitor, account, { change: 'codeUsed', left });

/** Mails that an administrator will reset the second step, unless the person still has it. */
export const noteResetAsked = (
  tx: Queries,
  config: Config,
  visitor: Visitor,
  account: Account,
  notice: Pick<Notice, 'by' | 'language'>,
): Promise<void> => mail(tx, config, visitor, account, { change: 'resetAsked', ...notice });
