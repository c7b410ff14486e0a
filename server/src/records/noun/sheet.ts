import type { Field, Values } from '@emanet/contract/records/fields';
import { countryText } from '@emanet/contract/shared/countries';
import { labelOf, type LabelKey } from '@emanet/contract/shared/labels';
import type { Sentence } from '@emanet/contract/shared/primitives';
import { column, type Column } from '../excel/columns.ts';
import { shown } from '../excel/shown.ts';
import { TITLES } from '../excel/titles.ts';
import { NARROW, NORMAL, WIDE } from '../excel/widths.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { ActivityNames } from '../kinds/names.ts';

const NO_NAMES: ActivityNames = new Map();

/** Title of a noun's sheet, and the label of a field of it, from its group of labels. */
export const labelIn = (labels: string, key: string): Sentence =>
  labelOf(`${labels}.${key}` as LabelKey);

export type Labelled = Readonly<{ fields: readonly Field[]; labels: string }>;

export const titleOf = ({ labels }: Labelled): Sentence => labelIn(labels, 'title');

/** Columns of a noun's sheet: the row's number, one a field and one a further number; its name is wide. */
export const columnsOf = <Row extends Readonly<{ id: number }>>(
  { fields, labels }: Labelled,
  figures: readonly string[] = [],
): Column<Row>[] => [
  column<Row>(TITLES.id, NARROW, ({ id }) => id),
  ...fields.map((field, at) =>
    columnOf<Row>(field, labelIn(labels, `fields.${field.name}`), at === 0),
  ),
  ...figures.map((name) =>
    column<Row>(labelIn(labels, `fields.${name}`), NARROW, (row) => Number(Reflect.get(row, name))),
  ),
];

/** Column of a field; a country is named in the reader's language. */
export const columnOf = <Row extends object>(
  field: Field,
  label: Sentence,
  wide = false,
): Column<Row> =>
  column(label, wide ? WIDE : (kindOf(field).width ?? NORMAL), (row, lang) =>
    field.control === 'country'
      ? countryText(String(Reflect.get(row, field.name) ?? ''), lang) || null
      : shown(field, row as Values, lang, NO_NAMES),
  );
