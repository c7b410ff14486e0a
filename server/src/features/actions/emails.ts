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
  },
  en: {
    subject: 'Action',
    intro: 'An action has been opened for your department:',
    department: 'Department',
    risk: 'Risk',
    risks: { Yüksek: 'High', Orta: 'Medium', Düşük: 'Low' },
    due: 'Due date',
    open: 'Open action',
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
