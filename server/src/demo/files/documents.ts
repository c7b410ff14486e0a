import type { DOCUMENT_TYPES } from '@emanet/contract/documents';
import type { LibraryActivity } from '../../template/library.ts';

export type DemoDocument = Readonly<{
  dokuman_ismi: string;
  dokuman_tur: (typeof DOCUMENT_TYPES)[number];
  daysAgo: number;
  guncel: boolean;
}>;

/** Texts that a company has beside those its activities name. */
// prettier-ignore
const OTHERS: readonly DemoDocument[] = [
  { dokuman_ismi: 'Genel Aydınlatma Metni', dokuman_tur: 'Aydınlatma Metni', daysAgo: 118, guncel: true },
  { dokuman_ismi: 'Kişisel Verilerin Saklanması ve İmhası Politikası', dokuman_tur: 'Politika', daysAgo: 204, guncel: true },
  { dokuman_ismi: 'Çalışan Gizlilik ve Veri Koruma Taahhütnamesi', dokuman_tur: 'Taahhütname', daysAgo: 167, guncel: true },
  { dokuman_ismi: 'Ziyaretçi Aydınlatma Metni (2023)', dokuman_tur: 'Aydınlatma Metni', daysAgo: 911, guncel: false },
];

/** The documents of a company, without the `unwritten` texts that its activities are waiting for. */
export function documentsFor(activities: readonly LibraryActivity[], unwritten: readonly string[]) {
  const named = (
    titles: readonly string[],
    dokuman_tur: DemoDocument['dokuman_tur'],
    age: number,
  ) =>
    [...new Set(titles)]
      .filter(
        (title) => !unwritten.includes(title) && !OTHERS.some((one) => one.dokuman_ismi === title),
      )
      .map((dokuman_ismi, at) => ({
        dokuman_ismi,
        dokuman_tur,
        daysAgo: age + 7 * at,
        guncel: true,
      }));
  return [
    ...named(
      activities.map(({ notice }) => notice),
      'Aydınlatma Metni',
      96,
    ),
    ...named(
      activities.flatMap(({ consent }) => consent ?? []),
      'Açık Rıza Metni',
      101,
    ),
    ...OTHERS,
  ];
}
