import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../../platform/mail/speaker.ts';

type About = Readonly<{ fullname: string; ad: string; company_name: string }>;

const MAIL = serverTexts((all) => all.texts.signatureMail);

/** The mail with a person's own link, or a reminder of it. */
export function signatureMail(
  language: Language,
  kind: 'ask' | 'remind',
  {
    son_gun,
    link: address,
    fullname,
    ad,
    company_name,
  }: About & Readonly<{ son_gun: string; link: string }>,
): MailContent {
  const day = dayInWords(son_gun, language);
  const say = speaker(MAIL, language, { fullname, ad, company: company_name, day });
  return {
    subject: say(kind),
    blocks: [
      text(say('greeting')),
      text(say(`${kind}Text`)),
      link(say('open'), address),
      text(say('until')),
      quiet(say('quiet')),
    ],
  };
}

/** The receipt of a declaration; `facts`: which version, its digest, and when. */
export function receiptMail(
  language: Language,
  { fullname, ad, company_name }: About,
  facts: readonly (readonly [string, string])[],
): MailContent {
  const say = speaker(MAIL, language, { fullname, ad, company: company_name });
  return {
    subject: say('receipt'),
    blocks: [
      text(say('greeting')),
      text(say('receiptText')),
      { kind: 'facts', facts },
      quiet(say('notYou')),
    ],
  };
}

/** A draft that waits for the approval of somebody. */
export function approvalMail(
  language: Language,
  { address, ...named }: Readonly<{ ad: string; by: string; address: string }>,
): MailContent {
  const say = speaker(MAIL, language, named);
  return {
    subject: say('approval'),
    blocks: [text(say('approvalText')), link(say('openDraft'), address)],
  };
}
