import type { Language } from '@emanet/contract/shared/primitives';
import { dayInWords } from '../../../platform/day-in-words.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';

type About = Readonly<{ fullname: string; ad: string; company_name: string }>;

const WORDS = {
  tr: {
    greeting: (name: string) => `Merhaba ${name},`,
    ask: {
      subject: (ad: string) => `Okumanız için: ${ad}`,
      why: ({ company_name, ad }: About) =>
        `${company_name} size “${ad}” başlıklı metni gönderdi. Metni açıp okuyun, okuduğunuzu sayfanın sonunda bildirin.`,
    },
    remind: {
      subject: (ad: string) => `Hatırlatma: ${ad}`,
      why: ({ company_name, ad }: About) =>
        `${company_name} tarafından gönderilen “${ad}” başlıklı metni okuduğunuzu henüz bildirmediniz.`,
    },
    open: 'Metni aç',
    until: (day: string) => `Son gün: ${day}`,
    quiet: 'Bağlantı size özeldir, kimseyle paylaşmayın. Parola ya da hesap gerekmez.',
    receipt: {
      subject: (ad: string) => `Beyanınız kaydedildi: ${ad}`,
      why: ({ company_name, ad }: About) =>
        `${company_name} tarafından gönderilen “${ad}” için beyanınız kaydedildi. Belgesi ektedir; saklayabilirsiniz.`,
      quiet: 'Bu beyanı siz vermediyseniz metni gönderen kişiye bildirin.',
    },
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    ask: {
      subject: (ad: string) => `For you to read: ${ad}`,
      why: ({ company_name, ad }: About) =>
        `${company_name} has sent you the text “${ad}”. Open and read it, then confirm at the end of the page.`,
    },
    remind: {
      subject: (ad: string) => `Reminder: ${ad}`,
      why: ({ company_name, ad }: About) =>
        `You have not yet confirmed that you read “${ad}”, which ${company_name} sent you.`,
    },
    open: 'Open the text',
    until: (day: string) => `Last day: ${day}`,
    quiet: 'The link is personal; do not share it with anyone. No password or account is needed.',
    receipt: {
      subject: (ad: string) => `Your declaration was recorded: ${ad}`,
      why: ({ company_name, ad }: About) =>
        `Your declaration about “${ad}”, sent by ${company_name}, was recorded. Its record is attached for you to keep.`,
      quiet: 'If you did not make this declaration, tell the person who sent you the text.',
    },
  },
} as const;

/** The mail with a person's own link, or a reminder of it. */
export function signatureMail(
  language: Language,
  kind: 'ask' | 'remind',
  { son_gun, link, ...about }: About & Readonly<{ son_gun: string; link: string }>,
): MailContent {
  const words = WORDS[language];
  return {
    subject: words[kind].subject(about.ad),
    blocks: [
      { kind: 'text', text: words.greeting(about.fullname) },
      { kind: 'text', text: words[kind].why(about) },
      { kind: 'link', label: words.open, address: link },
      { kind: 'text', text: words.until(dayInWords(son_gun, language)) },
      { kind: 'quiet', text: words.quiet },
    ],
  };
}

/** The receipt of a declaration; `facts`: which version, its digest, and when. */
export function receiptMail(
  language: Language,
  about: About,
  facts: readonly (readonly [string, string])[],
): MailContent {
  const words = WORDS[language];
  return {
    subject: words.receipt.subject(about.ad),
    blocks: [
      { kind: 'text', text: words.greeting(about.fullname) },
      { kind: 'text', text: words.receipt.why(about) },
      { kind: 'facts', facts },
      { kind: 'quiet', text: words.receipt.quiet },
    ],
  };
}

/** A draft that waits for the approval of somebody. */
export function approvalMail(
  language: Language,
  { ad, by, address }: Readonly<{ ad: string; by: string; address: string }>,
): MailContent {
  const tr = language === 'tr';
  return {
    subject: tr ? `Onayınızı bekliyor: ${ad}` : `Waiting for your approval: ${ad}`,
    blocks: [
      {
        kind: 'text',
        text: tr
          ? `${by}, “${ad}” taslağını onayınıza gönderdi.`
          : `${by} sent the draft “${ad}” for your approval.`,
      },
      { kind: 'link', label: tr ? 'Taslağı aç' : 'Open the draft', address },
    ],
  };
}
