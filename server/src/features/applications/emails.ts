import { serverTexts } from '@emanet/contract/locales/server-texts';
import { RIGHT_TEXTS, type Right } from '@emanet/contract/data/application-rights';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

type About = Readonly<{
  id: number;
  basvuru_no: string;
  haklar: readonly Right[];
  son_gun: string;
}>;

const RECEIPT = serverTexts((all) => all.applications.receiptMail);
const ARRIVED = serverTexts((all) => all.applications.arrivedMail);
const ASSIGNED = serverTexts((all) => all.applications.assignedMail);
const ASKED = serverTexts((all) => all.applications.askMail);
const STATUS = serverTexts((all) => all.applications.statusMail);
const ANSWER = serverTexts((all) => all.applications.answerMail);

/** Number, rights and last day of an application, for its mails. */
const factsOf = ({ basvuru_no, haklar, son_gun }: About, lang: Language) => ({
  no: basvuru_no,
  rights: haklar.map((right) => RIGHT_TEXTS[right].short[lang]).join(', '),
  day: dayInWords(son_gun, lang),
});

/** Address of the receipt of an application, which tells its state. */
export const receiptPage = (token: string, lang: Language, cameBefore = false): string =>
  `/kvkk-formu/alindi/${token}?lang=${lang}${cameBefore ? '&tekrar=1' : ''}`;

type ReceiptMail = Readonly<{
  basvuru_no: string;
  son_gun: string;
  company: string;
  /** Of the page with the state of the application. */
  token?: string;
}>;

/** Confirms an application to the applicant; the receipt is attached. */
export function receiptMail(
  lang: Language,
  { basvuru_no, son_gun, company, token }: ReceiptMail,
): MailContent {
  const say = speaker(RECEIPT, lang, { no: basvuru_no, company, day: dayInWords(son_gun, lang) });
  return {
    subject: say('subject'),
    blocks: [
      text(say('text')),
      text(say('due')),
      ...(token ? [link(say('status'), receiptPage(token, lang))] : []),
      quiet(say('complaint')),
    ],
  };
}

/** Notifies those in charge of the company of a new application. */
export function arrivedMail(lang: Language, application: About): MailContent {
  const say = speaker(ARRIVED, lang, factsOf(application, lang));
  return {
    subject: say('subject'),
    blocks: [
      text(say('text')),
      text(say('due')),
      link(say('open'), `/basvurular/${application.id}`),
    ],
  };
}

type Assigned = About & Readonly<{ department_name: string; company: string; by: string }>;

/** Requests a department's data on an application; the applicant stays unnamed. */
export function assignedMail(lang: Language, application: Assigned): MailContent {
  const { by, company, department_name: department } = application;
  const say = speaker(ASSIGNED, lang, { ...factsOf(application, lang), by, company, department });
  return {
    subject: say('subject'),
    blocks: [text(say('text')), text(say('due')), text(say('by')), quiet(say('unnamed'))],
  };
}

type Asked = Readonly<{ basvuru_no: string; company: string; metin: string; reply: string }>;

/** Requests more from the applicant. */
export function askMail(lang: Language, { basvuru_no, company, metin, reply }: Asked): MailContent {
  const say = speaker(ASKED, lang, { no: basvuru_no, company, reply });
  return {
    subject: say('subject'),
    blocks: [text(say('text')), text(metin), text(say('reply')), quiet(say('period'))],
  };
}

type Status = Readonly<{ basvuru_no: string; company: string; token: string }>;

/** Gives the address of the page with the state of an application. */
export function statusMail(lang: Language, { basvuru_no, company, token }: Status): MailContent {
  const say = speaker(STATUS, lang, { no: basvuru_no, company });
  return {
    subject: say('subject'),
    blocks: [text(say('text')), link(say('open'), receiptPage(token, lang)), quiet(say('keep'))],
  };
}

/** Carries the answer, which is attached. */
export function answerMail(
  lang: Language,
  { basvuru_no, company }: Readonly<{ basvuru_no: string; company: string }>,
): MailContent {
  const say = speaker(ANSWER, lang, { no: basvuru_no, company });
  return { subject: say('subject'), blocks: [text(say('text')), quiet(say('complaint'))] };
}
