import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../platform/day-in-words.ts';
import type { MailContent } from '../../platform/mail/layout.ts';

/** A current document whose review is near or past. */
export type DueReview = Readonly<{ id: number; dokuman_ismi: string; gozden_gecirme: string }>;

const WORDS = {
  tr: {
    one: (name: string) => `Gözden geçirilecek doküman: ${name}`,
    many: (count: number) => `Gözden geçirilecek ${count} doküman var`,
    intro: 'Gözden geçirme tarihi yaklaşan veya geçen dokümanlar:',
    due: (day: string) => `gözden geçirme tarihi ${day}`,
    late: (day: string) => `süresi geçti, gözden geçirme tarihi ${day}`,
    open: 'Dokümanları aç',
    quiet: 'Her gözden geçirme tarihi için bir kez hatırlatılır.',
  },
  en: {
    one: (name: string) => `Document to be reviewed: ${name}`,
    many: (count: number) => `${count} documents to be reviewed`,
    intro: 'Documents whose review is due soon or overdue:',
    due: (day: string) => `review due ${day}`,
    late: (day: string) => `overdue since ${day}`,
    open: 'Open documents',
    quiet: 'You will be reminded once for each review date.',
  },
} as const;

/** Reminds one person of documents that are to be reviewed; `today` parts late ones from the others. */
export function reviewMail(
  language: Language,
  due: readonly DueReview[],
  today: string,
): MailContent {
  const words = WORDS[language];
  return {
    subject: due.length === 1 ? words.one(due[0]?.dokuman_ismi ?? '') : words.many(due.length),
    blocks: [
      { kind: 'text', text: words.intro },
      {
        kind: 'items',
        items: due.map(({ id, dokuman_ismi, gozden_gecirme: day }) => ({
          title: dokuman_ismi,
          detail: (day < today ? words.late : words.due)(dayInWords(day, language)),
          url: `/dokumanlar?kayit=${id}`,
        })),
      },
      { kind: 'link', label: words.open, address: '/dokumanlar' },
      { kind: 'quiet', text: words.quiet },
    ],
  };
}
