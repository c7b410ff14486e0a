import { kindOf as sharedKindOf, seenFields } from '@emanet/contract/records/kinds/kinds';
import type { Field } from '@emanet/contract/records/fields';
import { fieldHelp, fieldLabel, registerTitle } from '@emanet/contract/records/labels';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Tx } from '../../../platform/db.ts';
import { inThread } from '../../../platform/in-thread.ts';
import type { Services } from '../../../platform/services.ts';
import { hasRole } from '../../../platform/access/actor.ts';
import { companyNameOf, type CompanyScope } from '../../../platform/access/scope.ts';
import type { Listed } from '../../kinds/kind.ts';
import { kindOf } from '../../kinds/kinds.ts';
import type { Register } from '../../register.ts';
import { pinnedOf, widthOf } from '../../excel/sheet.ts';
import { TITLES } from '../../excel/titles.ts';
import { sheetDisposition } from '../../excel/sheet-name.ts';
import { sheetInTurn } from '../../excel/workbook.ts';
import { PINNED } from '../../excel/cells.ts';
import { exampleRow } from './example-row.ts';
import type { SheetNoun } from '../drafts.ts';
import { REQUIRED_MARK } from '../heads.ts';
import { selectChoosable, type Choosable } from '../queries.ts';
import { ABOVE_LISTS, COLUMN_HEADS, HINTS, HOW_TO, SHEETS } from './template-texts.ts';
import type { Validation } from './validations.ts';

type Titled = Readonly<{ title: string }>;

/** A column and what belongs there. */
type Help = Readonly<{ column: string; help: string }>;

/** A workbook to fill in: the register's columns, the lists to choose from, and how it is done. */
export type Template = Titled &
  Readonly<{
    columns: readonly (Titled &
      Readonly<{ width: number; required: boolean; validation: Validation }>)[];
    /** Row that shows how the others are filled in. */
    example: readonly (string | null)[];
    /** Columns that stay in sight: those up to the name of a record. */
    pinned: number;
    /** Rows that are filled in already, the number of the record first. */
    rows: readonly (readonly (string | number | null)[])[];
    lists: Titled &
      Readonly<{ above: string; columns: readonly (Titled & Readonly<{ values: Listed[] }>)[] }>;
    howTo: Titled &
      Readonly<{ lines: readonly string[]; heads: readonly string[]; helps: readonly Help[] }>;
  }>;

/** A register's template for this person, with the header under which a browser saves it. */
export async function writeTemplate(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  lang: Language,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const choosable = await db.read(scope, (tx) => choosableBy(tx, register, scope));
    return writeBook(scope, templateOf(register, scope, choosable, lang));
  });
  return { content, disposition: dispositionOf(registerTitle(register.noun), scope, lang) };
}

const dispositionOf = ({ tr, en }: Sentence, scope: CompanyScope, lang: Language): string =>
  sheetDisposition({ tr: `${tr} - şablon`, en: `${en} - template` }, scope, lang);

/** The same for a list that is no register: its fields, and beside them what `further` reads to choose from. */
export async function writeListTemplate(
  { db }: Services,
  scope: CompanyScope,
  { fields, title, label }: SheetNoun,
  lang: Language,
  further?: (tx: Tx) => Promise<Partial<Choosable>>,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const choosable = await db.read(scope, async (tx) => ({
      ...(await selectChoosable(tx, scope, new Set())),
      ...(await further?.(tx)),
    }));
    const asked = fields.map((field) => ({
      field,
      ...{ title: label(field.name, lang), help: '' },
      values: kindOf(field).listed?.(field, choosable, lang) ?? [],
    }));
    return writeBook(scope, bookOf({ title: title[lang], ...columnsOf(asked, lang) }, lang));
  });
  return { content, disposition: dispositionOf(title, scope, lang) };
}

/** Names that the cells of these fields may hold. */
export const choosableBy = (tx: Tx, register: Register, scope: CompanyScope) =>
  selectChoosable(
    tx,
    scope,
    new Set(register.fields.flatMap((field) => sharedKindOf(field).reference ?? [])),
  );

