import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, speaker, text } from '../../platform/mail/speaker.ts';

type Welcome = Readonly<{ fullname: string; company: string; address: string }>;

const AS = serverTexts((all) => all.organization.as);
const MAIL = {
  ...serverTexts((all) => all.organization.mail),
  greeting: serverText('common.greeting'),
};
const ASKING = serverTexts((all) => all.organization.invitation);
const ANSWERED = serverTexts((all) => all.organization.invitationAnswered);

/** The mail with the sign-in address for a new representative; it never holds a password. */
export const welcomeMail = (language: Language, welcome: Welcome): MailContent =>
  invitation(language, welcome, AS.representative[language]);

/** The same for the administrator of a company that a consultant has just opened. */
export const administratorMail = (language: Language, welcome: Welcome): MailContent =>
  invitation(language, welcome, AS.administrator[language]);

function invitation(language: Language, { address, ...named }: Welcome, as: string): MailContent {
  const say = speaker(MAIL, language, { ...named, as });
  return {
    subject: say('subject'),
    blocks: [
      text(say('greeting')),
      text(say('added')),
      text(say('signIn')),
      link(say('open'), address),
    ],
  };
}

type Asking = Readonly<{
  inviter: string;
  company: string;
  role: 'yönetici' | 'temsilci';
  departments: readonly string[];
  until: string;
  address: string;
}>;

/** The mail that invites an existing account; it says what the company would see. */
export function invitationMail(language: Language, asking: Asking): MailContent {
  const { role, departments, until, address, ...known } = asking;
  const as = AS[role === 'yönetici' ? 'administrator' : 'representative'][language];
  const say = speaker(ASKING, language, {
    ...known,
    as,
    departments: departments.join(', '),
    until: dayInWords(new Date(until), language),
  });
  return {
    subject: say('subject'),
    blocks: [
      text(say('asks')),
      ...(departments.length > 0 ? [text(say('where'))] : []),
      text(say('sees')),
      text(say('until')),
      link(say('open'), address),
    ],
  };
}

type Answered = Readonly<{
  fullname: string;
  email: string;
  company: string;
  accepts: boolean;
  address: string;
}>;

/** The mail to the sender of an invitation when it is accepted or declined. */
export function invitationAnsweredMail(
  language: Language,
  { accepts, address, ...known }: Answered,
): MailContent {
  const say = speaker(ANSWERED, language, known);
  return {
    subject: say(accepts ? 'accepted' : 'declined'),
    blocks: [
      text(say(accepts ? 'acceptedText' : 'declinedText')),
      link(say('open'), new URL('/organizasyon', address).href),
    ],
  };
}
