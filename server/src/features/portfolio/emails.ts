import { ENTRIES } from '@emanet/contract/board/decisions';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { momentIn } from '@emanet/contract/shared/time/moment';
import { dueAddress } from '@emanet/contract/dashboard';
import type { DueOfClient } from '@emanet/contract/portfolio';
import { inCompany, reviewAddress } from '@emanet/contract/shared/company-address';
import type { LawLine } from '@emanet/contract/portfolio/law';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import { link, quiet, speaker, text } from '../../platform/mail/speaker.ts';

/** Lines of a mail; the screen has the rest. */
const MOST_LINES = 60;

const WEEK = serverTexts((all) => all.portfolio.weekMail);
const REMINDER = {
  ...serverTexts((all) => all.portfolio.reminderMail),
  greeting: serverText('common.greeting'),
  due: serverText('common.due'),
  late: serverText('common.late'),
};

type Week = Readonly<{
  now: number;
  nameOf: (company_id: number) => string;
  /** Clients whose days could not be read. */
  unread: readonly number[];
  /** Entries of the law that concern clients without their action. */
  law: readonly LawLine[];
}>;

/** Entries of the law that a mail names. */
const MOST_LAW = 3;

/** Seven days of a consultant in the order of duties, as on the screen. */
export function weekMail(
  lang: Language,
  due: readonly DueOfClient[],
  { now, nameOf, unread, law }: Week,
): MailContent {
  const isLate = ({ son_an }: DueOfClient) => Date.parse(son_an) < now;
  const late = due.filter(isLate).length;
  const more = due.length - MOST_LINES;
  const say = speaker(WEEK, lang, { due: due.length, late, count: more });
  return {
    // With unread clients the number would not be that of the week.
    subject:
      unread.length > 0
        ? say('subjectUnread', { count: unread.length })
        : say(late > 0 ? 'subjectLate' : 'subject'),
    blocks: [
      ...(unread.length > 0 ? [text(say('unread', { names: unread.map(nameOf).join(', ') }))] : []),
      ...(due.length > 0 ? [text(say('intro'))] : []),
      {
        kind: 'items',
        items: due.slice(0, MOST_LINES).map((one) => ({
          title: `${nameOf(one.company_id)}: ${CLOCKS[one.tur].ad[lang]}, ${one.ad}`,
          detail: [
            say(isLate(one) ? 'late' : 'due', {
              day: one.birim === 'saat' ? momentIn(one.son_an, lang) : dayInWords(one.gun, lang),
            }),
            one.sahip?.ad,
          ]
            .filter(Boolean)
            .join(' · '),
          url: inCompany(dueAddress(one), one.company_id),
        })),
      },
      ...(more > 0 ? [text(say('more'))] : []),
      ...(law.length > 0
        ? [{ kind: 'items' as const, items: law.slice(0, MOST_LAW).map(lawItem(lang)) }]
        : []),
      link(say('open'), '/portfoy/hafta'),
      quiet(say('quiet')),
    ],
  };
}

const lawItem = (lang: Language) => (one: LawLine) => ({
  title: one.sayi ?? ENTRIES.find(({ id }) => id === one.id)?.title[lang] ?? one.baslik,
  detail: speaker(WEEK, lang, { count: one.ilgili, all: one.musteri })('law'),
  url: `/portfoy/mevzuat/${one.id}`,
});

type Reminded = Readonly<{
  fullname: string;
  /** The consultant who reminds. */
  by: string;
  today: string;
  actions: readonly Readonly<{ id: number; aksiyon_ismi: string; son_tarih: string | null }>[];
  asked: readonly Readonly<{
    department_id: number;
    department_name: string;
    bildirim_tarihi: string;
  }>[];
}>;

/** A consultant's reminder to a representative: open confirmations, then open actions. */
export function reminderMail(lang: Language, given: Reminded): MailContent {
  const { fullname, by, actions, asked, today } = given;
  const say = speaker(REMINDER, lang, { fullname, by, count: actions.length + asked.length });
  const dayOf = (day: string | null) =>
    day === null
      ? say('undated')
      : say(day < today ? 'late' : 'due', { day: dayInWords(day, lang) });
  const items = [
    ...asked.map((one) => ({
      title: say('confirm', { name: one.department_name }),
      detail: say('asked', { day: dayInWords(one.bildirim_tarihi, lang) }),
      url: reviewAddress(one.department_id),
    })),
    ...actions.map((one) => ({
      title: one.aksiyon_ismi,
      detail: dayOf(one.son_tarih),
      url: `/aksiyonlar?aksiyon=${one.id}`,
    })),
  ];
  const more = items.length - MOST_LINES;
  return {
    subject: say('subject'),
    blocks: [
      text(say('greeting')),
      text(say('intro')),
      { kind: 'items', items: items.slice(0, MOST_LINES) },
      ...(more > 0 ? [text(speaker(WEEK, lang)('more', { count: more }))] : []),
      link(say('open'), asked.length > 0 ? reviewAddress() : '/aksiyonlar'),
    ],
  };
}
