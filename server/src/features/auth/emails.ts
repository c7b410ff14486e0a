import { serverTexts } from '@emanet/contract/locales/server-texts';
import { OTP } from '@emanet/contract/auth';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

const MAIL = serverTexts((all) => all.auth.mail);

/** The mail that carries a sign-in code, and a link that does the same in any browser. */
export function codeMail(language: Language, code: string, address: string): MailContent {
  const say = speaker(MAIL, language, { code, minutes: OTP.minutes });
  return {
    subject: say('subject'),
    blocks: [
      text(say('enter')),
      { kind: 'code', code },
      text(say('valid')),
      link(say('open'), address),
      quiet(say('notYou')),
    ],
  };
}
