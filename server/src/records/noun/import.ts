import type { importEndpoints } from '@emanet/contract/records/import-endpoints';
import type { Field, Values } from '@emanet/contract/records/fields';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { Sentence } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';
import type { z } from 'zod';
import { changedFields } from '../../nouns/log.ts';
import type { Row } from '../../nouns/noun.ts';
import type { App } from '../../platform/http/app.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { neutralised } from '../excel/cells.ts';
import { TITLES } from '../excel/titles.ts';
import { rowsOf } from '../import/answer.ts';
import { draftsOf, type Draft, type SheetNoun } from '../import/drafts.ts';
import type { SheetCell } from '../import/file/rows.ts';
import type { Sheet } from '../import/file/sheet.ts';
import { ID_COLUMN, IGNORED, spokenHeads } from '../import/heads.ts';
import type { Importer } from '../import/import.ts';
import { matchDrafts, refuseNames, refuseSamePlace } from '../import/match.ts';
import { refuseUnstored, stepOf, type Plan } from '../import/plan.ts';
import { guessableOf } from '../import/record-importer.ts';
import { departmentsByName } from '../import/reference-names.ts';
import { refusedWorkbook } from '../import/refused.ts';
import { importRoutes } from '../import/routes.ts';
import { writeListTemplate } from '../import/template/template.ts';
import { cellText, valueOf } from '../import/values.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import { valuesOf } from './rows.ts';
import { columnOf } from './sheet.ts';

/** An import of a noun, whoever stores it: its fields, and the ways in which one row is added or changed. */
export type ImportOf<Stored extends Row> = Readonly<{
  calls: ReturnType<typeof importEndpoints>;
  /** Name by which its heads are remembered. */
  tur: string;
  noun: SheetNoun;
  /** Body of a new row. */
  body: z.ZodType<Values>;
  /** All rows of the company; `lock`: held until the transaction ends. */
  select: (
    tx: Tx,
    scope: PersonScope,
    how: Readonly<{ lock: boolean }>,
  ) => Promise<readonly Stored[]>;
  add: (tx: Tx, scope: PersonScope, values: Values, today: string) => Promise<unknown>;
  change: (tx: Tx, scope: PersonScope, before: Stored, values: Values) => Promise<unknown>;
  /** May rows share a name? A row without a number is then about one of those that this finds. */
  shares?: (row: Stored) => boolean;
  /** Fields that an empty cell leaves as they are. */
  lasting?: readonly string[];
  /** Heads of further columns of its sheet, which nobody fills in. */
  figures?: readonly Sentence[];
  /** Heads of companies' own sheets, by field. */
  heads?: Readonly<Record<string, readonly string[]>>;
}>;

/** Serves the import of a noun by the rules of its own verbs. */
export function nounImportRoutes<Stored extends Row>(app: App, of: ImportOf<Stored>): void {
  const { noun } = of;
  const { fields, title } = noun;
  const importer: Importer<Plan<Stored>> = {
    heads: headsOf(of),
    required: fields.flatMap(({ name, required }) => (required === true ? [name] : [])),
    guessable: guessableOf(noun),
    plan: (tx, scope, sheet, how) => planRows(tx, scope, of, { sheet, ...how }),
    answer: (plan, lang) => rowsOf(noun, plan, lang),
    refused: (plan, lang) => refusedWorkbook(noun, plan, lang),
    store: async (tx, scope, today, { steps }) => {
      for (const { kind, draft, next } of steps) {
        if (kind === 'add') await of.add(tx, scope, next, today);
        else if (kind === 'change' && draft.current)
          await of.change(tx, scope, draft.current, next);
      }
    },
  };
  importRoutes(app, {
    endpoints: of.calls,
    importer,
    title,
    template: (scope, lang) => writeListTemplate(app.services, scope, noun, lang),
  });
}

