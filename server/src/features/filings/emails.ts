import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';

/** How near the last day of telling the registry is. */
export type Stage = 'yaklasti' | 'son_gun' | 'gecti';

const WORDS = {
  tr: {
    subject: {
      yaklasti: (day: string) => `VERBİS: son gün ${day}`,
      son_gun: (day: string, left: number) =>
        `VERBİS: son gün ${left === 0 ? 'bugün' : 'yarın'} (${day})`,
      gecti: (day: string) => `VERBİS: bildirim süresi ${day} tarihinde doldu`,
    },
    intro: (company: string) =>
      `${company} envanterinde, son VERBİS bildiriminden sonra Sicile bildirilmesi gereken değişiklikler var.`,
    first: 'İlk değişiklik',
    last: 'Son gün',
    count: 'Fark sayısı',
    open: 'Bildirimi aç',
    law: 'Sicildeki bilgilerde olan değişiklikler yedi gün içinde Sicile bildirilir (Veri Sorumluları Sicili Hakkında Yönetmelik m. 13). Sicile işledikten sonra “Bildirildi olarak işaretle” derseniz hatırlatmalar durur.',
  },
  en: {
    subject: {
      yaklasti: (day: string) => `VERBİS: notification due by ${day}`,
      son_gun: (day: string, left: number) =>
        `VERBİS: notification due ${left === 0 ? 'today' : 'tomorrow'} (${day})`,
      gecti: (day: string) => `VERBİS: notification was due by ${day}`,
    },
    intro: (company: string) =>
      `Since the last VERBİS notification, the inventory of ${company} has changed in ways that must be notified to the registry.`,
    first: 'First change',
    last: 'Notification due by',
    count: 'Differences',
    open: 'Open notification',
    law: 'Changes must be notified to the registry within seven days (Regulation on the Data Controllers’ Registry, Art. 13). Once you have entered them, choose “Mark as notified”, and the reminders will stop.',
  },
} as const;

/** Reminds of changes that are not notified yet. */
export function filingMail(
  language: Language,
  stage: Stage,
  about: Readonly<{
    company: string;
    first: string;
    last: string;
    /** Days to the last one; below zero once it has passed. */
    left: number;
    count: number;
  }>,
): MailContent {
  const words = WORDS[language];
  return {
    subject: words.subject[stage](dayInWords(about.last, language), about.left),
    blocks: [
      { kind: 'text', text: words.intro(about.company) },
      {
        kind: 'facts',
        facts: [
          [words.first, dayInWords(about.first, language)],
          [words.last, dayInWords(about.last, language)],
          [words.count, String(about.count)],
        ],
      },
      { kind: 'link', label: words.open, address: '/tablolar?gorunum=verbis' },
      { kind: 'quiet', text: words.law },
    ],
  };
}
