import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core';
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
