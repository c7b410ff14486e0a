import type { Field, Values } from '@emanet/contract/records/fields';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Choosable } from '../import/queries.ts';
import type { SheetCell } from '../import/file/rows.ts';
import type { Condition } from '../queries.ts';
import type { CellValue } from '../excel/workbook.ts';
import type { ActivityNames, ReferenceNames } from './names.ts';
import type { SortKey } from './sort-key.ts';
import type { Wrong } from './wrong.ts';

/** Where the value of a sheet's cell is shown. `plain`: choices without their article or law. */
export type Showing = Readonly<{
  row: Values;
  lang: Language;
  activities: ActivityNames;
  plain?: boolean;
}>;

/** A cell of an imported file; `text` is what was typed, `current` the record so far. */
export type Reading = Readonly<{
  cell: SheetCell | null;
  text: string | null;
  current: Values | undefined;
  names: ReferenceNames;
}>;

/** The value of a cell, or its problem. */
export type Read = Readonly<{ value: unknown }> | Readonly<{ wrong: Wrong }>;

/** Input that a spreadsheet accepts: anything, or the kind in the template's hint. */
export type Takes = 'anything' | 'listed' | 'open' | 'many' | 'day' | 'count' | 'duration';

/** Something that can be chosen in a column of the template. */
export type Listed = Readonly<{ text: string; special: boolean }>;

/** Needle of a search: a word folded as stored texts are; `phrases`: those of the search with this word. */
export type Sought = Readonly<{
  needle: string;
  phrases?: readonly string[] | undefined;
  scope: CompanyScope;
}>;

/**
 * Behaviour of the server for fields of one kind. `sortKey`: order of its lists. `searched`: the text of a
 * column that a search reads; `found`: an additional search condition. `show` writes a value into a sheet,
 * `read` reads it back; `width`: of the column, in characters; `showsEmpty`: `show` also runs for an empty
 * value. `takes`: the input that the template accepts, `listed`: its choices. `furtherRows`: cells by field
 * that a sheet writes below the record instead of in its row; `sheetHelp`: the help for such a column.
 */
export type Kind = Readonly<{
  sortKey: (field: Field) => SortKey;
  searched?: (field: Field) => Condition;
  found?: (field: Field, sought: Sought) => Condition | undefined;
  show: (field: Field, value: unknown, showing: Showing) => CellValue;
  showsEmpty?: true;
  read: (field: Field, reading: Reading) => Read;
  furtherRows?: (
    field: Field,
    value: unknown,
    lang: Language,
  ) => Readonly<Record<string, CellValue>>[];
  sheetHelp?: Sentence;
  width?: number;
  takes?: Takes;
  listed?: (field: Field, choosable: Choosable, lang: Language) => Listed[];
}>;

/** Choices of which none is a special category. */
export const plainly = (texts: readonly string[]): Listed[] =>
  texts.map((text) => ({ text, special: false }));
