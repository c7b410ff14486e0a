import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import { askMail, LINK_MAIL, receiptOf } from '../../nouns/asked.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, speaker, text } from '../../platform/mail/speaker.ts';

const MAIL = { ...LINK_MAIL, ...serverTexts((all) => all.questionnaires.mail) };

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
  return askMail(say, kind, about.link);
}

type Finished = About & Readonly<{ id: number; when: string; count: number }>;

/** The receipt of a finished questionnaire. */
export function receiptMail(language: Language, one: Finished): MailContent {
  const { id, when, count } = one;
  const say = speaker(MAIL, language, { ...known(one), id });
  return receiptOf(say, [
    [say('number'), String(id)],
    [say('when'), when],
    [say('answered'), String(count)],
  ]);
}

/** Notifies those in charge of the company of answers to review. */
export function finishedMail(language: Language, one: Finished): MailContent {
  const say = speaker(MAIL, language, { ...known(one), count: one.count });
  return {
    subject: say('finished'),
    blocks: [text(say('finishedText')), link(say('review'), `/envanter/anketler/${one.id}`)],
  };
}
