import type { Language, Sentence } from '../shared/primitives.ts';

/** Notes of the application itself at the start or the end of a clock. The Turkish words are stored. */
export const OWN_PROOFS = {
  istisna_bitti: {
    tr: 'Yanıtlar değişti: kayıt istisnası bu gün sona erdi',
    en: 'The answers were changed: the exemption from registration ended on this day',
  },
  politika: {
    tr: 'Kayıt yükümlülüğünün doğduğu gün; saklama ve imha politikası o günden beri gerekli (Silme Yönetmeliği m. 5, m. 11)',
    en: 'The day the duty to register arose; a retention and disposal policy is required from then (Deletion Regulation Art. 5, Art. 11)',
  },
  yukumluluk_kalkti: {
    tr: 'Kayıt yükümlülüğü kalktı: yanıtlara göre istisna kapsamında',
    en: 'The duty to register has ceased: exempt by the answers',
  },
  bildirildi: { tr: 'VERBİS bildirimi', en: 'VERBİS filing' },
  geri_alindi: { tr: 'Değişiklik geri alındı', en: 'The change was taken back' },
} as const satisfies Readonly<Record<string, Sentence>>;

/** A proof in a reader's language where the application wrote it; a person's words as they are. */
export const proofIn = (text: string | null, lang: Language): string | null =>
  Object.values(OWN_PROOFS).find(({ tr }) => tr === text)?.[lang] ?? text;
