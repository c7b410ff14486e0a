import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

/** A link without an account is spoken of in the words of any. */
const { greeting, until, quiet: personal } = serverTexts((all) => all.texts.signatureMail);
const MAIL = { ...serverTexts((all) => all.questionnaires.mail), greeting, until, personal };

type About = Readonly<{ fullname: string; company_name: string; department_name: string }>;
const known = ({ fullname, company_name: company, department_name: department }: About) => ({
  ...{ fullname, company, department },
});

/** The mail with a person's own link, or a reminder of it. */
export function questionnaireMail(
  language: Language,
  kind: 'ask' | 'remind',
  about: About & Readonly<{ son_gun: string; link: string }>,
): MailContent {
  const day = dayInWords(about.son_gun, language);
  const say = speaker(MAIL, language, { ...known(about), day });
  return {
    subject: say(kind),
    blocks: [
      text(say('greeting')),
      text(say(`${kind}Text`)),
      link(say('open'), about.link),
      text(say('until')),
      quiet(say('personal')),
    ],
  };
}

type Finished = About & Readonly<{ id: number; when: string; count: number }>;

/** The receipt of a finished questionnaire. */
export function receiptMail(language: Language, one: Finished): MailContent {
  const { id, when, count } = one;
  const say = speaker(MAIL, language, { ...known(one), id });
  const facts = [
    [say('number'), String(id)],
    [say('when'), when],
    [say('answered'), String(count)],
  ] as const;
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

/** Tells those who answer for the company that there are answers to look through. */
export function finishedMail(language: Language, one: Finished): MailContent {
  const say = speaker(MAIL, language, { ...known(one), count: one.count });
  return {
    subject: say('finished'),
    blocks: [text(say('finishedText')), link(say('review'), `/envanter/anketler/${one.id}`)],
  };
}
