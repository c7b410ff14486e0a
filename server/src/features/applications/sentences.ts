import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  added: { tr: 'Başvuru kaydedildi.', en: 'The request was recorded.' },
  updated: { tr: 'Başvuru güncellendi.', en: 'The request was updated.' },
  noted: { tr: 'Not eklendi.', en: 'The note was added.' },
  authority: {
    tr: 'Yetki belgesinin denetlendiği kaydedildi.',
    en: 'The check of the proof of authority was recorded.',
  },
  tasks: { tr: 'Görevler açıldı.', en: 'The tasks were opened.' },
  asked: { tr: 'Başvurana e-posta gönderildi.', en: 'An e-mail was sent to the requester.' },
  drafted: { tr: 'Taslak kaydedildi.', en: 'The draft was saved.' },
  sent: { tr: 'Cevap gönderildi.', en: 'The answer was sent.' },
  withdrawn: {
    tr: 'Başvuru geri çekilmiş olarak kapatıldı.',
    en: 'The request was closed as withdrawn.',
  },
  templateSaved: { tr: 'Şablon kaydedildi.', en: 'The template was saved.' },
  templateRemoved: { tr: 'Şablon kaldırıldı.', en: 'The template was removed.' },
  settingsSaved: {
    tr: 'Başvuru formunun ayarları kaydedildi.',
    en: 'The form settings were saved.',
  },
  codeSent: {
    tr: 'E-posta adresinize altı haneli bir kod gönderildi.',
    en: 'A six-digit code was sent to your e-mail address.',
  },
  confirmed: { tr: 'Başvurunuz alındı.', en: 'Your request has been received.' },
} as const satisfies Record<string, Sentence>;

/** Sentences of successful calls about an application. */
export const sentence = (key: keyof typeof SENTENCES, lang: Language): string =>
  SENTENCES[key][lang];
