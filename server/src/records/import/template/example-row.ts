import { serverText } from '@emanet/contract/locales/server-texts';
import { choiceOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';
import type { Example, ExampleValue } from '../../register.ts';
import { yesNo } from '../../kinds/boolean.ts';
import { nameInTemplate } from '../choices.ts';
import type { SheetCell } from '../file/rows.ts';
import type { Sheet } from '../file/sheet.ts';
import { ID_COLUMN } from '../heads.ts';
import { dayText } from '../../excel/cells.ts';
import { typedText } from '../values.ts';

/** Stands in the place of a record's number in the row that shows how a row is filled in. */
export const EXAMPLE_MARK = serverText('records.exampleMark');

const isSentence = (value: ExampleValue): value is Sentence =>
  typeof value === 'object' && 'tr' in value;

function cellOf({ lookup }: Field, value: ExampleValue, lang: Language): string {
  if (isSentence(value)) return value[lang];
  if (typeof value === 'boolean') return yesNo(value, lang);
  return [value]
    .flat()
    .map((one) => {
      const choice = lookup && choiceOf(lookup, one);
      if (choice) return nameInTemplate(choice, lang);
      return /^\d{4}-\d\d-\d\d$/.test(one) ? dayText(one) : one;
    })
    .join('; ');
}

type Asked = Readonly<{ field: Field; values: readonly Readonly<{ text: string }>[] }>;

/** The row of a template that shows how the others are filled in. */
export function exampleRow(example: Example, asked: readonly Asked[], lang: Language) {
  const cells = asked.map(({ field, values }) => {
    if (field.control === 'department') return values[0]?.text ?? null;
    const value = example[field.name];
    return value === undefined ? null : cellOf(field, value, lang);
  });
  return [EXAMPLE_MARK[lang], ...cells];
}

const MARKS = new Set(LANGUAGES.map((lang) => labelKey(EXAMPLE_MARK[lang])));

/** A sheet without the row that is an example. */
export function withoutExamples(sheet: Sheet): Sheet {
  const place = sheet.columns.findIndex(({ name }) => name === ID_COLUMN);
  if (place < 0) return sheet;
  // Most numbers of records are numbers.
  const isExample = (cell: SheetCell | null) =>
    typeof cell === 'string' && MARKS.has(labelKey(typedText(cell) ?? ''));
  return { ...sheet, rows: sheet.rows.filter(({ cells }) => !isExample(cells[place] ?? null)) };
}
