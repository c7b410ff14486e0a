import {
  FILING_SECTIONS,
  type FilingRow,
  type FilingSection,
} from '@emanet/contract/filings/preparation';
import { sectionOfGap } from '@emanet/contract/tables/gaps';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';

/** Parts of the screen: the registry's sections, then the controller, its exemption and the open points. */
export const PARTS = [...FILING_SECTIONS, 'kimlik', 'muafiyet', 'denetim'] as const;
export type Part = (typeof PARTS)[number];

/** Sections with a row for each category of data. */
export type RowsSection = Exclude<FilingSection, 'tedbirler'>;

/** Must a person choose the longest of several periods? */
export const needsChoice = (section: RowsSection, { saklama }: RegistryCategory): boolean =>
  section === 'saklama' && (saklama.secenekler?.length ?? 0) > 1;

/** Number of a section's rows that are entered in the registry. */
export const enteredOf = (rows: readonly FilingRow[], section?: FilingSection) => {
  const own = rows.filter(({ bolum }) => section === undefined || bolum === section);
  return { done: own.filter(({ isaret }) => isaret).length, all: own.length };
};

/** The first section with rows to enter. */
export const firstOpen = (rows: readonly FilingRow[]): FilingSection | undefined =>
  FILING_SECTIONS.find((section) => rows.some(({ bolum, isaret }) => bolum === section && !isaret));

/** A category in a section, with its row if there is one to enter. */
export type Line = Readonly<{ category: RegistryCategory; row: FilingRow | undefined }>;

export const gapsIn = (section: FilingSection, { eksikler }: RegistryCategory) =>
  eksikler.filter(({ kod }) => sectionOfGap(kod) === section);

/**
 * State of a section: entered, with gaps, with rows to enter, answered with "none", or without rows and
 * without an answer.
 */
export type SectionState = 'islendi' | 'eksik' | 'acik' | 'yok' | 'soru';

export function stateOf(
  section: FilingSection,
  { kategoriler, genel_eksikler = [], yanitlar }: Notification,
  rows: readonly FilingRow[],
): SectionState {
  const { done, all } = enteredOf(rows, section);
  const lacks =
    section === 'tedbirler'
      ? all === 0
      : kategoriler.some((one) => gapsIn(section, one).length > 0) ||
        genel_eksikler.some(({ kod }) => sectionOfGap(kod) === section);
  if (lacks) return 'eksik';
  if (all > 0) return done === all ? 'islendi' : 'acik';
  const answered = section === 'alici_gruplari' || section === 'yurt_disi' ? section : undefined;
  return answered && yanitlar?.[answered] === 'hayir' ? 'yok' : 'soru';
}

export const LINE_FILTERS = ['tumu', 'degisen', 'islenmemis'] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

const passes: Readonly<Record<LineFilter, (line: Line) => boolean>> = {
  tumu: () => true,
  degisen: ({ row }) => Boolean(row?.onceki),
  islenmemis: ({ row }) => row !== undefined && !row.isaret,
};

export const filterLines = (lines: readonly Line[], filter: LineFilter): Line[] =>
  lines.filter(passes[filter]);

/** Categories of a section; for "abroad" only those that go there, or lack an answer about it. */
export const linesOf = (
  section: RowsSection,
  categories: readonly RegistryCategory[],
  rows: readonly FilingRow[],
): Line[] =>
  categories
    .map((category) => ({
      category,
      row: rows.find((one) => one.bolum === section && one.satir === category.kategori),
    }))
    .filter(
      ({ category, row }) =>
        section !== 'yurt_disi' || row !== undefined || gapsIn(section, category).length > 0,
    );
