import type {
  ComboboxItem,
  ComboboxItemGroup,
  ComboboxParsedItem,
  OptionsFilter,
} from '@mantine/core';
import { findByWords, findInGroups } from '../../../ui/word-search.ts';
import type { Activity } from '../../kinds/kind.ts';

type Group = ComboboxItemGroup<ComboboxItem>;

/** Activities as choices under their departments, both in alphabetical order. */
export function inDepartments(
  activities: readonly Activity[],
  compare: (a: string, b: string) => number,
): Group[] {
  const groups = new Map<string, ComboboxItem[]>();
  for (const { id, name, department } of activities.toSorted((a, b) => compare(a.name, b.name)))
    groups.set(department, [...(groups.get(department) ?? []), { value: String(id), label: name }]);
  return [...groups]
    .map(([group, items]) => ({ group, items }))
    .sort((a, b) => compare(a.group, b.group));
}

const labelOf = ({ label }: ComboboxItem) => label;

/** Choices whose name, or whose heading's, holds what is written; the best match is the first. */
export const searchInGroups: OptionsFilter = ({ options, search }) => {
  const groups = options.map((option): Group =>
    'value' in option ? { group: '', items: [option] } : option,
  );
  const isPlain = options.every((option) => 'value' in option);
  if (isPlain)
    return [
      ...findByWords(
        groups.flatMap(({ items }) => items),
        search,
        { name: labelOf },
      ),
    ];
  const read = {
    title: ({ group }: Group) => (typeof group === 'string' ? group : ''),
    items: ({ items }: Group) => items,
    name: labelOf,
  };
  return findInGroups(groups, search, read).flatMap(({ group, items }): ComboboxParsedItem[] =>
    group.group === '' ? items : [{ ...group, items }],
  );
};
