import { actorName } from '@emanet/contract/shared/actor-types';
import type { Body } from '@emanet/contract/law/special-data';
import { answerState, answerStateName } from '@emanet/contract/records/rules/answer-state';
import { answersIn } from '@emanet/contract/records/kinds/warning-answers';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';
import { ANSWERS_FIELD, isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { seenFields } from '@emanet/contract/records/kinds/kinds';
import { fieldLabel, registerTitle, warningText } from '@emanet/contract/records/labels';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { RecordRow, Register } from '../register.ts';
import { yesNo } from '../kinds/boolean.ts';
import type { ActivityNames } from '../kinds/names.ts';
import { verdictName } from '@emanet/contract/records/verdict';
import { crossRule, isCrossCode } from '@emanet/contract/tables/cross-rules';
import { kindOf } from '../kinds/kinds.ts';
import { shown } from './shown.ts';
import { dayText, PINNED } from './cells.ts';
import { timeCell } from './columns.ts';
import { TITLES } from './titles.ts';
import { NARROW, NORMAL, WIDE } from './widths.ts';
import type { CellValue, Workbook } from './workbook.ts';

type SheetColumn = Readonly<{
  /** The field that it shows; none for what the server knows. */
  name?: string;
  /** It stands in every row of a record. */
  repeated?: boolean;
  title: string;
  width: number;
  valueOf: (row: RecordRow) => CellValue;
}>;

const CLIENT = labelOf('portfolio.client');
const RISKS = labelsOf((all) => all.ui.risk);

/** How many characters wide the column of a field is. */
export const widthOf = (field: Field): number => kindOf(field).width ?? NORMAL;

/** Columns that stay in sight: the number of a record and all up to its name. */
export const pinnedOf = ({
  fields,
  nameField,
}: Pick<Register, 'fields'> & Readonly<{ nameField: string }>): number =>
  PINNED + seenFields(fields).findIndex(({ name }) => name === nameField);

/** Every column of a register's sheet: its fields, then what the server knows of the record. */
function sheetColumns(
  register: Register,
  lang: Language,
  { bodyOf, clientOf }: Owners,
  names: ActivityNames,
): SheetColumn[] {
  const own = (title: Sentence, width: number, valueOf: SheetColumn['valueOf']) => ({
    title: title[lang],
    width,
    valueOf,
  });
  const titleOf = (code: string) =>
    isCrossCode(code) ? crossRule(code).title[lang] : warningText(register.noun, code, lang).title;
  return [
    ...(clientOf ? [{ ...own(CLIENT, WIDE, clientOf), repeated: true }] : []),
    { ...own(TITLES.id, NARROW, (row) => row.id), repeated: true },
    ...seenFields(register.fields).map((field) => ({
      name: field.name,
      title: fieldLabel(register.noun, field.name, lang),
      width: widthOf(field),
      valueOf: (row: RecordRow) =>
        kindOf(field).furtherRows ? null : shown(field, row, lang, names),
    })),
    own(TITLES.verdict, NARROW, (row) => verdictName(row.hukum, lang)),
    own(TITLES.risk, NARROW, (row) => RISKS[row.risk][lang]),
    own(TITLES.special, NARROW, (row) =>
      row.ozel_nitelikli || saysWhichData(register, row) ? yesNo(row.ozel_nitelikli, lang) : null,
    ),
    own(TITLES.complete, NARROW, (row) => row.eksiksizlik),
    own(TITLES.warnings, WIDE, (row) => row.uyarilar.map(({ kod }) => titleOf(kod)).join('; ')),
    own(TITLES.answers, WIDE, (row) => {
      const known = { body: bodyOf(row), today: todayInTurkey() };
      const lines = answersIn(row[ANSWERS_FIELD]).map((one) => {
        const state = answerStateName(answerState(register.noun, row, one, known))[lang];
        const { kod, gerekce, kim, gun, bitis } = one;
        return `${titleOf(kod)}: ${gerekce} (${kim}, ${dayText(gun)} – ${dayText(bitis)}; ${state})`;
      });
      return lines.length > 0 ? lines.join('\n') : null;
    }),
    own(TITLES.by, NORMAL, (row) => actorName(row.guncelleyen, lang)),
    own(TITLES.changed, NORMAL, (row) => timeCell(row.guncellenme_tarihi)),
    own(TITLES.added, NORMAL, (row) => timeCell(row.olusturma_tarihi)),
  ];
}

/** Does a record name its data, or answer whether they are special? Otherwise its empty answer is no "no". */
const saysWhichData = ({ fields }: Register, row: Values): boolean =>
  fields.some(
    ({ name, lookup }) =>
      (lookup === 'kisisel_veriler' || name === 'ozel_nitelikli_veri') && !isEmpty(row[name]),
  );

/** A sheet names the companies of its records by `clientOf` where it has several; rules ask their kind. */
export type Owners = Readonly<{
  bodyOf: (row: RecordRow) => Body;
  clientOf?: (row: RecordRow) => string;
}>;

/** Some records with the names of the activities that they are linked to. */
export type SheetPiece = Readonly<{ rows: readonly RecordRow[]; names: ActivityNames }>;

/** Records as a register's sheet in one language, read piece by piece. */
export function workbookOf(
  register: Register,
  pieces: AsyncIterable<SheetPiece>,
  lang: Language,
  owners: Owners,
): Workbook {
  const columns = sheetColumns(register, lang, owners, new Map());
  return {
    sheet: registerTitle(register.noun)[lang],
    pinned: pinnedOf(register) + Number(owners.clientOf !== undefined),
    titles: columns.map(({ title }) => title),
    widths: columns.map(({ width }) => width),
    rows: rowsOf(register, pieces, lang, owners),
  };
}

async function* rowsOf(
  register: Register,
  pieces: AsyncIterable<SheetPiece>,
  lang: Language,
  owners: Owners,
): AsyncGenerator<CellValue[], void> {
  for await (const { rows, names } of pieces) {
    const columns = sheetColumns(register, lang, owners, names);
    for (const row of rows) {
      yield columns.map(({ valueOf }) => valueOf(row));
      yield* furtherRows(register, columns, row, lang);
    }
  }
}

/** Rows below a record's own: its number, name and department, and what they answer otherwise. */
function furtherRows(
  { fields, nameField }: Register,
  columns: readonly SheetColumn[],
  row: RecordRow,
  lang: Language,
): CellValue[][] {
  const named = new Set([nameField, 'department_id']);
  const further = fields.flatMap(
    (field) => kindOf(field).furtherRows?.(field, row[field.name], lang) ?? [],
  );
  return further.map((cells) =>
    columns.map(({ name, valueOf, repeated = name !== undefined && named.has(name) }) => {
      if (name !== undefined && name in cells) return cells[name] ?? null;
      return repeated ? valueOf(row) : null;
    }),
  );
}
