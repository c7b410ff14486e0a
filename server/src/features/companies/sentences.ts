import type { Language, Sentence } from '@emanet/contract/shared/primitives';

const SENTENCES = {
  updated: { tr: 'Şirket bilgileri kaydedildi.', en: 'The company details were saved.' },
  logoChanged: { tr: 'Logo değiştirildi.', en: 'The logo was changed.' },
  consultantChanged: {
    tr: 'Danışmanın hakkı değiştirildi.',
    en: 'The consultant’s right was changed.',
  },
  archiveAsked: { tr: 'Arşiv hazırlanıyor.', en: 'The archive is being made.' },
  erasureAsked: {
    tr: 'Şirketin silinmesi istendi; yöneticilerine yazıldı.',
    en: 'The erasure was requested; the administrators have been told.',
  },
  erasureCancelled: { tr: 'Silmekten vazgeçildi.', en: 'The erasure was cancelled.' },
  logoRemoved: { tr: 'Logo kaldırıldı.', en: 'The logo was removed.' },
} as const satisfies Record<string, Sentence>;

/** Sentences about a change that went well. */
export const sentenceOf = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
