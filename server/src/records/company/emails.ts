import type { Language } from '@emanet/contract/shared/primitives';
import type { MailContent } from '../../platform/mail/layout.ts';
import { dayInWords } from '../../platform/day-in-words.ts';

type Erased = Readonly<{ company: string; zincir_sonu: number; zincir_ozeti: string }>;

const texts = (subject: string, ...lines: string[]): MailContent => ({
  subject,
  blocks: lines.map((text) => ({ kind: 'text', text })),
});

/** The last mail about a company: its data are gone, and what is kept of its log. */
export const erasedMail = (
  language: Language,
  { company, zincir_sonu, zincir_ozeti }: Erased,
): MailContent =>
  language === 'tr'
    ? texts(
        `${company} silindi`,
        `${company} şirketinin Emanet’teki bütün kayıtları ve dosyaları silindi. Bu işlem geri alınamaz.`,
        `Silmenin kaydı saklanır: son kayıt ${zincir_sonu}, zincirin özeti ${zincir_ozeti || 'yok'}.`,
      )
    : texts(
        `${company} has been erased`,
        `All records and files of ${company} in Emanet have been erased. This cannot be undone.`,
        `A record of the erasure is kept: last entry ${zincir_sonu}, digest of the chain ${zincir_ozeti || 'none'}.`,
      );

type Asked = Readonly<{ company: string; by: string; day: string }>;

/** Tells those who may cancel it that a company will be erased. */
export const erasureAskedMail = (language: Language, { company, by, day }: Asked): MailContent => {
  const when = dayInWords(day, language);
  return language === 'tr'
    ? {
        subject: `${company} ${when} tarihinde silinecek`,
        blocks: [
          {
            kind: 'text',
            text: `${by}, ${company} şirketinin bütün kayıt ve dosyalarıyla silinmesini istedi. ${when} tarihine kadar vazgeçilebilir; o güne kadar her şey çalışmaya devam eder.`,
          },
          { kind: 'link', label: 'Şirket sayfasını aç', address: '/sirket' },
        ],
      }
    : {
        subject: `${company} will be erased on ${when}`,
        blocks: [
          {
            kind: 'text',
            text: `${by} has asked for ${company} to be erased with all its records and files. This can be cancelled until ${when}; everything goes on working until then.`,
          },
          { kind: 'link', label: 'Open the company page', address: '/sirket' },
        ],
      };
};

/** Tells the same people that it will not. */
export const erasureCancelledMail = (
  language: Language,
  { company, by }: Omit<Asked, 'day'>,
): MailContent =>
  language === 'tr'
    ? texts(`${company} silinmeyecek`, `${by}, ${company} şirketini silmekten vazgeçti.`)
    : texts(`${company} will not be erased`, `${by} has cancelled the erasure of ${company}.`);
