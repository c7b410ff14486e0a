import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { CellProblem, PlannedRow } from '@emanet/contract/records/import';
import type { Field, Values } from '@emanet/contract/records/fields';
import { documentName } from '@emanet/contract/records/kinds/reference';
import { inputProblems, inputSentence } from '@emanet/contract/shared/input-sentences';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Derived } from '@emanet/contract/records/conditional';
import { createHash } from 'node:crypto';
import { shown } from '../excel/shown.ts';
import { TITLES } from '../excel/titles.ts';
import type { Draft, SheetNoun, SheetRow } from './drafts.ts';
import { addressIn, type Sheet } from './file/sheet.ts';
import { ID_COLUMN } from './heads.ts';
import { forEachInTurn } from '../in-pieces.ts';
import type { Plan, Step } from './plan.ts';
import { dayText } from '../excel/cells.ts';
import { typedText } from './values.ts';
import type { Wrong } from '../kinds/wrong.ts';

/** Most characters of a value in the answer, which has to stay small for a large file too. */
const LONGEST_SAID = 300;

const STATES = { add: 'eklenecek', change: 'degisecek', refuse: 'reddedilecek' } as const;

/** The fields of a step that every plan has. */
export type PlannedStep = Readonly<{
  kind: Step['kind'];
  draft: PlannedDraft;
  next: Values;
  changes?: readonly Readonly<{ alan: string }>[];
}>;

/** A row of the file as every plan has it. */
export type PlannedDraft = Readonly<{
  row: number;
  sheet: number;
  dropped?: ReadonlyMap<string, unknown>;
  derived?: readonly Derived[];
  read?: Values;
  noted?: ReadonlyMap<string, string>;
  current: Readonly<{ id: number; surum: number }> | undefined;
}>;
type AnyPlan = Readonly<{ steps: readonly PlannedStep[] }>;

/** Digest of a plan: the file, and for every row what would be done to which version. */
export async function digestOf(bytes: Uint8Array, { steps }: AnyPlan): Promise<string> {
  const hash = createHash('sha256').update(bytes);
  await forEachInTurn(steps, (step) => {
    const { current, row, sheet } = step.draft;
    const done = step.kind === 'change' ? step.changes : step.kind === 'add' ? step.next : null;
    hash.update(JSON.stringify([sheet, row, step.kind, current?.id, done && current?.surum, done]));
  });
  return hash.digest('hex');
}

/** How many rows of a plan are of each kind. */
export const countOf = ({ steps }: AnyPlan, kind: Step['kind']): number =>
  steps.filter((step) => step.kind === kind).length;

/** The rows of a plan that would do something, as they are answered in one language. */
export async function rowsOf<Row extends SheetRow>(
  noun: SheetNoun,
  plan: Plan<Row>,
  lang: Language,
) {
  const satirlar: PlannedRow[] = [];
  await forEachInTurn(plan.steps, (step) => {
    if (step.kind !== 'same') satirlar.push(rowOf(noun, plan, step, lang));
  });
  return satirlar;
}

/** Name of a row's sheet; none where only one is read. */
export const sheetNameOf = ({ read }: Pick<Sheet, 'read'>, { sheet }: { sheet: number }) =>
  read.length > 1 ? (read[sheet]?.name ?? null) : null;

function rowOf<Row extends SheetRow>(
  noun: SheetNoun,
  plan: Plan<Row>,
  step: Exclude<Step<Row>, { kind: 'same' }>,
  lang: Language,
): PlannedRow {
  const { draft } = step;
  const said = (name: string | undefined) => {
    const cell = name === undefined ? undefined : draft.cell(name);
    return short(cell === undefined ? null : typedText(cell)) ?? '';
  };
  return {
    satir: draft.row,
    sayfa: sheetNameOf(plan.sheet, draft),
    durum: STATES[step.kind],
    id: draft.current?.id ?? null,
    ad: noun.shownBy
      ? noun.shownBy.map(said).filter(Boolean).join(' · ')
      : said(noun.writtenName) || said(noun.nameField),
    departman: said('department_id'),
    alanlar: (step.kind === 'change' ? step.changes : []).flatMap(({ alan }) => {
      const field = noun.fields.find(({ name }) => name === alan);
      if (!field) return [];
      const current = { ...draft.current };
      const text = (values: Values, others: Values) =>
        textOf(plan, field, without(values, others, alan), lang);
      return { alan, eski: text(current, step.next), yeni: text(step.next, current) };
    }),
    sorunlar: problemsOfDraft(noun, plan, draft, lang),
  };
}

/** Everything that is wrong with a row, cell by cell; of one that is taken, the cells that are left out. */
export const problemsOfDraft = (
  noun: SheetNoun,
  plan: Pick<Plan, 'sheet'>,
  { row, sheet, wrong, dropped, cell }: Draft<SheetRow>,
  lang: Language,
): CellProblem[] =>
  [...(wrong.size > 0 ? wrong : dropped)].map(([key, one]) => {
    const at = one.at ?? { row, sheet, name: key, text: typedText(cell(key) ?? null) };
    const title = at.name === ID_COLUMN ? TITLES.id[lang] : noun.label(at.name, lang);
    return cellProblem(plan.sheet, { ...at, title }, one, lang);
  });

/** A record whose list has only the entries that the other one lacks; as it is where it has none. */
function without(values: Values, others: Values, name: string): Values {
  const [own, other] = [values[name], others[name]];
  if (!Array.isArray(own)) return values;
  const lacking = Array.isArray(other) ? own.filter((entry) => !other.includes(entry)) : own;
  return { ...values, [name]: lacking };
}

const short = (text: string | null): string | null =>
  text !== null && text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text;

/** A value as the sheet would show it. */
function textOf(
  { names }: Pick<Plan, 'names'>,
  field: Field,
  values: Values,
  lang: Language,
): string | null {
  const { departmentNames, documents, activityNames } = names;
  const value = values[field.name];
  const document =
    kindOf(field).reference === 'document'
      ? [...documents.values()].flat().find(({ id }) => id === value)
      : undefined;
  const named = {
    ...values,
    department_name: departmentNames.get(Number(value)) ?? values.department_name,
    ...(document && { [documentName(field)]: document.name }),
  };
  const cell = shown(field, named, lang, activityNames);
  if (cell === null || cell === '') return null;
  if (typeof cell === 'object' && 'day' in cell) return dayText(cell.day);
  return short(String(cell));
}

/** Problem of a cell, named by its column head, or by `title` if the file has none. */
function cellProblem(
  of: Pick<Sheet, 'columns' | 'read'>,
  {
    row,
    sheet,
    name,
    title,
    text,
  }: Readonly<{ row: number; sheet: number; name: string; title: string; text: string | null }>,
  { problem, values, issue, unknown }: Wrong,
  lang: Language,
): CellProblem {
  const at = of.columns.findIndex((one) => one.name === name);
  return {
    hucre: addressIn(of, { row, sheet }, at),
    alan: name === ID_COLUMN ? null : name,
    baslik: of.columns[at]?.title || title,
    neden:
      (issue && Object.values(inputProblems([issue], lang))[0]) ??
      inputSentence(problem, lang, values),
    yazilan: short(text),
    bilinmeyen: unknown ?? null,
  };
}
