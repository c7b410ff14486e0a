import { searchable } from '@emanet/contract/shared/turkish';
import type {
  ComboboxItem,
  ComboboxItemGroup,
  ComboboxParsedItem,
  OptionsFilter,
} from '@mantine/core';
import type { Activity } from '../../display.ts';

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

/** Choices whose name, or whose heading's, holds what is written. */
export const searchInGroups: OptionsFilter = ({ options, search }) => {
  const wanted = searchable(search.trim());
  const fits = (text: string) => searchable(text).includes(wanted);
  return options.flatMap((option): ComboboxParsedItem[] => {
    if ('value' in option) return fits(option.label) ? [option] : [];
    if (typeof option.group === 'string' && fits(option.group)) return [option];
    const items = option.items.filter((item) => fits(item.label));
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
