import type { MailContent } from '../../platform/mail/layout.ts';

/** A current document whose review is near or past. */
export type DueReview = Readonly<{ id: number; dokuman_ismi: string; gozden_gecirme: string }>;

const written = (day: string) => day.split('-').toReversed().join('.');

/** Reminds one person of documents that are to be reviewed; `today` parts late ones from the others. */
export const reviewMail = (
  due: readonly DueReview[],
  { base, today }: Readonly<{ base: string; today: string }>,
): MailContent => ({
  subject:
    due.length === 1
      ? `Gözden geçirilecek doküman: ${due[0]?.dokuman_ismi ?? ''}`
      : `Gözden geçirilecek ${due.length} doküman var`,
  blocks: [
    { kind: 'text', text: 'Gözden geçirme tarihi yaklaşan veya geçen dokümanlar:' },
    ...due.map((one) => ({
      kind: 'text' as const,
      text: `${one.dokuman_ismi} (${written(one.gozden_gecirme)}${one.gozden_gecirme < today ? ', süresi geçti' : ''}): ${new URL(`/dokumanlar?kayit=${one.id}`, base).href}`,
    })),
    { kind: 'quiet', text: 'Her gözden geçirme tarihi için bir kez hatırlatılır.' },
  ],
});
