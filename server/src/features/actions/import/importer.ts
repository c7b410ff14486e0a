import { serverText } from '@emanet/contract/locales/server-texts';
import type { PlannedRow } from '@emanet/contract/records/import';
import type { Language } from '@emanet/contract/shared/primitives';
import { foldTurkish, labelKey } from '@emanet/contract/shared/turkish';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { PINNED } from '../../../records/excel/cells.ts';
import { cellProblem, short, STATES } from '../../../records/import/answer.ts';
import { IGNORED } from '../../../records/import/heads.ts';
import type { Importer } from '../../../records/import/import.ts';
import { dayText, typedText } from '../../../records/import/values.ts';
import { yesNo } from '../../../records/kinds/boolean.ts';
import { TITLES } from '../../../records/excel/titles.ts';
import { WIDE } from '../../../records/excel/widths.ts';
import type { Workbook } from '../../../records/excel/workbook.ts';
import { COLUMNS, TITLE } from '../sheet.ts';
import { changeAction, insertActions, storeEntries, type ActionValues } from '../store.ts';
import { departmentsByName } from '../../../records/import/reference-names.ts';
import { planActions, REQUIRED, type ActionPlan, type ActionStep } from './plan.ts';

export const REFUSED_TITLE = serverText('actions.import.refusedTitle');

const heads = new Map(
  LANGUAGES.flatMap((lang) => [
    [labelKey(TITLES.refused[lang]), IGNORED] as const,
    ...COLUMNS.map(({ name, title }) => [labelKey(title[lang]), name ?? IGNORED] as const),
  ]),
);
const titleOf = (name: string, lang: Language) =>
  COLUMNS.find((column) => column.name === name)?.title[lang] ?? name;

/** A value as the sheet would show it. */
function textOf(plan: ActionPlan, name: string, values: ActionValues, lang: Language) {
  const column = COLUMNS.find((one) => one.name === name);
  const department_name = plan.names.departments.departmentNames.get(values.department_id) ?? null;
  const shown = { ...values, department_name, id: 0, kayit_adi: null, mail: false };
  const cell = column?.cell(shown, lang) ?? null;
  if (cell === null || cell === '') return null;
  return short(typeof cell === 'object' && 'day' in cell ? dayText(cell.day) : String(cell));
}

const problemsOf = (plan: ActionPlan, { draft }: ActionStep, lang: Language) =>
  [...draft.wrong].map(([name, wrong]) =>
    cellProblem(
      plan.sheet,
      {
        row: draft.row,
        name,
        title: titleOf(name, lang),
        text: typedText(draft.cell(name) ?? null),
      },
      wrong,
      lang,
    ),
  );

function rowOf(plan: ActionPlan, step: ActionStep, lang: Language): PlannedRow[] {
  if (step.kind === 'same') return [];
  const { draft, next, kind } = step;
  const said = (name: string) => short(typedText(draft.cell(name) ?? null)) ?? '';
  const before = draft.current;
  return [
    {
      satir: draft.row,
      durum: STATES[kind],
      id: before?.id ?? null,
      ad: said('aksiyon_ismi'),
      departman: said('department_id'),
      alanlar: (step.kind === 'change' ? step.changes : [])
        .filter(({ alan }) => COLUMNS.some(({ name }) => name === alan))
        .map(({ alan }) => ({
          alan,
          eski: before ? textOf(plan, alan, before, lang) : null,
          yeni: textOf(plan, alan, next, lang),
        })),
      sorunlar: problemsOf(plan, step, lang),
    },
  ];
}

function refusedWorkbook(plan: ActionPlan, lang: Language): Workbook {
  const { columns } = plan.sheet;
  return {
    sheet: TITLE[lang],
    pinned: PINNED,
    titles: [TITLES.refused[lang], ...columns.map(({ title }) => title)],
    widths: [
      WIDE,
      ...columns.map(({ name }) => COLUMNS.find((one) => one.name === name)?.width ?? WIDE),
    ],
    rows: plan.steps
      .filter(({ kind }) => kind === 'refuse')
      .map((step) => [
        problemsOf(plan, step, lang)
          .map(({ baslik, neden }) => `${baslik}: ${neden}`)
          .join('\n'),
        ...columns.map(({ name }) => {
          const cell = step.draft.cell(name);
          return typeof cell === 'boolean' ? yesNo(cell, lang) : (cell ?? null);
        }),
      ]),
  };
}

/** The import of actions, by the rules of add and update. */
export const actionImporter: Importer<ActionPlan> = {
  heads: { name: 'actions', heads },
  required: REQUIRED,
  guessable: async (tx, scope) => {
    const { departments } = await departmentsByName(tx, scope);
    const isDepartment = (text: string) =>
      departments.has(text) || departments.has(foldTurkish(text));
    return COLUMNS.flatMap(({ name, title }) =>
      name === undefined || name === 'id'
        ? []
        : [
            {
              name,
              labels: [title.tr, title.en],
              many: false,
              ...(name === 'department_id' && { knows: isDepartment }),
            },
          ],
    );
  },
  plan: (tx, scope, sheet, { toStore }) => planActions(tx, scope, sheet, toStore),
  answer: (plan, lang) => Promise.resolve(plan.steps.flatMap((step) => rowOf(plan, step, lang))),
  refused: refusedWorkbook,
  store: async (tx, scope, today, { steps }) => {
    await insertActions(
      tx,
      scope,
      steps.flatMap(({ kind, next }) => (kind === 'add' ? [next] : [])),
    );
    const entries = [];
    for (const { kind, draft, next } of steps) {
      if (kind !== 'change' || !draft.current) continue;
      const entry = await changeAction(tx, scope, today, draft.current, next);
      if (entry) entries.push(entry);
    }
    await storeEntries(tx, entries);
  },
};
