import type { nounImportEndpoints } from '@emanet/contract/records/import-endpoints';
import type { Field, Values } from '@emanet/contract/records/fields';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { Sentence } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { changedFields, nameAct } from '../../nouns/log.ts';
import { selectMembers, type Member } from '../../nouns/members.ts';
import type { Reversible, Row } from '../../nouns/noun.ts';
import { revertActOf } from '../../nouns/revert.ts';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { neutralised } from '../excel/cells.ts';
import { TITLES } from '../excel/titles.ts';
import { rowsOf } from '../import/answer.ts';
import { draftsOf, type Draft, type SheetNoun } from '../import/drafts.ts';
import type { SheetCell } from '../import/file/rows.ts';
import type { Sheet } from '../import/file/sheet.ts';
import { ID_COLUMN, IGNORED, ROW_COUNTERS, spokenHeads, type SheetHeads } from '../import/heads.ts';
import type { Importer } from '../import/import.ts';
import { matchDrafts, refuseNames, refuseSamePlace } from '../import/match.ts';
import { refuseUnstored, stepOf, type Plan, type Step } from '../import/plan.ts';
import { guessableOf } from '../import/record-importer.ts';
import { departmentsByName } from '../import/reference-names.ts';
import { refusedWorkbook } from '../import/refused.ts';
import { importRoutes } from '../import/routes.ts';
import { writeListTemplate } from '../import/template/template.ts';
import { cellText, valueOf } from '../import/values.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import type { Wrong } from '../kinds/wrong.ts';
import { done } from '../messages.ts';
import { listShows, unreadOf, type Listed } from './listed.ts';
import { valuesOf } from './rows.ts';
import { columnOf } from './sheet.ts';

/** Rows that a file may be about: those of these numbers, and of these folded names. */
type Wanted = Readonly<{ ids: readonly number[]; names: readonly string[] }>;

type Names = Omit<ReferenceNames, 'people'> & Readonly<{ people: readonly Member[] }>;

/** An import of a noun, whoever stores it: its fields, and the ways in which rows are added or changed. */
export type ImportOf<Stored extends Row> = Readonly<{
  calls: ReturnType<typeof nounImportEndpoints>;
  /** Name by which its heads are remembered. */
  tur: string;
  noun: SheetNoun;
  /** Body of a new row. */
  body: z.ZodType<Values>;
  /** Values of a new row whose file has no column of them. */
  begins?: Values;
  /** Rows of the company, of many at least the wanted ones; `lock`: held until the transaction ends. */
  select: (
    tx: Tx,
    scope: PersonScope,
    how: Wanted & Readonly<{ lock: boolean }>,
  ) => Promise<readonly Stored[]>;
  add: (tx: Tx, scope: PersonScope, rows: readonly Values[], today: string) => Promise<unknown>;
  /** Of an import that only adds: `refuse` then refuses changes, as `recorded` says. */
  change?: (
    tx: Tx,
    scope: PersonScope,
    before: Stored,
    values: Values,
    today: string,
  ) => Promise<unknown>;
  /** The noun by whose steps an import is taken back. */
  reversible: Reversible;
  /** Facts of the company that decide on its rows. */
  known?: (tx: Tx, scope: PersonScope, today: string) => Promise<Values>;
  /** Problems of a row by field, which no single cell has. */
  refuse?: (
    next: Values,
    row: Readonly<{ before: Stored | undefined; names: Names; today: string; known: Values }>,
  ) => Readonly<Record<string, Wrong | undefined>>;
  /** May rows share a name? A row without a number is then about one of those that this finds. */
  shares?: (row: Stored) => boolean;
  /** May one file add several rows of a name? */
  repeats?: true;
  /** Fields that an empty cell leaves as they are. */
  lasting?: readonly string[];
  /** Heads of further columns of its sheet, which nobody fills in. */
  figures?: readonly Sentence[];
  /** Its own list, whose rows come back as they are. */
  list?: Listed;
  /** Heads of companies' own sheets, by field. */
  heads?: Readonly<Record<string, readonly string[]>>;
}>;

