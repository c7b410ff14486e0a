import { labelOf } from '@emanet/contract/shared/labels';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { momentIn } from '@emanet/contract/shared/time/moment';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { link, speaker, text } from '../../../platform/mail/speaker.ts';

/** Changes of an account's security, for the mail. */
export const CHANGES = serverTexts((all) => all.auth.secondStep.changes);
export type Change = keyof typeof CHANGES;

const CHANGED = serverText('auth.secondStep.changed');
const NEW_BROWSER = serverText('auth.secondStep.newBrowser');
const USED = serverText('auth.secondStep.used');
const SUBJECT_OF: Partial<Record<Change, Sentence>> = { codeUsed: USED, newBrowser: NEW_BROWSER };
const NAMES = {
  ...serverTexts((all) => all.auth.secondStep.names),
  about: labelOf('documents.fields.dokuman_ismi'),
};
const OPEN = serverText('auth.secondStep.open');
const LAST = serverText('auth.secondStep.last');

type Facts = Readonly<{
  change: Change;
  at: Date;
  /** Network address of the person who changed it. */
  ip: string;
  /** Address of the page about the account's security. */
  page: string;
  by?: string;
  about?: string;
  /** Recovery codes that are left. */
  left?: number;
}>;

/** Mails a person that the security of the account has changed, so that no change stays unseen. */
export function securityMail(
  language: Language,
  { change, at, ip, page, by, about, left }: Facts,
): MailContent {
  const facts: [string, string][] = [[NAMES.time[language], momentIn(at, language)]];
  if (about) facts.unshift([NAMES.about[language], about]);
  if (left !== undefined) facts.unshift([NAMES.left[language], String(left)]);
  if (by) facts.push([NAMES.by[language], by]);
  else facts.push([NAMES.address[language], ip]);
  return {
    subject: (SUBJECT_OF[change] ?? CHANGED)[language],
    blocks: [
      { kind: 'text', text: CHANGES[change][language] },
      { kind: 'facts', facts },
      { kind: 'link', label: OPEN[language], address: page },
      { kind: 'quiet', text: LAST[language] },
    ],
  };
}

const DEMAND = serverTexts((all) => all.auth.secondStep.demand);

/** Mails the day (`YYYY-MM-DD`) from which an administrator or consultant needs a second step. */
export function demandMail(language: Language, from: string, page: string): MailContent {
  const say = speaker(DEMAND, language, { day: dayInWords(from, language) });
  return { subject: say('subject'), blocks: [text(say('text')), link(OPEN[language], page)] };
}
