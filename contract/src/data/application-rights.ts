import { articleIn } from '../shared/articles.ts';
import type { Language, Sentence } from '../shared/primitives.ts';

/** The rights of article 11, paragraph 1, of Law No. 6698, by their letter. */
export const RIGHTS = ['a', 'b', 'c', 'ç', 'd', 'e', 'f', 'g', 'ğ'] as const;
export type Right = (typeof RIGHTS)[number];

/** Rights as a language cites them: "m. 11/1-c, e", in English "Art. 11(1)(c), (e)". */
export const articlesOf = (rights: readonly Right[], lang: Language): string =>
  rights.length > 0 ? articleIn(`m. 11/1-${rights.join(', ')}`, lang) : '';

/** One right as a language cites it: "m. 11/1-e", in English "Art. 11(1)(e)". */
export const articleOf = (right: Right, lang: Language): string => articlesOf([right], lang);

/** `plain`: as an applicant ticks it; `short`: as a list names it. */
export const RIGHT_TEXTS: Readonly<Record<Right, Readonly<{ plain: Sentence; short: Sentence }>>> =
  {
    a: {
      plain: {
        tr: 'Kişisel verimin işlenip işlenmediğini öğrenmek',
        en: 'To learn whether my personal data is processed',
      },
      short: { tr: 'İşlenip işlenmediğini öğrenme', en: 'Whether data is processed' },
    },
    b: {
      plain: {
        tr: 'İşlenmişse buna ilişkin bilgi talep etmek',
        en: 'To obtain information about the processing, if any',
      },
      short: { tr: 'Bilgi talep etme', en: 'Information' },
    },
    c: {
      plain: {
        tr: 'İşlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenmek',
        en: 'To learn the purpose of the processing and whether the data is used for it',
      },
      short: { tr: 'İşleme amacını öğrenme', en: 'Purpose of processing' },
    },
    ç: {
      plain: {
        tr: 'Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilmek',
        en: 'To know the third parties, in Türkiye or abroad, to whom it is transferred',
      },
      short: { tr: 'Aktarılan üçüncü kişiler', en: 'Third parties' },
    },
    d: {
      plain: {
        tr: 'Eksik veya yanlış işlenmişse düzeltilmesini istemek',
        en: 'To have incomplete or inaccurate data corrected',
      },
      short: { tr: 'Düzeltme', en: 'Correction' },
    },
    e: {
      plain: {
        tr: 'Silinmesini veya yok edilmesini istemek',
        en: 'To have it erased or destroyed',
      },
      short: { tr: 'Silme veya yok etme', en: 'Erasure' },
    },
    f: {
      plain: {
        tr: 'Düzeltme ve silmenin aktarılan üçüncü kişilere bildirilmesini istemek',
        en: 'To have third parties who received it notified of the correction or erasure',
      },
      short: { tr: 'Üçüncü kişilere bildirme', en: 'Notifying third parties' },
    },
    g: {
      plain: {
        tr: 'Yalnızca otomatik sistemlerle yapılan analiz sonucunda aleyhime çıkan sonuca itiraz etmek',
        en: 'To object to an adverse result reached solely by automated means',
      },
      short: { tr: 'Otomatik analize itiraz', en: 'Objection to automated analysis' },
    },
    ğ: {
      plain: {
        tr: 'Kanuna aykırı işleme nedeniyle uğradığım zararın giderilmesini istemek',
        en: 'To claim compensation for damage caused by unlawful processing',
      },
      short: { tr: 'Zararın giderilmesi', en: 'Compensation' },
    },
  };