/** Fields that this person may fill in; the server sets the others itself. */
const fillable = ({ fields }: Register, { actor }: CompanyScope): Field[] =>
  seenFields(fields).filter(
    ({ writableBy }) => writableBy === undefined || hasRole(actor, writableBy),
  );

function templateOf(register: Register, scope: CompanyScope, choosable: Choosable, lang: Language) {
  const { noun } = register;
  const asked = fillable(register, scope).map((field) => ({
    field,
    title: fieldLabel(noun, field.name, lang),
    help: kindOf(field).sheetHelp?.[lang] ?? fieldHelp(noun, field.name, lang),
    values: kindOf(field).listed?.(field, choosable, lang) ?? [],
  }));
  return bookOf(
    {
      title: registerTitle(noun)[lang],
      ...columnsOf(asked, lang),
      example: exampleRow(register.example, asked, lang),
      pinned: pinnedOf(register),
    },
    lang,
  );
}

/** A field to fill in, with its head, its help and the choices offered. */
export type AskedField = Titled & Readonly<{ field: Field; help: string; values: Listed[] }>;

/** Columns for these fields, and the lists of their choices. */
export function columnsOf(
  asked: readonly AskedField[],
  lang: Language,
): Pick<Parts, 'columns' | 'lists'> {
  const lists: { title: string; values: Listed[] }[] = [];
  const columns = asked.map(({ field, title, help, values }) => {
    const required = field.required === true;
    const list = values.length > 0 ? lists.push({ title, values }) - 1 : undefined;
    return {
      title: required ? `${title}${REQUIRED_MARK}` : title,
      width: widthOf(field),
      required,
      validation: { title, help, ...validationOf(field, list, values.length, lang) },
    };
  });
  return { columns, lists };
}

type Parts = Titled &
  Readonly<{
    columns: Template['columns'];
    lists: Template['lists']['columns'];
    /** The explaining lines, where they are not those of every template. */
    lines?: readonly Sentence[];
    rows?: Template['rows'];
    example?: Template['example'];
    pinned?: number;
  }>;

/** A whole template of these columns, after the column of record numbers. */
export function bookOf(
  { title, columns, lists, lines = HOW_TO, rows = [], example = [], pinned = PINNED }: Parts,
  lang: Language,
): Template {
  const number = { title: TITLES.id[lang], hint: HINTS.id[lang], help: '' };
  const id = {
    title: number.title,
    width: 12,
    required: false,
    validation: { ...number, takes: 'count' as const },
  };
  const all = [id, ...columns];
  return {
    title,
    columns: all,
    rows,
    example,
    pinned,
    lists: { title: SHEETS.lists[lang], above: ABOVE_LISTS[lang], columns: lists },
    howTo: {
      title: SHEETS.howTo[lang],
      lines: lines.map((line) => line[lang]),
      heads: [COLUMN_HEADS.column[lang], COLUMN_HEADS.toEnter[lang]],
      helps: all.map((column) => ({
        column: column.title,
        help: column.validation.help || column.validation.hint,
      })),
    },
  };
}

/** A template and the company whose name its printed pages have. */
export type Written = Template & Readonly<{ owner: string }>;

/** The bytes of a template of the scope's company, written in a separate thread. */
export function writeBook(scope: CompanyScope, template: Template): Promise<Uint8Array> {
  const written: Written = { ...template, owner: companyNameOf(scope) };
  return inThread(new URL('./template-worker.ts', import.meta.url), written);
}

function validationOf(
  field: Field,
  list: number | undefined,
  length: number,
  lang: Language,
): Pick<Validation, 'hint' | 'takes'> {
  const { takes = 'anything' } = kindOf(field);
  if (takes === 'anything') return { hint: '', takes };
  const hint = HINTS[takes][lang];
  if (takes === 'day' || takes === 'count') return { hint, takes };
  if (list === undefined) return { hint: takes === 'duration' ? hint : '', takes: 'anything' };
  return { hint, takes: { list, length, strict: takes === 'listed' } };
}
