import type { ChangedField, LoggedType } from '@emanet/contract/change-logs';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { Ability } from '@emanet/contract/shared/roles';
import { searchable, wordsOf } from '@emanet/contract/shared/turkish';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';
import type { Column } from '../../ui/table/column.ts';
import { findByWords } from '../../ui/word-search.ts';
import type { Change } from '../drawer/changes.ts';
import { displayValue } from '../display.ts';

/** Row of a noun: its number, its version and a value for each field. */
export type NounRow = Readonly<{ id: number; surum: number }>;

/** Look of a noun of the contract (`defineNoun`). */
export type NounLook = Readonly<{
  tur: LoggedType;
  write: Ability;
  fields: readonly Field[];
  nameField: string;
  /** Label of a field or of a further column. */
  label: (t: TFunction, name: string) => string;
  /** Fields whose columns are hidden last on little room, in this order. */
  kept?: readonly string[];
  /** Widths of columns in pixels that differ from `WIDTH`. */
  widths?: Readonly<Record<string, number>>;
}>;

/** The part of a look that draws rows and changes, without who may write them. */
export type DrawnNoun = Omit<NounLook, 'tur' | 'write'>;

type Reader = Readonly<{ t: TFunction; lang: Language }>;

const NAME = { width: 300, least: 200 };
const WIDTH = 160;

/** Field of a row by name, which the row's type does not allow. */
const valueIn = (row: NounRow, name: string): unknown => (row as NounRow & Values)[name];

/** The same, if it is a text. */
const writtenIn = (row: NounRow, name: string): string => {
  const value = valueIn(row, name);
  return typeof value === 'string' ? value : '';
};

export const textIn = (row: NounRow, field: Field, lang: Language): string =>
  displayValue(field, valueIn(row, field.name), lang);

export const nameIn = ({ nameField }: DrawnNoun, row: NounRow): string => writtenIn(row, nameField);

/** Columns of a noun's list, one per field; `cell` draws the text of a field. */
export const columnsOf = <Row extends NounRow>(
  { fields, nameField, label, kept = [], widths = {} }: DrawnNoun,
  { t, lang }: Reader,
  cell: (text: string) => ReturnType<Column<Row>['cell']>,
): Column<Row>[] =>
  fields.map((field) => ({
    id: field.name,
    label: label(t, field.name),
    ...(field.name === nameField
      ? NAME
      : { width: widths[field.name] ?? WIDTH, rank: rankOf(field, fields, kept) }),
    cell: (row) => cell(textIn(row, field, lang)),
    sortBy: (row) => textIn(row, field, lang),
  }));

const rankOf = (field: Field, fields: readonly Field[], kept: readonly string[]): number =>
  1 + (kept.includes(field.name) ? kept.indexOf(field.name) : kept.length + fields.indexOf(field));

/** Filled fields beside the name, for the drawer of a row. */
export const factsOf = (
  { fields, nameField, label }: DrawnNoun,
  row: NounRow,
  { t, lang }: Reader,
) =>
  fields
    .filter((field) => field.name !== nameField && textIn(row, field, lang) !== '')
    .map((field) => [label(t, field.name), textIn(row, field, lang)] as const);

/** Changed fields of a log entry in words, in the order of the noun's fields. */
export const changesOf = (
  { fields, label }: DrawnNoun,
  changed: readonly ChangedField[],
  { t, lang }: Reader,
): Change[] =>
  fields.flatMap((field) => {
    const found = changed.find(({ alan }) => alan === field.name);
    if (!found) return [];
    const shown = (value: unknown) => displayValue(field, value, lang) || t('changeLog.blank');
    const words = { before: shown(found.eski), after: shown(found.yeni) };
    return [{ alan: field.name, label: label(t, field.name), ...words }];
  });

/** Rows with every word of a search, as stored or as shown; names first. */
export const findRows = <Row extends NounRow>(
  look: NounLook,
  rows: readonly Row[],
  q: string,
  lang: Language,
): readonly Row[] =>
  findByWords(rows, q, {
    name: (row) => nameIn(look, row),
    also: (row) =>
      look.fields
        .flatMap((field) => [writtenIn(row, field.name), textIn(row, field, lang)])
        .join(' '),
  });

/** Hidden field of a row that matches a search word. */
export function foundIn(
  { fields, nameField, label }: NounLook,
  row: NounRow,
  columns: readonly string[],
  q: string,
  { t, lang }: Reader,
): string | undefined {
  const inSight = fields.filter(({ name }) => name === nameField || columns.includes(name));
  const seen = searchable(inSight.map((field) => textIn(row, field, lang)).join('\n'));
  const word = wordsOf(q).find((each) => !seen.includes(each));
  const holding =
    word && fields.find((field) => searchable(textIn(row, field, lang)).includes(word));
  return holding && `${label(t, holding.name)}: ${textIn(row, holding, lang)}`;
}
