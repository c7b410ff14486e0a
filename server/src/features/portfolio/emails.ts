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

const REMINDER = {
  tr: {
    subject: (count: number) => `Hatırlatma: departmanınızda açık ${count} iş`,
    greeting: (name: string) => `Sayın ${name},`,
    intro: (by: string) => `${by}, departmanınızda açık duran işleri hatırlatıyor:`,
    confirm: (name: string) => `Envanter onayı: ${name}`,
    asked: (day: string) => `${day} tarihinden beri bekliyor`,
    due: (day: string) => `son tarih ${day}`,
    late: (day: string) => `süresi geçti, son tarih ${day}`,
    undated: 'son tarihi yok',
    open: 'Emanet’i aç',
  },
  en: {
    subject: (count: number) => `Reminder: ${count} open in your department`,
    greeting: (name: string) => `Dear ${name},`,
    intro: (by: string) => `${by} reminds you of what is open in your department:`,
    confirm: (name: string) => `Inventory confirmation: ${name}`,
    asked: (day: string) => `waiting since ${day}`,
    due: (day: string) => `due ${day}`,
    late: (day: string) => `overdue since ${day}`,
    undated: 'no due date',
    open: 'Open Emanet',
  },
} as const;

type Reminded = Readonly<{
  fullname: string;
  /** The consultant who reminds. */
  by: string;
  today: string;
  actions: readonly Readonly<{ id: number; aksiyon_ismi: string; son_tarih: string | null }>[];
  asked: readonly Readonly<{ department_name: string; bildirim_tarihi: string }>[];
}>;

/** A consultant's reminder to a representative: open confirmations, then open actions. */
export function reminderMail(lang: Language, given: Reminded): MailContent {
  const words = REMINDER[lang];
  const { actions, asked, today } = given;
  const count = actions.length + asked.length;
  const dayOf = (day: string | null) =>
    day === null ? words.undated : words[day < today ? 'late' : 'due'](dayInWords(day, lang));
  const items = [
    ...asked.map((one) => ({
      title: words.confirm(one.department_name),
      detail: words.asked(dayInWords(one.bildirim_tarihi, lang)),
      url: '/veri-isleme',
    })),
    ...actions.map((one) => ({
      title: one.aksiyon_ismi,
      detail: dayOf(one.son_tarih),
      url: `/aksiyonlar?aksiyon=${one.id}`,
    })),
  ];
  const more = items.length - MOST_LINES;
  return {
    subject: words.subject(count),
    blocks: [
      { kind: 'text', text: words.greeting(given.fullname) },
      { kind: 'text', text: words.intro(given.by) },
      { kind: 'items', items: items.slice(0, MOST_LINES) },
      ...(more > 0 ? [{ kind: 'text' as const, text: WORDS[lang].more(more) }] : []),
      { kind: 'link', label: words.open, address: '/aksiyonlar' },
    ],
  };
}
