import { actions } from '@emanet/contract/actions';
import type { ChangedField } from '@emanet/contract/change-logs';
import { selectMembers } from '../../../nouns/members.ts';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { idOf } from '../../../records/import/drafts.ts';
import type { SheetCell } from '../../../records/import/file/rows.ts';
import type { Sheet } from '../../../records/import/file/sheet.ts';
import { ID_COLUMN } from '../../../records/import/heads.ts';
import { departmentsByName } from '../../../records/import/reference-names.ts';
import { typedText } from '../../../records/import/values.ts';
import type { Wrong } from '../../../records/kinds/wrong.ts';
import { lockActions, selectActionsById, selectOpenNamed, type StoredAction } from '../queries.ts';
import { COLUMNS } from '../sheet.ts';
import { changesOf, type ActionValues } from '../store.ts';
import { EMPTY, valuesOf } from '../values.ts';
import { READERS, type Names } from './cells.ts';

/** A row of the file on its way to an action. */
type Draft = Readonly<{
  row: number;
  cell: (name: string) => SheetCell | null | undefined;
  /** Problems of the row, by column. */
  wrong: Map<string, Wrong>;
  id: number | undefined;
}> & { current: StoredAction | undefined };

/** Planned step of a row. */
export type ActionStep = Readonly<{ draft: Draft; next: ActionValues }> &
  (
    | Readonly<{ kind: 'add' | 'same' | 'refuse' }>
    | Readonly<{ kind: 'change'; changes: readonly ChangedField[] }>
  );
export type ActionPlan = Readonly<{ sheet: Sheet; steps: readonly ActionStep[]; names: Names }>;

export const REQUIRED = ['aksiyon_ismi', 'department_id', 'risk'] as const;
const BLANK: ActionValues = { ...EMPTY, aksiyon_ismi: '', risk: 'Orta', department_id: 0 };

/** Plans an import of actions with the few look-ups that all rows need together. */
export async function planActions(
  tx: Tx,
  scope: PersonScope,
  sheet: Sheet,
  toStore: boolean,
): Promise<ActionPlan> {
  const names = {
    departments: await departmentsByName(tx, scope),
    people: await selectMembers(tx),
  };
  const drafts = draftsOf(sheet);
  await match(tx, scope, drafts, names, toStore);
  return { sheet, steps: drafts.map((draft) => stepOf(draft, names)), names };
}

function draftsOf({ columns, rows }: Sheet): Draft[] {
  const places = new Map(columns.map(({ name }, place) => [name, place]));
  return rows.map(({ row, cells }) => {
    const cell = (name: string) => {
      const place = places.get(name);
      return place === undefined ? undefined : cells[place];
    };
    const wrong = new Map<string, Wrong>();
    return { row, cell, wrong, id: idOf(cell(ID_COLUMN) ?? null, wrong), current: undefined };
  });
}

/**
 * Finds the action that each row is about: by its number, else the open one of its name and
 * department. Two rows about one action cannot both be right.
 */
async function match(
  tx: Tx,
  scope: PersonScope,
  drafts: readonly Draft[],
  names: Names,
  toStore: boolean,
): Promise<void> {
  const texts = drafts.flatMap((draft) =>
    draft.id === undefined ? (typedText(draft.cell('aksiyon_ismi') ?? null) ?? []) : [],
  );
  const open = await selectOpenNamed(tx, scope, [...new Set(texts)]);
  const ids = [...new Set([...drafts.flatMap(({ id }) => id ?? []), ...open])];
  const found = await (toStore ? lockActions : selectActionsById)(tx, scope, ids);
  const byId = new Map(found.map((one) => [one.id, one]));
  const byName = Map.groupBy(
    open.flatMap((id) => byId.get(id) ?? []),
    (one) => keyOf(one.aksiyon_ismi, one.department_id),
  );
  for (const draft of drafts) {
    if (draft.wrong.size > 0) continue;
    if (draft.id !== undefined) {
      draft.current = byId.get(draft.id);
      if (!draft.current) draft.wrong.set(ID_COLUMN, { problem: 'no_record' });
      continue;
    }
    const department = READERS.department_id(draft.cell('department_id') ?? null, undefined, names);
    const name = typedText(draft.cell('aksiyon_ismi') ?? null) ?? '';
    const id = 'part' in department ? department.part.department_id : undefined;
    const [one, another] = byName.get(keyOf(name, id)) ?? [];
    if (another) draft.wrong.set('aksiyon_ismi', { problem: 'several_records' });
    else draft.current = one;
  }
  const matched = Map.groupBy(
    drafts.filter(({ current }) => current !== undefined),
    ({ current }) => current?.id,
  );
  for (const group of matched.values())
    for (const draft of group) {
      const other = group.find((one) => one !== draft);
      const column = draft.id === undefined ? 'aksiyon_ismi' : ID_COLUMN;
      if (other) draft.wrong.set(column, { problem: 'same_record', values: { row: other.row } });
    }
}

const keyOf = (name: string, department: number | undefined) => `${department ?? ''}\n${name}`;

function stepOf(draft: Draft, names: Names): ActionStep {
  const { current, cell, wrong } = draft;
  let next: ActionValues = current ? valuesOf(current) : BLANK;
  for (const { name } of COLUMNS) {
    if (name === undefined || name === 'id') continue;
    const given = cell(name);
    if (given === undefined) continue;
    const read = READERS[name](given, current, names);
    if ('part' in read) next = { ...next, ...read.part };
    else wrong.set(name, read.wrong);
  }
  if (wrong.size === 0) refuseMisfits(next, wrong);
  if (wrong.size > 0) return { draft, next, kind: 'refuse' };
  if (!current) return { draft, next, kind: 'add' };
  const changes = changesOf(current, next);
  return changes.length > 0
    ? { draft, next, kind: 'change', changes }
    : { draft, next, kind: 'same' };
}

/** The same checks as of an action that is added: lengths, and what must be there. */
function refuseMisfits(next: ActionValues, wrong: Map<string, Wrong>): void {
  const { aksiyon_ismi, aksiyon_aciklamasi, notlar, risk, department_id, son_tarih } = next;
  const body = { aksiyon_ismi, aksiyon_aciklamasi, notlar, risk, department_id, son_tarih };
  const checked = actions.add.body.safeParse(body);
  for (const issue of checked.error?.issues ?? [])
    wrong.set(String(issue.path[0]), { problem: 'format', issue });
}
