import type { LibraryActivity, LibraryGroup } from './library.ts';

/**
 * Choices of a person so far. `departments` holds only deliberate choices, `keys` the idempotency
 * key of every activity that was sent and not yet confirmed: they stay after a deselection, so that
 * a lost answer never leads to a second record.
 */
export type Selection = Readonly<{
  chosen: readonly number[];
  departments: Readonly<Record<number, number>>;
  keys: Readonly<Record<number, string>>;
}>;

export const EMPTY: Selection = { chosen: [], departments: {}, keys: {} };

export type SelectionAction =
  | { type: 'choose'; ids: readonly number[]; on: boolean }
  | { type: 'assign'; ids: readonly number[]; department: number }
  | { type: 'keyed'; keys: Readonly<Record<number, string>> }
  | { type: 'made'; ids: readonly number[] }
  | { type: 'clear' };

const without = <Value>(map: Readonly<Record<number, Value>>, ids: ReadonlySet<number>) =>
  Object.fromEntries(Object.entries(map).filter(([id]) => !ids.has(Number(id))));

/** The selection after an action. `made` removes an activity completely; `clear` keeps keys. */
export function select(state: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'choose': {
      const named = new Set(action.ids);
      const others = state.chosen.filter((id) => !named.has(id));
      return { ...state, chosen: action.on ? [...others, ...named] : others };
    }
    case 'assign': {
      const assigned = Object.fromEntries(action.ids.map((id) => [id, action.department]));
      return { ...state, departments: { ...state.departments, ...assigned } };
    }
    case 'keyed':
      return { ...state, keys: { ...action.keys, ...state.keys } };
    case 'made': {
      const made = new Set(action.ids);
      return {
        chosen: state.chosen.filter((id) => !made.has(id)),
        departments: without(state.departments, made),
        keys: without(state.keys, made),
      };
    }
    case 'clear':
      return { ...EMPTY, keys: state.keys };
  }
}

/** Groups with only their chosen activities, in the screen's order, without unknown ids. */
export const chosenGroups = (
  groups: readonly LibraryGroup[],
  { chosen }: Selection,
): LibraryGroup[] => {
  const picked = new Set(chosen);
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ id }) => picked.has(id)) }))
    .filter(({ items }) => items.length > 0);
};

export type GroupState = Readonly<{
  picked: number;
  all: boolean;
  some: boolean;
  /** Rows that a press of the group's box switches on or off. */
  next: { ids: readonly number[]; on: boolean };
}>;

/**
 * State of a group's select-all: full only when all are picked. A press skips activities that the
 * company already has (`copied`): a second copy needs a tick at the activity itself.
 */
export function groupState(
  items: readonly LibraryActivity[],
  chosen: ReadonlySet<number>,
  copied: ReadonlySet<number>,
): GroupState {
  const picked = items.filter(({ id }) => chosen.has(id));
  const fresh = items.filter(({ id }) => !copied.has(id));
  const full = picked.length > 0 && fresh.every(({ id }) => chosen.has(id));
  const all = full && picked.length === items.length;
  return {
    picked: picked.length,
    all,
    some: picked.length > 0 && !all,
    next: full
      ? { ids: picked.map(({ id }) => id), on: false }
      : { ids: fresh.map(({ id }) => id), on: true },
  };
}
