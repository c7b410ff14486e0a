import { ADDRESS_CHANGE } from '@emanet/contract/auth/account';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { quiet, speaker, text } from '../../../platform/mail/speaker.ts';

const MAILS = {
  leaving: serverTexts((all) => all.auth.account.leavingMail),
  gone: serverTexts((all) => all.auth.account.goneMail),
  old: serverTexts((all) => all.auth.account.oldAddressMail),
  new: serverTexts((all) => all.auth.account.newAddressMail),
};

/** Warns a person without any company of the day (`YYYY-MM-DD`) on which the account is erased. */
export function leavingMail(language: Language, day: string): MailContent {
  const say = speaker(MAILS.leaving, language, { day: dayInWords(day, language) });
  return { subject: say('subject'), blocks: [text(say('text')), text(say('stay'))] };
}

/** Last mail to an account: it was deleted, and what companies keep. */
export function goneMail(language: Language): MailContent {
  const say = speaker(MAILS.gone, language);
  return { subject: say('subject'), blocks: [text(say('text')), text(say('kept'))] };
}

const codeMail = (
  sentences: typeof MAILS.old,
  language: Language,
  values: Readonly<Record<string, string>>,
): MailContent => {
  const say = speaker(sentences, language, { minutes: ADDRESS_CHANGE.minutes, ...values });
  const { code = '' } = values;
  return {
    subject: say('subject'),
    blocks: [text(say('text')), { kind: 'code', code }, quiet(say('notYou'))],
  };
};

/** Mails the code to the old mailbox of an account that changes its address. */
export const oldAddressMail = (language: Language, code: string, address: string): MailContent =>
  codeMail(MAILS.old, language, { code, address });

/** Mails the code to the new mailbox of an account. */
export const newAddressMail = (language: Language, code: string): MailContent =>
  codeMail(MAILS.new, language, { code });
