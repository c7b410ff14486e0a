import { serverTexts } from '@emanet/contract/locales/server-texts';
import { CONFIRMATION, UNCONFIRMED_HOURS } from '@emanet/contract/applications/form';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { quiet, speaker, text } from '../../../platform/mail/speaker.ts';

const MAIL = serverTexts((all) => all.applications.codeMail);

/** The mail with the code that turns the draft into an application. */
export function codeMail(lang: Language, code: string, company: string): MailContent {
  const { minutes } = CONFIRMATION;
  const say = speaker(MAIL, lang, { company, minutes, hours: UNCONFIRMED_HOURS });
  return {
    subject: say('subject'),
    blocks: [text(say('enter')), { kind: 'code', code }, text(say('valid')), quiet(say('notYou'))],
  };
}
