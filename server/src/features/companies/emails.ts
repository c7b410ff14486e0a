import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import type { ConsultantRight } from '@emanet/contract/companies';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';
import type { ChainHead } from '../../records/chain-heads.ts';

type Changed = Readonly<{
  company: string;
  /** Names of the actor, the consultant, and the successor who took the client over. */
  by: string;
  name: string;
  hak: ConsultantRight;
  successor: string | undefined;
}>;

const MAIL = {
  ...serverTexts((all) => all.companies.consultantMail),
  open: serverText('common.openCompany'),
};

/** Notifies the managers of a company that a consultant's right has changed. */
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
      link(say('open'), '/sirket?bolum=erisim'),
    ],
  };
}

const COMPARE = 'npm run verify-log -- --mailed mail.eml';

const EVIDENCE = serverTexts((all) => all.companies.evidenceMail);

/** The head of a company's log, as a line for the recipient, which the verifier compares. */
export function evidenceMail(
  language: Language,
  { day, entry, entries, line }: ChainHead & Readonly<{ line: string }>,
): MailContent {
  const say = speaker(EVIDENCE, language, { day: dayInWords(day, language), entry, entries });
  return {
    subject: say('subject'),
    blocks: [
      text(say('head')),
      { kind: 'line', text: line },
      text(say('keep')),
      { kind: 'line', text: COMPARE },
      quiet(say('why')),
    ],
  };
}

/** Notifies an address that heads of the log go elsewhere from now on, or are no longer sent. */
export function evidenceMailChanged(
  language: Language,
  { isEnded, ...named }: Readonly<{ company: string; by: string; isEnded: boolean }>,
): MailContent {
  const say = speaker(EVIDENCE, language, named);
  return {
    subject: say('changedSubject'),
    blocks: [text(say(isEnded ? 'ended' : 'moved')), text(say('keepOthers'))],
  };
}
