import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { StoredAction } from './queries.ts';

/** Where an action is opened in the application. */
const linkTo = (id: number) => `/aksiyonlar?aksiyon=${id}`;

const WORDS = {
  tr: {
    subject: 'Aksiyon',
    intro: 'Departmanınız için açılan bir aksiyon var:',
    department: 'Departman',
    risk: 'Risk',
    risks: { Yüksek: 'Yüksek', Orta: 'Orta', Düşük: 'Düşük' },
    due: 'Son tarih',
    open: 'Aksiyonu aç',
    lateSubject: (count: number, name: string) =>
      count === 1 ? `Süresi geçen aksiyon: ${name}` : `Süresi geçen ${count} aksiyon var`,
    late: 'Son tarihi geçen ve hâlâ açık olan aksiyonlar:',
    lateDetail: (day: string) => `son tarih ${day}`,
    all: 'Aksiyonları aç',
    quiet: 'Tamamlandı olarak işaretlediğiniz aksiyonlar yeniden hatırlatılmaz.',
  },
  en: {
    subject: 'Action',
    intro: 'An action has been opened for your department:',
    department: 'Department',
    risk: 'Risk',
    risks: { Yüksek: 'High', Orta: 'Medium', Düşük: 'Low' },
    due: 'Due date',
    open: 'Open action',
    lateSubject: (count: number, name: string) =>
      count === 1 ? `Overdue action: ${name}` : `${count} actions are overdue`,
    late: 'Actions that are past their due date and still open:',
    lateDetail: (day: string) => `due ${day}`,
    all: 'View actions',
    quiet: 'You will not be reminded again of actions you mark as completed.',
  },
} as const;

/** Parts of an action that its mail tells. */
type Told = Pick<
  StoredAction,
  'id' | 'aksiyon_ismi' | 'aksiyon_aciklamasi' | 'department_name' | 'risk' | 'son_tarih'
>;

/** Request to a department about an action. */
export function actionMail(language: Language, action: Told): MailContent {
  const { id, aksiyon_ismi, aksiyon_aciklamasi, department_name, risk, son_tarih } = action;
  const words = WORDS[language];
  return {
    subject: `${words.subject}: ${aksiyon_ismi}`,
    blocks: [
      { kind: 'text', text: words.intro },
      { kind: 'heading', text: aksiyon_ismi },
      ...(aksiyon_aciklamasi ? [{ kind: 'text' as const, text: aksiyon_aciklamasi }] : []),
      {
        kind: 'facts',
        facts: [
          [words.department, department_name ?? '–'],
          [words.risk, words.risks[risk]],
          ...(son_tarih ? [[words.due, dayInWords(son_tarih, language)] as const] : []),
        ],
      },
      { kind: 'link', label: words.open, address: linkTo(id) },
    ],
  };
}

type Late = Readonly<{ id: number; aksiyon_ismi: string; son_tarih: string }>;

/** Reminds one person of everything that has become late. */
export function lateMail(language: Language, late: readonly Late[]): MailContent {
  const words = WORDS[language];
  return {
    subject: words.lateSubject(late.length, late[0]?.aksiyon_ismi ?? ''),
    blocks: [
      { kind: 'text', text: words.late },
      {
        kind: 'items',
        items: late.map((one) => ({
          title: one.aksiyon_ismi,
          detail: words.lateDetail(dayInWords(one.son_tarih, language)),
          url: linkTo(one.id),
        })),
      },
      { kind: 'link', label: words.all, address: '/aksiyonlar' },
      { kind: 'quiet', text: words.quiet },
    ],
  };
}
