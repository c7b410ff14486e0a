import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, speaker, text } from '../../platform/mail/speaker.ts';

type Erased = Readonly<{ company: string; zincir_sonu: number; zincir_ozeti: string }>;

const MAIL = {
  ...serverTexts((all) => all.companies.erasureMail),
  open: serverText('common.openCompany'),
};

/** The last mail about a company: its data are deleted, and what is kept of its log. */
export function erasedMail(
  language: Language,
  { company, zincir_sonu, zincir_ozeti }: Erased,
): MailContent {
  const say = speaker(MAIL, language, { company });
  const kept = say('kept', { entry: zincir_sonu, digest: zincir_ozeti || say('none') });
  return { subject: say('erasedSubject'), blocks: [text(say('erased')), text(kept)] };
}

type Asked = Readonly<{ company: string; by: string; day: string }>;

/** Tells those who may cancel it that a company will be erased. */
export function erasureAskedMail(language: Language, { day, ...asked }: Asked): MailContent {
  const say = speaker(MAIL, language, { ...asked, day: dayInWords(day, language) });
  return {
    subject: say('askedSubject'),
    blocks: [text(say('asked')), link(say('open'), '/sirket?bolum=veri')],
  };
}

/** Tells the same people that it will not. */
export function erasureCancelledMail(language: Language, asked: Omit<Asked, 'day'>): MailContent {
  const say = speaker(MAIL, language, asked);
  return { subject: say('cancelledSubject'), blocks: [text(say('cancelled'))] };
}
