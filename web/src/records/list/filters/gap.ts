import { choicesOf } from '@emanet/contract/lookups';
import { ANSWER_GAPS, gapName, isGapBehind, type GapBehind } from '@emanet/contract/tables/gaps';
import type { Language } from '@emanet/contract/shared/primitives';

/** A gap of the notification to VERBİS, in a category of data or, without one, of the whole company. */
export type Gap = Readonly<{ kod: GapBehind; kategori?: string }>;

const categoryName = (code: string, lang: Language): string | undefined =>
  choicesOf('kisisel_veriler').find(({ group }) => group?.code === code)?.group?.[lang];

/** Parses a gap in an address, such as `sure_eksik.kimlik`. */
export function readGap(text: string): Gap | undefined {
  const [kod = '', kategori] = text.split('.');
  if (!isGapBehind(kod)) return undefined;
  if (kategori === undefined)
    return kod === 'veri_yok' || ANSWER_GAPS.includes(kod) ? { kod } : undefined;
  return categoryName(kategori, 'tr') === undefined ? undefined : { kod, kategori };
}

export const writeGap = ({ kod, kategori }: Gap): string =>
  kategori === undefined ? kod : `${kod}.${kategori}`;

/** The gap's label as a filter. */
export const gapLabel = ({ kod, kategori }: Gap, lang: Language): string =>
  ['VERBİS', kategori && categoryName(kategori, lang), gapName(kod, lang)]
    .filter(Boolean)
    .join(': ');
