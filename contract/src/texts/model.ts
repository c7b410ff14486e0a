import type { Sentence } from '../shared/primitives.ts';

/** Tables whose fields a text may speak of. */
export const SOURCE_TYPES = [
  'veri_harita',
  'veri_aktarim',
  'diger_aktarim',
  'varlik_listesi',
  'companies',
  'basvuru_ayarlari',
  'cerezler',
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** A field of a record. */
export type Source = Readonly<{ tur: SourceType; id: number; alan: string }>;

/** A stretch of a sentence; with sources its content comes from them. */
export type Span = Readonly<{ t: string; s?: readonly Source[]; ozel?: true }>;

/**
 * One sentence by its key, the same in every rendering. `asil`: the register's wording if a person wrote
 * another; `gerekce`: the reason. `yabanci`: its free text has no wording in this language.
 */
export type TextSentence = Readonly<{
  k: string;
  p: readonly Span[];
  asil?: string;
  gerekce?: string;
  yabanci?: true;
  /** Drawn as an item of a list; of a numbered one. */
  madde?: true;
  sirali?: true;
  kalin?: true;
  /** Its place in a table: the key of its row, and the heading of its column. */
  hucre?: Readonly<{ satir: string; sutun: string }>;
}>;

/**
 * A fact that the register lacks, and its field. `neden`: the field is answered, but its record is missing
 * (`kayitsiz`) or contradicts it (`celiski`), or a grave warning contradicts the text (`uyari`); `ad` then
 * names the record with the warning.
 */
export const GAP_REASONS = ['kayitsiz', 'celiski', 'uyari'] as const;
export type GapReason = (typeof GAP_REASONS)[number];
export type TextGap = Readonly<{ k: string; kaynak: Source; ad: string; neden?: GapReason }>;

/** Elements that article 10 asks of a notice, by its letters; the last by article 11. */
export const ELEMENTS = ['kimlik', 'amac', 'aktarim', 'yontem', 'haklar'] as const;
export type Element = (typeof ELEMENTS)[number];

export type RenderedSection = Readonly<{
  k: string;
  baslik: string;
  unsur?: Element;
  /** Elements that the section holds beside its own. */
  unsurlar?: readonly Element[];
  /** The second layer: opened on screen, in small print on paper. */
  ayrinti?: true;
  cumleler: readonly TextSentence[];
  bosluklar: readonly TextGap[];
}>;

/** A text in one language. */
export type Rendered = Readonly<{ baslik: string; bolumler: readonly RenderedSection[] }>;

/** Parts of a section: own words, in which `{unvan}` is a field, and blocks. */
export type Part = Readonly<{
  k: string;
  metin?: Sentence;
  blok?: string;
  madde?: boolean;
  sirali?: boolean;
  kalin?: boolean;
}>;
export type Section = Readonly<{
  k: string;
  baslik: Sentence;
  unsur?: Element;
  unsurlar?: readonly Element[];
  ayrinti?: boolean;
  /** The Board's own words. */
  kilitli?: boolean;
  parcalar: readonly Part[];
}>;

/** A sentence overruled by hand. An empty text leaves it out. */
export type Overruled = Readonly<{ tr: string; en: string; gerekce: string }>;

/** The body of a text, without the register. */
export type TextBody = Readonly<{
  baslik: Sentence;
  bolumler: readonly Section[];
  elle: Readonly<Record<string, Overruled>>;
}>;

/** Activities that a text covers: those of groups, of departments, and some by hand; or all. */
export type Coverage = Readonly<{
  tumu: boolean;
  gruplar: readonly string[];
  departmanlar: readonly number[];
  faaliyetler: readonly number[];
  /** The transfer that a contract is about. */
  aktarim: number | null;
}>;

/** A sentence as it is read. */
export const plainOf = ({ p }: Pick<TextSentence, 'p'>): string => p.map(({ t }) => t).join('');

/** Sources of a sentence, each once. */
export const sourcesOf = ({ p }: Pick<TextSentence, 'p'>): Source[] => [
  ...new Map(p.flatMap(({ s = [] }) => s.map((one) => [keyOfSource(one), one] as const))).values(),
];

export const keyOfSource = ({ tur, id, alan }: Source): string => `${tur}:${id}:${alan}`;

/** Does a section hold an element that article 10 asks for? */
export const holds = (
  { unsur, unsurlar = [] }: Pick<RenderedSection, 'unsur' | 'unsurlar'>,
  element: Element,
): boolean => unsur === element || unsurlar.includes(element);
