import { forEachInTurn } from '../in-pieces.ts';
import { keyOf, type Draft, type Named, type RecordKey, type SheetRow } from './drafts.ts';
import { ID_COLUMN } from './heads.ts';

const textOf = ({ name, department_id }: RecordKey) => `${String(department_id)}\n${name}`;

/** Things by their key, in their order; those without one are left out. */
async function grouped<T>(all: readonly T[], keyOf: (one: T) => string | undefined) {
  const groups = new Map<string, T[]>();
  await forEachInTurn(all, (one) => {
    const key = keyOf(one);
    if (key === undefined) return;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  });
  return groups;
}

/** Finds the record that each draft is about: by its number, else by its name and department among the `named` ones. */
export async function matchDrafts<Row extends SheetRow>(
  register: Named,
  drafts: readonly Draft<Row>[],
  records: readonly Row[],
  named = records,
): Promise<void> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byKey = await grouped(named, (record) => textOf(keyOf(register, { ...record })));
  for (const draft of drafts) {
    if (draft.wrong.size > 0) continue;
    if (draft.id !== undefined) {
      draft.current = byId.get(draft.id);
      if (!draft.current) draft.wrong.set(ID_COLUMN, { problem: 'no_record' });
      continue;
    }
    const [found, another] = byKey.get(textOf(draft.key)) ?? [];
    if (another) draft.wrong.set(register.nameField, { problem: 'several_records' });
    else draft.current = found;
  }
  await refuseTwice(register, drafts);
}

/** Two rows about one record cannot both be right. */
async function refuseTwice(
  register: Pick<Named, 'nameField'>,
  drafts: readonly Draft<SheetRow>[],
): Promise<void> {
  const matched = await grouped(drafts, ({ current }) => current && String(current.id));
  for (const group of matched.values())
    for (const draft of group) {
      const other = group.find((one) => one !== draft);
      const column = draft.id === undefined ? register.nameField : ID_COLUMN;
      if (other) draft.wrong.set(column, { problem: 'same_record', values: { row: other.place } });
    }
}

/**
 * For a list with one row a name: refuses a name that another record has, be it one of
 * `takenNames` out of the caller's sight, or that another row of the file gives as well. Gives how
 * many are out of sight.
 */
export async function refuseNames<Row extends SheetRow>(
  register: Named,
  drafts: readonly Draft<Row>[],
  records: readonly Row[],
  takenNames: ReadonlySet<string>,
): Promise<number> {
  let unseen = 0;
  const taken = await grouped(records, (record) => keyOf(register, { ...record }).name);
  const named = await grouped(drafts, ({ next }) => next && keyOf(register, next).name);
  for (const [name, group] of named)
    for (const draft of group) {
      const { current, wrong } = draft;
      if (current && keyOf(register, { ...current }).name === name) continue;
      const other = group.find((one) => one !== draft);
      const others = taken.get(name)?.some(({ id }) => id !== current?.id);
      if (others === undefined && takenNames.has(name)) unseen += 1;
      if (others ?? takenNames.has(name)) wrong.set(register.nameField, { problem: 'taken' });
      else if (other)
        wrong.set(register.nameField, { problem: 'same_name', values: { row: other.place } });
    }
  return unseen;
}

/** Of rows that would have one name in one department the first stays; the others are refused. */
export async function refuseSamePlace<Row extends SheetRow>(
  register: Named,
  drafts: readonly Draft<Row>[],
): Promise<void> {
  const placed = await grouped(drafts, ({ next, wrong }) =>
    next && wrong.size === 0 ? textOf(keyOf(register, next)) : undefined,
  );
  for (const [key, [first, ...others]] of placed)
    for (const draft of others) {
      const { current, wrong, place: second } = draft;
      // Records that already had the same key may keep it.
      if (current && textOf(keyOf(register, current)) === key) continue;
      const values = { first: first?.place ?? second, second };
      wrong.set(register.nameField, { problem: 'same_place', values });
    }
}
