import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { TRAINING_CODE } from '@emanet/contract/training/rows';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

type About = Readonly<{
  fullname: string;
  company_name: string;
  son_tarih: string | null;
  link: string;
}>;

const MAIL = serverTexts((all) => all.training.mail);
const CODE_MAIL = serverTexts((all) => all.training.codeMail);

export type TrainingMail = 'davet' | 'hatirlatma' | 'yenileme';

/** The mail with a person's own link. */
export function trainingMail(
  language: Language,
  kind: TrainingMail,
  { fullname, company_name, son_tarih, link: address }: About,
): MailContent {
  const say = speaker(MAIL, language, { name: fullname, company: company_name });
  return {
    subject: say(kind),
    blocks: [
      text(say('greeting')),
      text(say(`${kind}Text`)),
      link(say('open'), address),
      ...(son_tarih ? [text(say('due', { day: dayInWords(son_tarih, language) }))] : []),
      quiet(say('quiet')),
    ],
  };
}

/** The mail with the code for the certificate of a passed training. */
export function certificateCodeMail(lang: Language, code: string, company: string): MailContent {
  const say = speaker(CODE_MAIL, lang, { company, minutes: TRAINING_CODE.minutes });
  return {
    subject: say('subject'),
    blocks: [text(say('passed')), { kind: 'code', code }, text(say('valid')), quiet(say('notYou'))],
  };
}
