import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  invited: { tr: 'Davet eklendi.', en: 'The invitation was added.' },
  deleted: { tr: 'Davet silindi.', en: 'The invitation was deleted.' },
  restored: { tr: 'Davet geri getirildi.', en: 'The invitation was restored.' },
  mailed: { tr: 'E-posta gönderiliyor.', en: 'The e-mail is being sent.' },
  mailedSample: {
    tr: 'Davet e-postası adresinize gönderiliyor.',
    en: 'The invitation e-mail is being sent to your address.',
  },
  questionsSaved: { tr: 'Soru seti kaydedildi.', en: 'The question set was saved.' },
  settingsSaved: { tr: 'Ayarlar kaydedildi.', en: 'The settings were saved.' },
  progressSaved: { tr: 'İlerlemeniz kaydedildi.', en: 'Your progress was saved.' },
  tryBegun: { tr: 'Yeni deneme başladı.', en: 'A new try has begun.' },
  triesGranted: { tr: 'Üç yeni deneme hakkı verildi.', en: 'Three further tries were granted.' },
  answerSaved: { tr: 'Cevabınız kaydedildi.', en: 'Your answer was saved.' },
} as const satisfies Record<string, Sentence>;

/** The sentence of a verb that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
