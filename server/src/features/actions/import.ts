import { ACTION_FIELDS } from '@emanet/contract/action-fields';
import { actions } from '@emanet/contract/actions';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';
import { canFinish, selectMembers, type Member } from '../../nouns/members.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { TITLES } from '../../records/excel/titles.ts';
import { rowsOf } from '../../records/import/answer.ts';
import { draftsOf, type Draft } from '../../records/import/drafts.ts';
import type { Sheet } from '../../records/import/file/sheet.ts';
import { IGNORED, spokenHeads } from '../../records/import/heads.ts';
import type { Importer } from '../../records/import/import.ts';
import { matchDrafts } from '../../records/import/match.ts';
import { refuseUnstored, stepOf, type Plan } from '../../records/import/plan.ts';
import { guessableOf } from '../../records/import/record-importer.ts';
import { departmentsByName } from '../../records/import/reference-names.ts';
import { refusedWorkbook } from '../../records/import/refused.ts';
import { writeListTemplate } from '../../records/import/template/template.ts';
import { valueOf } from '../../records/import/values.ts';
import type { ReferenceNames } from '../../records/kinds/names.ts';
import { lockActions, selectActionsById, selectOpenNamed, type StoredAction } from './queries.ts';
import { COLUMNS, sheetNoun } from './sheet.ts';
import {
  actionValues,
  changeAction,
  changesOf,
  insertActions,
  storeEntries,
  valuesOf,
  type ActionValues,
} from './store.ts';
import { NOTHING } from './values.ts';

const heads = new Map(
  LANGUAGES.flatMap((lang) => [
    [labelKey(TITLES.refused[lang]), IGNORED] as const,
    [labelKey(TITLES.sheet[lang]), IGNORED] as const,
    ...COLUMNS.map(({ name, title }) => [labelKey(title[lang]), name ?? IGNORED] as const),
  ]),
);

type ActionPlan = Plan<StoredAction>;

/** Plans an import of actions with the few look-ups that all rows need together. */
async function planActions(
  tx: Tx,
  scope: PersonScope,
  sheet: Sheet,
  { toStore, clears = true }: Readonly<{ toStore: boolean; clears?: boolean }>,
): Promise<ActionPlan> {
  const members = await selectMembers(tx);
  const names = { ...(await departmentsByName(tx, scope)), people: members };
  const drafts = await draftsOf<StoredAction>(sheetNoun, sheet, names);
  const unnumbered = drafts.flatMap(({ id, key }) => (id === undefined ? key.name : []));
  const open = await selectOpenNamed(tx, scope, [...new Set(unnumbered)]);
  const ids = [...new Set([...drafts.flatMap(({ id }) => id ?? []), ...open])];
  const found = await (toStore ? lockActions : selectActionsById)(tx, scope, ids);
  const isOpen = new Set(open);
  // A row without a number is about the open action of its name: a closed one starts again.
  const named = found.filter(({ id }) => isOpen.has(id));
  await matchDrafts(sheetNoun, drafts, found, named);
  const steps = drafts.map((draft) => {
    const next = nextOf(draft, names, clears);
    refuseUnstored(sheetNoun, draft, { ...next }, ACTION_FIELDS);
    draft.next = next;
    return stepOf(draft, draft.current && changesOf(draft.current, next));
  });
  return { sheet, steps, names };
}

/** An empty cell leaves these as they are. */
const LASTING = ['durum', 'guncel'];

type Names = ReferenceNames & Readonly<{ people: readonly Member[] }>;

/** May the person in charge have the action, where the row changes either of them? */
function mayHave(before: StoredAction | undefined, next: ActionValues, people: readonly Member[]) {
  const kept =
    before?.sorumlu_id === next.sorumlu_id && before?.department_id === next.department_id;
  const person = people.find(({ user_id }) => user_id === next.sorumlu_id);
  return kept || !person || canFinish(person, 'action', next.department_id);
}

/** The action of a row; problems of its cells are added to `wrong`. */
function nextOf(
  { current, cell, wrong }: Draft<StoredAction>,
  names: Names,
  clears: boolean,
): ActionValues {
  let next: ActionValues = current ? valuesOf(current) : NOTHING;
  for (const field of ACTION_FIELDS) {
    const { name } = field;
    const given = cell(name);
    if (given === undefined) continue;
    if (given === null && (LASTING.includes(name) || (current && !clears))) continue;
    const read = valueOf(field, given, current && { ...current }, names);
    if ('wrong' in read) wrong.set(name, read.wrong);
    else if (read.value === null && field.required) wrong.set(name, { problem: 'required' });
    else
      next = {
        ...next,
        ...(name === 'sorumlu' ? inCharge(read.value, names) : { [name]: read.value }),
      };
  }
  if (!mayHave(current, next, names.people)) wrong.set('sorumlu', { problem: 'outOfReach' });
  if (wrong.size > 0) return next;
  // The checks of an added action: lengths and required values.
  const { aksiyon_ismi, aksiyon_aciklamasi, notlar, risk, department_id, son_tarih } = next;
  const body = { aksiyon_ismi, aksiyon_aciklamasi, notlar, risk, department_id, son_tarih };
  for (const issue of actions.add.body.safeParse(body).error?.issues ?? [])
    wrong.set(String(issue.path[0]), { problem: 'format', issue });
  return next;
}

/** The person that a cell names; a former member is kept by the stored name. */
function inCharge(named: unknown, { people = [] }: ReferenceNames): Partial<ActionValues> {
  if (named === null) return { sorumlu_id: null, sorumlu: null };
  const found = people.find((one) => one === named);
  return found ? { sorumlu_id: found.user_id, sorumlu: found.fullname || found.email } : {};
}

/** The import of actions, by the rules of add and update. */
export const actionImporter: Importer<ActionPlan> = {
  heads: { name: 'actions', heads, spoken: spokenHeads(heads) },
  required: ACTION_FIELDS.flatMap(({ name, required }) => (required ? [name] : [])),
  guessable: guessableOf(sheetNoun),
  plan: planActions,
  answer: (plan, lang) => rowsOf(sheetNoun, plan, lang),
  refused: (plan, lang) => refusedWorkbook(sheetNoun, plan, lang),
  store: async (tx, scope, today, { steps }) => {
    const added = steps.filter(({ kind }) => kind === 'add');
    await insertActions(
      tx,
      scope,
      added.map(({ next }) => actionValues.parse(next)),
    );
    const entries = [];
    for (const { kind, draft, next } of steps) {
      if (kind !== 'change' || !draft.current) continue;
      const entry = await changeAction(tx, scope, today, draft.current, actionValues.parse(next));
      if (entry) entries.push(entry);
    }
    await storeEntries(tx, entries);
  },
};

/** A workbook to fill in with actions, and the header under which a browser saves it. */
export const writeActionTemplate = (services: Services, scope: PersonScope, lang: Language) =>
  writeListTemplate(services, scope, sheetNoun, lang, async (tx) => ({
    people: await selectMembers(tx),
  }));
