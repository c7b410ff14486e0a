import { CLOCKS, clockAddress } from '@emanet/contract/clocks/kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords, LOCALES } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { NearClock } from './queries.ts';

const WORDS = {
  tr: {
    one: (name: string, about: string) => `Yasal süre: ${name} (${about})`,
    many: (count: number) => `${count} yasal sürenin son günü yakın ya da geçti`,
    intro: (company: string) => `${company} için işleyen süreler:`,
    yaklasti: (last: string) => `son gün ${last}`,
    son_gun: (last: string) => `son gün ${last}, az kaldı`,
    gecti: (last: string) => `süresi geçti, son gün ${last} idi`,
    open: 'Yasal süreleri aç',
    quiet: 'Her aşama için bir kez hatırlatılır: yaklaşınca, son iş gününde ve süre geçince.',
  },
  en: {
    one: (name: string, about: string) => `Statutory deadline: ${name} (${about})`,
    many: (count: number) => `${count} statutory deadlines are near or have passed`,
    intro: (company: string) => `Deadlines running for ${company}:`,
    yaklasti: (last: string) => `due by ${last}`,
    son_gun: (last: string) => `due by ${last}, little time left`,
    gecti: (last: string) => `overdue, was due by ${last}`,
    open: 'Open statutory deadlines',
    quiet:
      'You are reminded once at each stage: when the day is near, on the last working day, and when it has passed.',
  },
} as const;

/** The last instant as it is written out; one counted in hours has its minute. */
const lastOf = ({ son_an, birim }: NearClock, lang: Language): string =>
  birim === 'saat'
    ? new Intl.DateTimeFormat(LOCALES[lang], {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Europe/Istanbul',
      }).format(new Date(son_an))
    : dayInWords(new Date(son_an), lang);

/** Reminds one person of clocks whose last instant is near or past. */
export function clockMail(
  lang: Language,
  near: readonly NearClock[],
  { company, base }: Readonly<{ company: string; base: string }>,
): MailContent {
  const words = WORDS[lang];
  const [first] = near;
  return {
    subject:
      near.length === 1 && first
        ? words.one(CLOCKS[first.tur].ad[lang], first.ad)
        : words.many(near.length),
    blocks: [
      { kind: 'text', text: words.intro(company) },
      {
        kind: 'items',
        items: near.map((one) => ({
          title: `${CLOCKS[one.tur].ad[lang]}: ${one.ad}`,
          detail: words[one.asama](lastOf(one, lang)),
          url: new URL(clockAddress(one), base).href,
        })),
      },
      { kind: 'link', label: words.open, address: new URL('/sureler', base).href },
      { kind: 'quiet', text: words.quiet },
    ],
  };
}
