import type { ActionRisk } from '@emanet/contract/actions';
import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { Block, MailContent } from '../../platform/mail/layout.ts';

export type DigestAction = Readonly<{
  id: number;
  aksiyon_ismi: string;
  risk: ActionRisk;
  department_name: string;
  sorumlu: string | null;
  son_tarih: string | null;
}>;

type Given = Readonly<{
  fullname: string;
  /** Open actions of the person's departments, the most urgent of each department first. */
  actions: readonly DigestAction[];
  today: string;
}>;

/** Actions of one department that are written out; the rest is a number. */
const MOST_LISTED = 10;

const WORDS = {
  tr: {
    greeting: (name: string) => `Sayın ${name},`,
    intro: 'Departmanınızın açık aksiyonları (en acil olanlar önce):',
    risk: { Yüksek: 'Yüksek', Orta: 'Orta', Düşük: 'Düşük' },
    due: (day: string) => `son tarih ${day}`,
    late: (day: string) => `süresi geçti, son tarih ${day}`,
    more: (count: number) => `ve ${count} aksiyon daha`,
    open: 'Aksiyonları aç',
    quiet: 'Tamamlandı olarak işaretlediğiniz aksiyonlar sonraki özette yer almaz.',
    subject: (where: string, open: number, late: number) =>
      late > 0
        ? `${where}: ${open} açık aksiyon, geciken: ${late}`
        : `${where}: ${open} açık aksiyon`,
    several: (count: number) => `${count} departman`,
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    intro: 'The open actions of your department, the most urgent first:',
    risk: { Yüksek: 'High', Orta: 'Medium', Düşük: 'Low' },
    due: (day: string) => `due ${day}`,
    late: (day: string) => `overdue since ${day}`,
    more: (count: number) => `and ${count} more`,
    open: 'View actions',
    quiet: 'Actions you mark as completed will not appear in the next digest.',
    subject: (where: string, open: number, late: number) =>
      late > 0
        ? `${where}: ${open} open action${open === 1 ? '' : 's'}, ${late} overdue`
        : `${where}: ${open} open action${open === 1 ? '' : 's'}`,
    several: (count: number) => `${count} departments`,
  },
} as const;

/** Everything that is open in the departments of one person. */
export function digestMail(language: Language, given: Given): MailContent {
  const { fullname, actions, today } = given;
  const words = WORDS[language];
  const isLate = ({ son_tarih }: DigestAction) => son_tarih !== null && son_tarih < today;
  const departments = Map.groupBy(actions, (one) => one.department_name);
  const [first = ''] = departments.keys();
  const where = departments.size > 1 ? words.several(departments.size) : first;
  const detailOf = (action: DigestAction) =>
    [
      words.risk[action.risk],
      ...(action.sorumlu ? [action.sorumlu] : []),
      ...(action.son_tarih
        ? [(isLate(action) ? words.late : words.due)(dayInWords(action.son_tarih, language))]
        : []),
    ].join(' · ');
  const blocksOf = ([name, all]: readonly [string, readonly DigestAction[]]): Block[] => [
    ...(departments.size > 1 ? [{ kind: 'heading' as const, text: name }] : []),
    {
      kind: 'items',
      items: all.slice(0, MOST_LISTED).map((action) => ({
        title: action.aksiyon_ismi,
        detail: detailOf(action),
        url: `/aksiyonlar?aksiyon=${action.id}`,
      })),
    },
    ...(all.length > MOST_LISTED
      ? [{ kind: 'quiet' as const, text: words.more(all.length - MOST_LISTED) }]
      : []),
  ];
  return {
    subject: words.subject(where, actions.length, actions.filter(isLate).length),
    blocks: [
      { kind: 'text', text: words.greeting(fullname) },
      { kind: 'text', text: words.intro },
      ...[...departments].flatMap(blocksOf),
      { kind: 'link', label: words.open, address: '/aksiyonlar' },
      { kind: 'quiet', text: words.quiet },
    ],
  };
}
