import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { ConsultantRight } from '@emanet/contract/companies';
import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, speaker, text } from '../../platform/mail/speaker.ts';

type Changed = Readonly<{
  company: string;
  /** Acted, about whom, and to whom the client was handed over. */
  by: string;
  name: string;
  hak: ConsultantRight;
  successor: string | undefined;
}>;

const MAIL = serverTexts((all) => all.companies.consultantMail);

/** Tells those who manage a company that a consultant's right has changed. */
export function consultantMail(
  language: Language,
  { hak, successor = '', ...named }: Changed,
): MailContent {
  const say = speaker(MAIL, language, { ...named, successor });
  return {
    subject: say('subject'),
    blocks: [
      text(say(hak)),
      ...(successor ? [text(say('over'))] : []),
      text(say('by')),
      link(say('open'), '/sirket'),
    ],
  };
}
