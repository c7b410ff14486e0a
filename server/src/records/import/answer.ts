import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { CellProblem, PlannedRow } from '@emanet/contract/records/import';
import type { Field, Values } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { documentName } from '@emanet/contract/records/kinds/reference';
import { inputProblems, inputSentence } from '@emanet/contract/shared/input-sentences';
import type { Language } from '@emanet/contract/shared/primitives';
import { createHash } from 'node:crypto';
import type { Register } from '../register.ts';
import { shown } from '../excel/shown.ts';
import { TITLES } from '../excel/titles.ts';
import type { Draft } from './drafts.ts';
import { addressOf } from './file/rows.ts';
import type { Sheet } from './file/sheet.ts';
import { ID_COLUMN } from './heads.ts';
import { forEachInTurn } from '../in-pieces.ts';
import type { Plan, Step } from './plan.ts';
import { dayText, typedText } from './values.ts';
import type { Wrong } from '../kinds/wrong.ts';

/** Most characters said of a value; what is said of a large file has to fit into an answer. */
const LONGEST_SAID = 300;

export const STATES = { add: 'eklenecek', change: 'degisecek', refuse: 'reddedilecek' } as const;

/** Facts that every plan tells of a row, whatever it is about. */
export type PlannedStep = Readonly<{
  kind: Step['kind'];
  draft: Readonly<{ row: number; current: Readonly<{ id: number; surum: number }> | undefined }>;
  next: unknown;
  changes?: unknown;
}>;
type AnyPlan = Readonly<{ steps: readonly PlannedStep[] }>;

/** Digest of a plan: the file, and for every row what would be done to which version. */
export async function digestOf(bytes: Uint8Array, { steps }: AnyPlan): Promise<string> {
  const hash = createHash('sha256').update(bytes);
  await forEachInTurn(steps, (step) => {
    const { current, row } = step.draft;
    const done = step.kind === 'change' ? step.changes : step.kind === 'add' ? step.next : null;
    hash.update(JSON.stringify([row, step.kind, current?.id, done && current?.surum, done]));
  });
  return hash.digest('hex');
}

/** How many rows of a plan are of each kind. */
export const countOf = ({ steps }: AnyPlan, kind: Step['kind']): number =>
  steps.filter((step) => step.kind === kind).length;

/** The rows of a plan that would do something, as they are answered in one language. */
export async function rowsOf(register: Register, plan: Plan, lang: Language) {
  const satirlar: PlannedRow[] = [];
  await forEachInTurn(plan.steps, (step) => {
    if (step.kind !== 'same') satirlar.push(rowOf(register, plan, step, lang));
  });
  return satirlar;
}

function rowOf(
  register: Register,
  plan: Plan,
  step: Exclude<Step, { kind: 'same' }>,
  lang: Language,
): PlannedRow {
  const { draft } = step;
  const said = (name: string | undefined) => {
    const cell = name === undefined ? undefined : draft.cell(name);
    return short(cell === undefined ? null : typedText(cell)) ?? '';
  };
  const fieldOf = (name: string) => register.fields.find((field) => field.name === name);
  return {
    satir: draft.row,
    durum: STATES[step.kind],
    id: draft.current?.id ?? null,
    ad: said(register.writtenName) || said(register.nameField),
    departman: said('department_id'),
    alanlar: (step.kind === 'change' ? step.changes : []).flatMap(({ alan }) => {
      const field = fieldOf(alan);
      const { current = {} } = draft;
      const text = (values: Values, others: Values) =>
        (field && textOf(plan, field, without(values, others, alan), lang)) ?? null;
      return { alan, eski: text(current, step.next), yeni: text(step.next, current) };
    }),
    sorunlar: problemsOfDraft(register, plan, draft, lang),
  };
}

/** Everything that is wrong with a row, cell by cell. */
export const problemsOfDraft = (
  register: Register,
  plan: Plan,
  { row, wrong, cell }: Draft,
  lang: Language,
): CellProblem[] =>
  [...wrong].map(([name, one]) =>
    cellProblem(
      plan.sheet,
      {
        row,
        name,
        title: name === ID_COLUMN ? TITLES.id[lang] : fieldLabel(register.noun, name, lang),
        text: typedText(cell(name) ?? null),
      },
      one,
      lang,
    ),
  );

/** A record whose list has only the entries that the other one lacks; as it is where it has none. */
function without(values: Values, others: Values, name: string): Values {
  const [own, other] = [values[name], others[name]];
  if (!Array.isArray(own)) return values;
  const lacking = Array.isArray(other) ? own.filter((entry) => !other.includes(entry)) : own;
  return { ...values, [name]: lacking };
}

export const short = (text: string | null): string | null =>
  text !== null && text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text;

/** A value as the sheet would show it. */
function textOf({ names }: Plan, field: Field, values: Values, lang: Language): string | null {
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

/** Problem of a cell, which goes by its head, or by `title` where the file has none. */
export function cellProblem(
  { columns }: Pick<Sheet, 'columns'>,
  {
    row,
    name,
    title,
    text,
  }: Readonly<{ row: number; name: string; title: string; text: string | null }>,
  { problem, values, issue, unknown }: Wrong,
  lang: Language,
): CellProblem {
  const column = columns.find((one) => one.name === name);
  return {
    hucre: addressOf(row, column?.place ?? 0),
    alan: name === ID_COLUMN ? null : name,
    baslik: column?.title ?? title,
    neden:
      (issue && Object.values(inputProblems([issue], lang))[0]) ??
      inputSentence(problem, lang, values),
    yazilan: short(text),
    bilinmeyen: unknown ?? null,
  };
}