/** Serves the import of a noun by the rules of its own verbs, and its undo. */
export function nounImportRoutes<Stored extends Row>(app: App, of: ImportOf<Stored>): void {
  const { noun } = of;
  const { services } = app;
  const { fields, title } = noun;
  const importer: Importer<Plan<Stored>> = {
    heads: headsOf(of),
    required: fields.flatMap(({ name, required }) => (required === true ? [name] : [])),
    guessable: guessableOf(noun),
    onlyAdds: of.change === undefined,
    plan: (tx, scope, sheet, how) => planRows(tx, scope, of, { sheet, ...how }),
    answer: (plan, lang) => rowsOf(noun, plan, lang),
    refused: (plan, lang) => refusedWorkbook(noun, plan, lang),
    store: async (tx, scope, today, { steps }) => {
      const toplu_islem = randomUUID();
      await nameAct(tx, toplu_islem);
      const added = steps.flatMap(({ kind, next }) => (kind === 'add' ? [next] : []));
      if (added.length > 0) await of.add(tx, scope, added, today);
      for (const { kind, draft, next } of steps)
        if (kind === 'change' && draft.current)
          await of.change?.(tx, scope, draft.current, next, today);
      return { eklenenler: [], toplu_islem };
    },
  };
  importRoutes(app, {
    endpoints: of.calls,
    importer,
    title,
    template: (scope, lang) =>
      writeListTemplate(services, scope, noun, lang, async (tx) => ({
        people: await peopleFor(tx, noun),
      })),
  });
  scopedRoutes(app).changes(of.calls.undoImport, done.importUndone, ({ scope, body }) =>
    revertActOf(services, scope, of.reversible, body.toplu_islem),
  );
}

/** Adds rows by the verb for one, in the order of the file. */
export const oneByOne =
  (add: (tx: Tx, scope: PersonScope, values: Values, today: string) => Promise<unknown>) =>
  async (tx: Tx, scope: PersonScope, rows: readonly Values[], today: string) => {
    for (const values of rows) await add(tx, scope, values, today);
  };

/** Problems of a row about a record that an import finds and must not change. */
export const recorded = (fields: readonly Field[], before: object, next: Values) =>
  Object.fromEntries(
    changedFields(fields, { ...before }, next).map(({ alan }) => [
      alan,
      { problem: 'recorded' } as const,
    ]),
  );

type Ends = Readonly<{
  open: boolean | undefined;
  closed: boolean;
  day: string | null;
  begun: string;
}>;

/** Problem of what a row says of its end: whether it is closed, the day of that, and the first day. */
export function wrongEnd({ open, closed, day, begun }: Ends, today: string) {
  if (open === undefined && !closed) return { state: { problem: 'state_open' } as const };
  if (open && closed) return { state: { problem: 'open_with_day' } as const };
  if (!open && !day) return { day: { problem: 'closing_day' } as const };
  if ((day ?? '') > today) return { day: { problem: 'future' } as const };
  return day && day < begun ? { day: { problem: 'order' } as const } : {};
}

/** Members of the company, where a field names one. */
const peopleFor = (tx: Tx, { fields }: SheetNoun): Promise<readonly Member[]> =>
  fields.some(({ control }) => control === 'person') ? selectMembers(tx) : Promise.resolve([]);

/** Meanings of heads: labels in both languages, the number of a row, and heads of companies' own sheets. */
function headsOf<Stored extends Row>({
  tur,
  noun: { fields, label },
  heads: own = {},
  figures = [],
  list,
}: ImportOf<Stored>): SheetHeads {
  const heads = new Map<string, string>();
  for (const head of ROW_COUNTERS) heads.set(labelKey(head), IGNORED);
  for (const [field, titles] of Object.entries(own))
    for (const title of titles) heads.set(labelKey(title), field);
  for (const lang of LANGUAGES) {
    for (const ignored of [TITLES.refused, TITLES.sheet, ...figures])
      heads.set(labelKey(ignored[lang]), IGNORED);
    heads.set(labelKey(TITLES.id[lang]), ID_COLUMN);
    for (const { name } of fields) heads.set(labelKey(label(name, lang)), name);
  }
  return { name: tur, heads, spoken: spokenHeads(heads), listed: unreadOf(list, heads) };
}

type Asked = Readonly<{ sheet: Sheet; toStore: boolean; today: string; clears?: boolean }>;

