import {
  DETAIL_FIELD,
  DETAIL_PARTS,
  DETAIL_CATEGORIES,
  detailEntry,
  detailPartName,
  detailsIn,
  type DetailPart,
} from '@emanet/contract/records/category-detail';
import type { Field } from '@emanet/contract/records/fields';
import { choiceOf } from '@emanet/contract/lookups';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { forEachInTurn } from '../in-pieces.ts';
import { kindOf } from '../kinds/kinds.ts';
import { codesBehind, splitNames } from './choices.ts';
import type { Named } from './drafts.ts';
import type { SheetRow } from './file/read.ts';
import type { SheetCell } from './file/rows.ts';
import { ADDED, type Sheet } from './file/sheet.ts';
import { ID_COLUMN } from './heads.ts';
import { isQuestionnaire } from './questionnaire.ts';
import { typedText } from './values.ts';

/** Rows of a company's own sheet that say more of the record of another row, each with that row. */
export type Joined = ReadonlyMap<SheetRow, SheetRow>;

const DEPARTMENT = 'department_id';
const DATA = 'islenen_kisisel_veriler';
const PERIOD = 'saklama_suresi';

/** Fields whose values are put together; rows that differ in any other one are not of one record. */
const isJoinable = (field: Field): boolean =>
  kindOf(field).takes === 'many' || field.control === 'textarea';

/**
 * A company's own sheet with one row per record: rows of one name and department are one record where they
 * differ only in lists, as in an inventory with a row for each category or recipient, and a row without a name
 * belongs to the record above it. Categories with a basis, people, recipients or a period of their own keep
 * them. Rows that contradict each other stay apart, so that they are refused by name.
 */
export async function withJoinedRows(
  sheet: Sheet,
  register: Named,
): Promise<Readonly<{ sheet: Sheet; joined: Joined }>> {
  const apart = { sheet, joined: new Map<SheetRow, SheetRow>() };
  const placeOf = new Map(sheet.columns.map(({ name }, place) => [name, place]));
  if (placeOf.has(ID_COLUMN) || placeOf.has(DETAIL_FIELD) || isQuestionnaire(sheet)) return apart;
  const textAt = ({ cells }: SheetRow, name: string): string => {
    const place = placeOf.get(name);
    return place === undefined ? '' : (typedText(cells[place] ?? null) ?? '');
  };
  const fieldsOf = register.fields.filter(({ name }) => placeOf.has(name));
  const naming = [register.nameField, register.writtenName ?? ''].filter((name) =>
    placeOf.has(name),
  );
  const nameOf = (row: SheetRow) => naming.map((name) => foldTurkish(textAt(row, name))).join('\n');
  const details = register.fields.some(({ name }) => name === DETAIL_FIELD) && placeOf.has(DATA);

  const groups = new Map<string, SheetRow[]>();
  let above: SheetRow[] | undefined;
  await forEachInTurn(sheet.rows, (row) => {
    const name = nameOf(row);
    const department = foldTurkish(textAt(row, DEPARTMENT));
    const first = above?.[0];
    const isBelow =
      name.trim() === '' &&
      first?.sheet === row.sheet &&
      ['', foldTurkish(textAt(first, DEPARTMENT))].includes(department) &&
      fieldsOf.some((field) => isJoinable(field) && textAt(row, field.name) !== '');
    if (isBelow && above) {
      above.push(row);
      return;
    }
    const key = `${row.sheet}\n${name}\n${department}`;
    const known = name.trim() === '' ? undefined : groups.get(key);
    if (known) known.push(row);
    above = known ?? [row];
    if (!known) groups.set(name.trim() === '' ? `${key}\n${row.row}` : key, above);
  });

  /** Is the period of these rows told apart by the categories of their data? */
  const apartByCategory = (rows: readonly SheetRow[]): boolean => {
    const seen = new Map<string, string>();
    const ofRecord = rows.map((row) => foldTurkish(textAt(row, PERIOD))).find(Boolean);
    return rows.every((row) => {
      const period = foldTurkish(textAt(row, PERIOD));
      const categories = categoriesIn(textAt(row, DATA));
      // A period beside no data would be stored for nothing.
      if (categories.length === 0) return ['', ofRecord].includes(period);
      return categories.every((category) => {
        const before = seen.get(category) ?? period;
        seen.set(category, period);
        return before === period;
      });
    });
  };
  const agree = (rows: readonly SheetRow[]): boolean =>
    fieldsOf.every((field) => {
      if (isJoinable(field) || naming.includes(field.name) || field.name === DEPARTMENT)
        return true;
      const said = new Set(rows.map((row) => foldTurkish(textAt(row, field.name))));
      said.delete('');
      return said.size < 2 || (details && field.name === PERIOD && apartByCategory(rows));
    });

  const joined = new Map<SheetRow, SheetRow>();
  const whole = new Map<SheetRow, { cells: (SheetCell | null)[]; detail: string | null }>();
  await forEachInTurn([...groups.values()], (rows) => {
    const [first, ...further] = rows;
    if (!first || further.length === 0 || !agree(rows)) return;
    for (const row of further) joined.set(row, first);
    const cells = sheet.columns.map(({ name }, place) => {
      const field = fieldsOf.find((one) => one.name === name);
      const filled = rows.filter(({ cells }) => (cells[place] ?? null) !== null);
      if (!field || !isJoinable(field) || filled.length < 2) return filled[0]?.cells[place] ?? null;
      const texts = new Set(filled.map((row) => textAt(row, name)));
      return [...texts].join(field.control === 'textarea' ? '\n' : '; ');
    });
    whole.set(first, { cells, detail: details ? detailOf(rows, textAt) : null });
  });
  if (joined.size === 0) return apart;
  const withDetail = [...whole.values()].some(({ detail }) => detail !== null);
  const rows = sheet.rows.flatMap((row) => {
    if (joined.has(row)) return [];
    const { cells, detail } = whole.get(row) ?? { cells: row.cells, detail: null };
    return [{ ...row, cells: withDetail ? [...cells, detail] : cells }];
  });
  const columns = withDetail
    ? [...sheet.columns, { name: DETAIL_FIELD, title: '', place: ADDED }]
    : sheet.columns;
  return { sheet: { ...sheet, columns, rows }, joined };
}

