import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';

/** Grounds on which a request is refused, as a whole or in part (art. 13/3 of the law asks for one). */
export const REFUSAL_GROUNDS = [
  ...(['m28', 'saklama', 'isleme_sarti', 'hak_savunma', 'kimlik', 'baskasinin_hakki'] as const),
  ...(['sorumlu_degil', 'veri_yok', 'hak_disi', 'tekrar', 'usul'] as const),
] as const;
export type RefusalGround = (typeof REFUSAL_GROUNDS)[number];

type Words = Readonly<{ article: string; name: Sentence }>;

export const REFUSALS: Readonly<Record<RefusalGround, Words>> = {
  m28: {
    article: '6698 s. Kanun m. 28',
    name: {
      tr: 'Talep, Kanun’un uygulanmadığı bir hâle ilişkin',
      en: 'The request concerns a case outside the law',
    },
  },
  saklama: {
    article: '6698 s. Kanun m. 5/2-ç, m. 7/1',
    name: {
      tr: 'Mevzuatta öngörülen saklama süresi dolmadı',
      en: 'A retention period that legislation prescribes has not ended',
    },
  },
  isleme_sarti: {
    article: '6698 s. Kanun m. 5, m. 7/1',
    name: {
      tr: 'İşlemeyi gerektiren sebep ortadan kalkmadı',
      en: 'The reason for processing has not ceased',
    },
  },
  hak_savunma: {
    article: '6698 s. Kanun m. 5/2-e',
    name: {
      tr: 'Veri, bir hakkın tesisi, kullanılması veya korunması için gerekli',
      en: 'The data are needed to establish, exercise or protect a right',
    },
  },
  kimlik: {
    article: 'Başvuru Tebliği m. 5',
    name: {
      tr: 'Başvuranın kimliği doğrulanamadı',
      en: 'The identity of the applicant could not be verified',
    },
  },
  baskasinin_hakki: {
    article: '6698 s. Kanun m. 8, m. 12/1',
    name: {
      tr: 'Talebin karşılanması başkasının hakkını ya da kişisel verisini ihlal eder',
      en: 'Meeting the request would infringe another person’s right or personal data',
    },
  },
  sorumlu_degil: {
    article: '6698 s. Kanun m. 3/1-ı, m. 13/1',
    name: {
      tr: 'Şirket bu veriler bakımından veri sorumlusu değil',
      en: 'The company is not the controller of these data',
    },
  },
  veri_yok: {
    article: '6698 s. Kanun m. 11/1-a',
    name: {
      tr: 'Başvurana ait kişisel veri işlenmiyor',
      en: 'No personal data of the applicant are processed',
    },
  },
  hak_disi: {
    article: '6698 s. Kanun m. 11/1',
    name: {
      tr: 'Talep, Kanun’un tanıdığı haklardan biri değil',
      en: 'The request is none of the rights that the law grants',
    },
  },
  tekrar: {
    article: '6698 s. Kanun m. 13; TMK m. 2',
    name: {
      tr: 'Aynı talep cevaplandı; yeni bir olgu olmadan yineleniyor',
      en: 'The same request was answered and is repeated without new facts',
    },
  },
  usul: {
    article: 'Başvuru Tebliği m. 5',
    name: {
      tr: 'Başvuru, Tebliğ’in aradığı bilgileri taşımıyor',
      en: 'The application lacks what the Communiqué asks for',
    },
  },
};

/** A ground with its article, as a letter and the log name it. */
export const refusalLine = (ground: RefusalGround, lang: Language): string =>
  `${REFUSALS[ground].name[lang]} (${articleIn(REFUSALS[ground].article, lang)})`;

/** Outcomes that refuse something. */
export const isRefusal = (outcome: string | null | undefined): boolean =>
  outcome === 'ret' || outcome === 'kismen';
