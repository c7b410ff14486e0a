import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  added: { tr: 'Başvuru kaydedildi.', en: 'The application was entered.' },
  updated: { tr: 'Başvuru güncellendi.', en: 'The application was updated.' },
  noted: { tr: 'Not eklendi.', en: 'The note was added.' },
  asked: { tr: 'Başvurana e-posta gönderildi.', en: 'The applicant was asked by e-mail.' },
  drafted: { tr: 'Taslak saklandı.', en: 'The draft was kept.' },
  sent: { tr: 'Cevap gönderildi.', en: 'The answer was sent.' },
  withdrawn: {
    tr: 'Başvuru geri alınmış olarak kapatıldı.',
    en: 'The application was closed as withdrawn.',
  },
  templateSaved: { tr: 'Şablon saklandı.', en: 'The template was kept.' },
  templateRemoved: { tr: 'Şablon kaldırıldı.', en: 'The template was removed.' },
  settingsSaved: {
    tr: 'Başvuru formunun ayarları saklandı.',
    en: 'The settings of the form were kept.',
  },
  codeSent: {
    tr: 'E-posta adresinize altı haneli bir kod gönderildi.',
    en: 'A six-digit code was sent to your e-mail address.',
  },
  confirmed: { tr: 'Başvurunuz alındı.', en: 'Your application was received.' },
} as const satisfies Record<string, Sentence>;

/** Sentences of successful calls about an application. */
export const sentence = (key: keyof typeof SENTENCES, lang: Language): string =>
  SENTENCES[key][lang];
