import { serverTexts } from '@emanet/contract/locales/server-texts';
import { OTP } from '@emanet/contract/auth';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

const MAIL = serverTexts((all) => all.auth.mail);

/**
 * The mail with a sign-in code, and a link that does the same in any browser. `asked`: requests
 * since the last mail that did not cause a new one.
 */
export function codeMail(
  language: Language,
  { code, asked }: Readonly<{ code: string; asked: number }>,
  address: string,
): MailContent {
  const say = speaker(MAIL, language, { code, asked, minutes: OTP.minutes });
  return {
    subject: say('subject'),
    blocks: [
      text(say('enter')),
      { kind: 'code', code },
      text(say('valid')),
      link(say('open'), address),
      ...(asked > 0 ? [quiet(say('asked'))] : []),
      quiet(say('notYou')),
    ],
  };
}
