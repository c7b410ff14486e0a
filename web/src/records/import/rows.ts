import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Field } from '@emanet/contract/records/fields';
import type { ImportPlan, PlannedRow } from '@emanet/contract/records/import';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { RegisterNoun } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable, wordsOf } from '@emanet/contract/shared/turkish';
import { holdsAll } from '../../ui/word-search.ts';
import type { Change } from '../drawer/changes.ts';

/** Results of the rows of a file, in the shown order. */
export const FATES = ['eklenecek', 'degisecek', 'ayni', 'reddedilecek'] as const;
export type Fate = (typeof FATES)[number];

/** How many records the import would write. */
export const toWrite = ({ ozet }: Pick<ImportPlan, 'ozet'>) => ozet.eklenecek + ozet.degisecek;

/** A row with the text it is found by. */
export type FoundRow = Readonly<{ row: PlannedRow; text: string }>;

/** Rows with their search text: number, name, department, cells, reasons, new values. */
export const toFindable = (rows: readonly PlannedRow[]): FoundRow[] =>
  rows.map((row) => {
    const problems = row.sorunlar.flatMap(({ hucre, baslik, neden }) => [hucre, baslik, neden]);
    const changes = row.alanlar.flatMap(({ eski, yeni }) => [eski ?? '', yeni ?? '']);
    const said = [row.satir, row.ad, row.departman, ...problems, ...changes];
    return { row, text: searchable(said.join('\n')) };
  });

/** The rows of one fate, or of all, with every word of the search. */
export function findRows(rows: readonly FoundRow[], fate: Fate | undefined, q: string) {
  const words = wordsOf(q);
  return rows
    .filter(({ row, text }) => {
      const fits = fate === undefined || row.durum === fate;
      return fits && holdsAll(text, words);
    })
    .map(({ row }) => row);
}

/** Separator of a list's entries in the sheet. */
const BETWEEN = '; ';
const entriesOf = (text: string | null): string[] => text?.split(BETWEEN) ?? [];

/** Changes of a row, in the form of the change log. */
export function changesIn(
  row: PlannedRow,
  fields: readonly Field[],
  noun: RegisterNoun,
  lang: Language,
): Change[] {
  return row.alanlar.map(({ alan, eski, yeni }) => {
    const label = fieldLabel(noun, alan, lang);
    const field = fields.find(({ name }) => name === alan);
    if (!field || !kindOf(field).many)
      return { alan, label, before: eski ?? '', after: yeni ?? '' };
    return { alan, label, plus: entriesOf(yeni), minus: entriesOf(eski) };
  });
}