/** Plans an import with one look at the rows of the company that it may be about. */
async function planRows<Stored extends Row>(
  tx: Tx,
  scope: PersonScope,
  of: ImportOf<Stored>,
  { sheet, toStore, today, clears = true }: Asked,
): Promise<Plan<Stored>> {
  const { noun, body, begins, select, refuse, shares, repeats, lasting = [] } = of;
  const names = { ...(await departmentsByName(tx, scope)), people: await peopleFor(tx, noun) };
  const all = await draftsOf<Stored>(noun, sheet, names);
  const known = (await of.known?.(tx, scope, today)) ?? {};
  const ids = all.flatMap(({ id }) => id ?? []);
  const lists = await listShows(tx, scope, of.list, headsOf(of).heads, ids);
  const wanted = { ids, names: [...new Set(all.map(({ key }) => key.name))] };
  const stored = await select(tx, scope, { ...wanted, lock: toStore });
  const optional = Object.fromEntries(
    noun.fields.flatMap(({ name, required }) =>
      required === true || begins?.[name] === undefined ? [] : [[name, begins[name]]],
    ),
  );
  // Rows of the list as it was given out, those among them that no import adds, are already there.
  const listed = new Set(all.filter((draft) => isListed(noun, draft, lists)));
  const drafts = all.filter((draft) => !listed.has(draft));
  await matchDrafts(noun, drafts, stored, shares ? stored.filter(shares) : stored);
  for (const draft of drafts) {
    const { current: before, wrong } = draft;
    const touched = noun.fields.filter(({ name }) => {
      const cell = draft.cell(name);
      // A row that was found by its name does not rename it to another spelling.
      if (name === noun.nameField && before && draft.id === undefined) return false;
      const empties = before && clears && !lasting.includes(name);
      if (cell === undefined || (cell === null && !empties)) return false;
      return !before || !(showsIt(noun, name, before, cell) || lists(draft.id, name, cell));
    });
    const given = givenIn(draft, touched, names);
    const sent = body.safeParse({ ...shownIn(noun, before ?? optional), ...given });
    for (const issue of sent.error?.issues ?? []) {
      const field = String(issue.path[0]);
      if (!wrong.has(field)) wrong.set(field, { problem: 'format', issue });
    }
    if (wrong.size > 0 || !sent.data) continue;
    // An untouched field keeps what is stored, as its body may write it in another way.
    const taken = touched.map(({ name }) => [name, sent.data[name]] as const);
    const base = { ...begins, ...before };
    const next: Record<string, unknown> = {
      ...valuesOf(noun, Object.fromEntries(taken), base),
      ...peopleIn(touched, given),
    };
    const refused = refuse?.(next, { before, names, today, known }) ?? {};
    for (const [name, problem] of Object.entries(refused))
      if (problem?.alone) {
        draft.dropped.set(name, problem);
        next[name] = before && Reflect.get(before, name);
      } else if (problem) wrong.set(name, problem);
    draft.read = Object.fromEntries(touched.map(({ name }) => [name, next[name]]));
    refuseUnstored(noun, draft, next, touched);
    draft.next = next;
  }
  if (!shares) await refuseNames(noun, drafts, stored, new Set());
  else if (!repeats) await refuseSamePlace(noun, drafts);
  const steps = all.map((draft): Step<Stored> => {
    const { current, next } = draft;
    if (listed.has(draft)) return { draft, next: {}, kind: 'same' };
    return stepOf(draft, current && next && changedFields(noun.fields, { ...current }, next));
  });
  return { sheet, steps, names };
}

/** Does every cell of a row show what the list does? */
const isListed = <Stored extends Row>(
  { fields }: SheetNoun,
  { id, cell }: Draft<Stored>,
  lists: Awaited<ReturnType<typeof listShows>>,
): boolean =>
  id !== undefined &&
  fields.every(({ name }) => {
    const read = cell(name);
    return read === undefined || lists(id, name, read);
  });

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
    else if (field.control === 'person') Object.assign(given, personIn(field, read.value, names));
    else given[field.name] = read.value;
  }
  return given;
}

const numberOf = (field: Field): string => `${field.name}_id`;

/** A person as a row stores one, by name and number; a former member stays by the stored name. */
function personIn(field: Field, value: unknown, { people = [] }: ReferenceNames): Values {
  const found = people.find((one) => one === value);
  if (found)
    return { [field.name]: found.fullname || found.email, [numberOf(field)]: found.user_id };
  return value === null ? { [field.name]: null, [numberOf(field)]: null } : { [field.name]: value };
}

/** The numbers of the people whom cells named. */
const peopleIn = (touched: readonly Field[], given: Values): Values =>
  Object.fromEntries(
    touched
      .filter((field) => given[numberOf(field)] !== undefined)
      .map((field) => [numberOf(field), given[numberOf(field)]]),
  );

/** Values that a stored row would be sent with. */
const shownIn = ({ fields }: Readonly<{ fields: readonly Field[] }>, row: object | undefined) => {
  const values: Values = { ...row };
  return Object.fromEntries(
    fields.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
};