/** Meanings of heads: labels in both languages, the number of a row, and heads of companies' own sheets. */
function headsOf<Stored extends Row>({
  tur,
  noun: { fields, label },
  heads: own = {},
  figures = [],
}: ImportOf<Stored>) {
  const heads = new Map<string, string>();
  for (const [field, titles] of Object.entries(own))
    for (const title of titles) heads.set(labelKey(title), field);
  for (const lang of LANGUAGES) {
    for (const ignored of [TITLES.refused, TITLES.sheet, ...figures])
      heads.set(labelKey(ignored[lang]), IGNORED);
    heads.set(labelKey(TITLES.id[lang]), ID_COLUMN);
    for (const { name } of fields) heads.set(labelKey(label(name, lang)), name);
  }
  return { name: tur, heads, spoken: spokenHeads(heads) };
}

type Asked = Readonly<{ sheet: Sheet; toStore: boolean; clears?: boolean }>;

/** Plans an import with one look at all rows of the company, which such a noun has few of. */
async function planRows<Stored extends Row>(
  tx: Tx,
  scope: PersonScope,
  { noun, body, select, shares, lasting = [] }: ImportOf<Stored>,
  { sheet, toStore, clears = true }: Asked,
): Promise<Plan<Stored>> {
  const names = await departmentsByName(tx, scope);
  const stored = await select(tx, scope, { lock: toStore });
  const drafts = await draftsOf<Stored>(noun, sheet, names);
  await matchDrafts(noun, drafts, stored, shares ? stored.filter(shares) : stored);
  for (const draft of drafts) {
    const touched = noun.fields.filter(({ name }) => {
      const cell = draft.cell(name);
      // A row that was found by its name does not rename it to another spelling.
      if (name === noun.nameField && draft.current && draft.id === undefined) return false;
      const empties = draft.current && clears && !lasting.includes(name);
      if (cell === undefined || (cell === null && !empties)) return false;
      return !draft.current || !showsIt(noun, name, draft.current, cell);
    });
    const given = givenIn(draft, touched, names);
    const sent = body.safeParse({ ...shownIn(noun, draft.current), ...given });
    for (const issue of sent.error?.issues ?? []) {
      const field = String(issue.path[0]);
      if (!draft.wrong.has(field)) draft.wrong.set(field, { problem: 'format', issue });
    }
    if (draft.wrong.size > 0 || !sent.data) continue;
    // An untouched field keeps what is stored, as its body may write it in another way.
    const taken = touched.map(({ name }) => [name, sent.data[name]] as const);
    const next = valuesOf(noun, Object.fromEntries(taken), { ...draft.current });
    draft.read = Object.fromEntries(touched.map(({ name }) => [name, next[name]]));
    refuseUnstored(noun, draft, next, touched);
    draft.next = next;
  }
  if (shares) await refuseSamePlace(noun, drafts);
  else await refuseNames(noun, drafts, stored, new Set());
  const steps = drafts.map((draft) => {
    const { current, next } = draft;
    return stepOf(draft, current && next && changedFields(noun.fields, { ...current }, next));
  });
  return { sheet, steps, names };
}

/** Does a cell hold what a sheet shows of a stored row, in either language? */
function showsIt<Stored extends Row>(
  { fields }: SheetNoun,
  name: string,
  row: Stored,
  cell: SheetCell | null,
): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field) return false;
  const { cell: shownIn } = columnOf<Stored>(field, { tr: name, en: name });
  return LANGUAGES.some((lang) => {
    const shown = shownIn(row, lang);
    const text = typeof shown === 'string' ? cleanText(neutralised(shown)) : shown;
    return text === (typeof shown === 'string' ? cellText(cell) : cell);
  });
}

/** Values of the cells of a row; their problems are added to `wrong`. */
function givenIn<Stored extends Row>(
  { cell, wrong, current }: Draft<Stored>,
  touched: readonly Field[],
  names: ReferenceNames,
): Values {
  const given: Record<string, unknown> = {};
  for (const field of touched) {
    const read = valueOf(field, cell(field.name) ?? null, current && { ...current }, names);
    if ('wrong' in read) wrong.set(field.name, read.wrong);
    else given[field.name] = read.value;
  }
  return given;
}

/** Values that a stored row would be sent with. */
const shownIn = ({ fields }: Readonly<{ fields: readonly Field[] }>, row: object | undefined) => {
  const values: Values = { ...row };
  return Object.fromEntries(
    fields.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
};
