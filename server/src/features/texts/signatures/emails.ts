import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import { askMail, LINK_MAIL, receiptOf } from '../../../nouns/asked.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import type { Member } from '../../../nouns/members.ts';
import { link, quiet, speaker, text } from '../../../platform/mail/speaker.ts';

type About = Readonly<{ fullname: string; ad: string; company_name: string }>;

const MAIL = { ...LINK_MAIL, ...serverTexts((all) => all.texts.signatureMail) };
const WITHDRAWAL = serverTexts((all) => all.texts.withdrawalMail);

/** The mail with a person's own link, or a reminder of it. */
export function signatureMail(
  language: Language,
  kind: 'ask' | 'remind',
  {
    son_gun,
    link: address,
    fullname,
    ad,
    company_name,
  }: About & Readonly<{ son_gun: string; link: string }>,
): MailContent {
  const day = dayInWords(son_gun, language);
  const say = speaker(MAIL, language, { fullname, ad, company: company_name, day });
  return askMail(say, kind, address);
}

/** The receipt of a declaration; `facts`: which version, its digest, and when. */
export function receiptMail(
  language: Language,
  { fullname, ad, company_name }: About,
  facts: readonly (readonly [string, string])[],
): MailContent {
  const say = speaker(MAIL, language, { fullname, ad, company: company_name });
  return receiptOf(say, facts);
}

type Withdrawn = About &
  Readonly<{
    gun: string;
    subjects: readonly string[];
    page: string;
    /** It answers an act of the recipient. */
    reply: boolean;
    row: Readonly<{ email: string; dil: Language }>;
    members: readonly Pick<Member, 'email' | 'dil' | 'manages'>[];
  }>;

/** Mails about a withdrawal: one to the person, and one to each person in charge of the company. */
export function withdrawalMails({ row, members, gun, subjects, page, reply, ...about }: Withdrawn) {
  const { fullname, ad, company_name: company } = about;
  const sayIn = (lang: Language) =>
    speaker({ ...MAIL, ...WITHDRAWAL }, lang, {
      fullname,
      ad,
      company,
      day: dayInWords(gun, lang),
    });
  const factsIn = (say: ReturnType<typeof sayIn>): MailContent['blocks'] => {
    const facts = subjects.map((one, at) => [say('subject', { at: at + 1 }), one] as const);
    return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
  };
  const own = sayIn(row.dil);
  const mine = {
    ...{ to: row.email, language: row.dil },
    ...(reply && { occasion: 'reply' as const }),
    content: {
      subject: own('withdrawn'),
      blocks: [
        text(own('greeting')),
        text(own('withdrawnText')),
        ...factsIn(own),
        quiet(own('notWithdrawn')),
      ],
    } satisfies MailContent,
  };
  const theirs = members
    .filter(({ manages }) => manages)
    .map(({ email, dil }) => {
      const say = sayIn(dil);
      const blocks = [text(say('toldText')), ...factsIn(say), link(say('openList'), page)];
      return {
        ...{ to: email, language: dil },
        content: { subject: say('told'), blocks } satisfies MailContent,
      };
    });
  return [mine, ...theirs];
}

/** A draft that waits for a person's approval. */
export function approvalMail(
  language: Language,
  { address, ...named }: Readonly<{ ad: string; by: string; address: string }>,
): MailContent {
  const say = speaker(MAIL, language, named);
  return {
    subject: say('approval'),
    blocks: [text(say('approvalText')), link(say('openDraft'), address)],
  };
}
