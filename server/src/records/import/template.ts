import { choicesOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import { fieldLabel, registerTitle } from '@emanet/contract/records/labels';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/http/app.ts';
import type { CompanyScope } from '../../platform/http/scope.ts';
import type { Register } from '../register.ts';
import { widthOf } from '../sheet.ts';
import { yesNo } from '../shown.ts';
import { TITLES } from '../titles.ts';
import { sheetDisposition } from '../sheet-name.ts';
import { inThread, sheetInTurn } from '../workbook.ts';
import { REQUIRED_MARK } from './heads.ts';
import { selectChoosable, type Choosable } from './queries.ts';
import { HINTS, HOW_TO, SHEETS } from './template-texts.ts';
import type { Validation } from './validations.ts';

type Titled = Readonly<{ title: string }>;

/** A workbook to fill in: the register's columns, the lists to choose from, and how it is done. */
export type Template = Titled &
  Readonly<{
    columns: readonly (Titled &
      Readonly<{ width: number; required: boolean; validation: Validation }>)[];
    lists: Titled & Readonly<{ columns: readonly (Titled & Readonly<{ values: string[] }>)[] }>;
    howTo: Titled & Readonly<{ lines: readonly string[] }>;
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
    const template = templateOf(register, scope, choosable, lang);
    return inThread(new URL('./template-worker.ts', import.meta.url), template);
  });
  return { content, disposition: sheetDisposition(titleOf(register), scope, lang) };
}

function titleOf({ noun }: Register): Sentence {
  const { tr, en } = registerTitle(noun);
  return { tr: `${tr} - şablon`, en: `${en} - template` };
}

const choosableBy = (tx: Tx, register: Register, scope: CompanyScope) =>
  selectChoosable(tx, scope, new Set(register.fields.map(({ control }) => control)));

/** Fields that this person may fill in; the server sets the others itself. */
const fillable = ({ fields }: Register, { actor }: CompanyScope): Field[] =>
  fields.filter(
    ({ control, fixed, writableBy }) =>
      control !== 'hidden-id' &&
      fixed === undefined &&
      (writableBy === undefined || writableBy.includes(actor.role)),
  );

function templateOf(
  register: Register,
  scope: CompanyScope,
  choosable: Choosable,
  lang: Language,
): Template {
  const lists: { title: string; values: string[] }[] = [];
  const columns = fillable(register, scope).map((field) => {
    const title = fieldLabel(register.noun, field.name, lang);
    const required = field.required === true;
    const values = valuesOf(field, choosable, lang);
    const list = values.length > 0 ? lists.push({ title, values }) - 1 : undefined;
    return {
      title: required ? `${title}${REQUIRED_MARK}` : title,
      width: widthOf(field),
      required,
      validation: validationOf(field, title, list, values.length, lang),
    };
  });
  const id = {
    title: TITLES.id[lang],
    width: 12,
    required: false,
    validation: { title: TITLES.id[lang], hint: HINTS.id[lang], takes: 'number' as const },
  };
  return {
    title: registerTitle(register.noun)[lang],
    columns: [id, ...columns],
    lists: { title: SHEETS.lists[lang], columns: lists },
    howTo: { title: SHEETS.howTo[lang], lines: HOW_TO.map((line) => line[lang]) },
  };
}

/** What can be chosen in a field, as its cells show it. */
function valuesOf(field: Field, choosable: Choosable, lang: Language): string[] {
  const { control, lookup, documentTypes } = field;
  if (control === 'boolean') return [yesNo(true, lang), yesNo(false, lang)];
  if (control === 'department') return choosable.departments;
  if (control === 'supplier') return choosable.suppliers;
  if (control === 'activities') return choosable.activities;
  if (control === 'document')
    return choosable.documents
      .filter(({ dokuman_tur }) => documentTypes?.includes(dokuman_tur))
      .map(({ name }) => name);
  return lookup ? [...new Set(choicesOf(lookup).map((choice) => choice[lang]))] : [];
}

const MANY: readonly Field['control'][] = ['multiselect', 'activities'];
const OPEN: readonly Field['control'][] = ['select-or-text', 'supplier'];

function validationOf(
  { control }: Field,
  title: string,
  list: number | undefined,
  length: number,
  lang: Language,
): Validation {
  if (control === 'date') return { title, hint: HINTS.date[lang], takes: 'day' };
  if (MANY.includes(control)) return { title, hint: HINTS.many[lang], takes: 'anything' };
  if (list === undefined) return { title, hint: '', takes: 'anything' };
  const strict = !OPEN.includes(control);
  const hint = (strict ? HINTS.listed : HINTS.open)[lang];
  return { title, hint, takes: { list, length, strict } };
}