/**
 * Details read from a sheet, with those that the record holds about questions for which joined rows have no
 * column, since a sheet cannot take back what it does not ask.
 */
export function withUnasked(
  { columns }: Pick<Sheet, 'columns'>,
  name: string,
  value: unknown,
  held: unknown,
): unknown {
  const isAdded = columns.some((column) => column.name === DETAIL_FIELD && column.place === ADDED);
  if (name !== DETAIL_FIELD || !isAdded || !Array.isArray(value)) return value;
  const unasked = detailsIn(held).filter(({ part }) => !columns.some((one) => one.name === part));
  const said: readonly unknown[] = value;
  return [...said, ...unasked.map(detailEntry)];
}

const known = (text: string) => codesBehind(DATA_LOOKUP, text).length > 0;
const DATA_LOOKUP = 'kisisel_veriler';

/** Names of the categories whose data a cell lists. */
const categoriesIn = (text: string): string[] => [
  ...new Set(
    splitNames(text, known).flatMap((name) =>
      codesBehind(DATA_LOOKUP, name).flatMap(
        (code) => choiceOf(DATA_LOOKUP, code)?.group?.code ?? [],
      ),
    ),
  ),
];

/** The answers of one record that differ by category, as a cell writes them; null if there are none. */
function detailOf(
  rows: readonly SheetRow[],
  textAt: (row: SheetRow, name: string) => string,
): string | null {
  const written = new Set<string>();
  for (const part of DETAIL_PARTS) {
    const said = rows
      .map((row) => ({ text: textAt(row, part), categories: categoriesIn(textAt(row, DATA)) }))
      .filter(({ text }) => text !== '');
    const [first] = said;
    const own = said.filter(({ categories }) => categories.length > 0);
    if (new Set(own.map(({ text }) => foldTurkish(text))).size < 2) continue;
    // An answer beside no data is one of the whole activity, so each category has it as well.
    const common = part === PERIOD ? [] : said.filter((one) => !own.includes(one));
    for (const { text, categories } of own) {
      if (part === PERIOD && foldTurkish(text) === foldTurkish(first?.text ?? '')) continue;
      for (const category of categories)
        for (const answer of [text, ...common.map((one) => one.text)].flatMap((one) =>
          answersIn(part, one),
        ))
          written.add(
            [DETAIL_CATEGORIES.get(category)?.tr, detailPartName(part, 'tr'), answer].join(' | '),
          );
    }
  }
  return written.size > 0 ? [...written].join('; ') : null;
}

/** The known answers in a cell: the cell itself asks for an unknown one. */
function answersIn(part: DetailPart, text: string): string[] {
  if (part === PERIOD) return [text];
  const isKnown = (name: string) => codesBehind(part, name).length > 0;
  return splitNames(text, isKnown).filter(isKnown);
}
