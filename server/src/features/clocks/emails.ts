import { momentIn } from '@emanet/contract/shared/time/moment';
import { CLOCKS, clockAddress } from '@emanet/contract/clocks/kinds';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { NearClock } from './queries.ts';

const WORDS = {
  tr: {
    left: (days: number) =>
      days < 0 ? `${-days} gün gecikti` : days === 0 ? 'bugün son gün' : `${days} gün kaldı`,
    last: (last: string) => `son gün ${last}`,
    by: (last: string) => `en geç ${last}`,
    late: (last: string) => `süresi geçti, son an ${last} idi`,
    many: (count: number) => `${count} sürenin son günü yakın ya da geçti`,
    intro: 'Son günü yaklaşan ya da geçen işler:',
    open: 'Yasal süreleri aç',
    quiet: 'Her aşama bir kez hatırlatılır. İş kapanınca hatırlatmalar durur.',
  },
  en: {
    left: (days: number) => {
      if (days === 0) return 'due today';
      const count = `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;
      return days < 0 ? `${count} overdue` : `${count} left`;
    },
    last: (last: string) => `due by ${last}`,
    by: (last: string) => `due by ${last}`,
    late: (last: string) => `overdue, was due by ${last}`,
    many: (count: number) => `${count} deadlines are near or have passed`,
    intro: 'Work whose last day is near or has passed:',
    open: 'Open deadlines',
    quiet: 'You are reminded once at each stage. Reminders stop when the work is done.',
  },
} as const;

/** How a clock stands: days, or the minute by which one that counts hours ends. */
function standOf({ son_an, birim, kalan, stage }: NearClock, lang: Language): string {
  const words = WORDS[lang];
  if (birim !== 'saat') return words.left(kalan);
  return (stage === 'gecti' ? words.late : words.by)(momentIn(son_an, lang));
}

const aboutOf = ({ tur, ad }: NearClock, name: string) =>
  tur === 'verbis_bildirimi' ? name : `${name}: ${ad}`;

/** Reminds one person of clocks whose last instant is near or past. */
export function clockMail(lang: Language, near: readonly NearClock[]): MailContent {
  const words = WORDS[lang];
  const [first] = near;
  return {
    subject:
      near.length === 1 && first
        ? `${aboutOf(first, CLOCKS[first.tur].kisa[lang])}, ${standOf(first, lang)}`
        : words.many(near.length),
    blocks: [
      { kind: 'text', text: words.intro },
      {
        kind: 'items',
        items: near.map((one) => ({
          title: aboutOf(one, CLOCKS[one.tur].ad[lang]),
          detail: [
            standOf(one, lang),
            one.birim !== 'saat' && words.last(dayInWords(new Date(one.son_an), lang)),
            one.madde && articleIn(one.madde, lang),
          ]
            .filter(Boolean)
            .join(' · '),
          url: clockAddress(one),
        })),
      },
      { kind: 'link', label: words.open, address: '/sureler' },
      { kind: 'quiet', text: words.quiet },
    ],
  };
}
