import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { dueAddress } from '@emanet/contract/dashboard';
import type { DueOfClient } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';

/** Lines of a mail; the screen has the rest. */
const MOST_LINES = 60;

const WORDS = {
  tr: {
    subject: (due: number, late: number) =>
      late > 0 ? `Bu hafta ${due} süre, ${late} gecikmiş` : `Bu hafta ${due} süre`,
    intro: 'Müşterilerinizde geciken ve bu hafta dolan süreler:',
    late: (day: string) => `gecikti, son gün ${day} idi`,
    due: (day: string) => `son gün ${day}`,
    more: (count: number) => `${count} süre daha var.`,
    open: 'Haftayı aç',
    quiet: 'Pazartesi e-postasını siz istediniz; portföy tercihlerinden kapatabilirsiniz.',
  },
  en: {
    subject: (due: number, late: number) =>
      late > 0 ? `This week: ${due} due, ${late} overdue` : `This week: ${due} due`,
    intro: 'Overdue and due this week, over all your clients:',
    late: (day: string) => `overdue, was due by ${day}`,
    due: (day: string) => `due by ${day}`,
    more: (count: number) => `${count} more are due.`,
    open: 'Open the week',
    quiet: 'You asked for this Monday e-mail; turn it off in the portfolio preferences.',
  },
} as const;

/** The week of a consultant, as the screen tells it. */
export function weekMail(
  lang: Language,
  due: readonly DueOfClient[],
  { now, nameOf }: Readonly<{ now: number; nameOf: (company_id: number) => string }>,
): MailContent {
  const words = WORDS[lang];
  const isLate = ({ son_an }: DueOfClient) => Date.parse(son_an) < now;
  const more = due.length - MOST_LINES;
  return {
    subject: words.subject(due.length, due.filter(isLate).length),
    blocks: [
      { kind: 'text', text: words.intro },
      {
        kind: 'items',
        items: due.slice(0, MOST_LINES).map((one) => ({
          title: `${nameOf(one.company_id)}: ${CLOCKS[one.tur].ad[lang]}, ${one.ad}`,
          detail: words[isLate(one) ? 'late' : 'due'](dayInWords(one.gun, lang)),
          url: inCompany(dueAddress(one), one.company_id),
        })),
      },
      ...(more > 0 ? [{ kind: 'text' as const, text: words.more(more) }] : []),
      { kind: 'link', label: words.open, address: '/portfoy/hafta' },
      { kind: 'quiet', text: words.quiet },
    ],
  };
}
