import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, speaker, text } from '../../platform/mail/speaker.ts';

type Welcome = Readonly<{ fullname: string; company: string; address: string }>;

const AS = serverTexts((all) => all.organization.as);
const MAIL = {
  ...serverTexts((all) => all.organization.mail),
  greeting: serverText('common.greeting'),
};

/** The mail that tells a new representative where to sign in; it never holds a password. */
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
