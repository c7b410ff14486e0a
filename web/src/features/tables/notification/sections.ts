import {
  FILING_SECTIONS,
  type FilingRow,
  type FilingSection,
} from '@emanet/contract/filings/preparation';
import { sectionOfGap } from '@emanet/contract/tables/gaps';
import type { RegistryCategory } from '@emanet/contract/tables';

/** Parts of the screen: what the registry asks, then who asks and whether they must. */
export const PARTS = [...FILING_SECTIONS, 'kimlik', 'muafiyet'] as const;
export type Part = (typeof PARTS)[number];

/** Sections with a row for each category of data. */
export type RowsSection = Exclude<FilingSection, 'tedbirler'>;

/** Has a person to say which of several periods is the longest? */
export const needsChoice = (section: RowsSection, { saklama }: RegistryCategory): boolean =>
  section === 'saklama' && (saklama.secenekler?.length ?? 0) > 1;

/** How much of a section is entered in the registry. */
export const enteredOf = (rows: readonly FilingRow[], section?: FilingSection) => {
  const own = rows.filter(({ bolum }) => section === undefined || bolum === section);
  return { done: own.filter(({ isaret }) => isaret).length, all: own.length };
};

/** The first section that has rows to be entered. */
export const firstOpen = (rows: readonly FilingRow[]): FilingSection | undefined =>
  FILING_SECTIONS.find((section) => rows.some(({ bolum, isaret }) => bolum === section && !isaret));

/** A category in a section, with its row where there is something to enter. */
export type Line = Readonly<{ category: RegistryCategory; row: FilingRow | undefined }>;

const gapsIn = (section: FilingSection, { eksikler }: RegistryCategory) =>
  eksikler.filter(({ kod }) => sectionOfGap(kod) === section);

export const LINE_FILTERS = ['tumu', 'degisen', 'islenmemis'] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

const passes: Readonly<Record<LineFilter, (line: Line) => boolean>> = {
  tumu: () => true,
  degisen: ({ row }) => Boolean(row?.onceki),
  islenmemis: ({ row }) => row !== undefined && !row.isaret,
};

/** Lines that a filter leaves. */
export const filterLines = (lines: readonly Line[], filter: LineFilter): Line[] =>
  lines.filter(passes[filter]);

/** Categories of a section; abroad those alone that go there, or lack something about it. */
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
