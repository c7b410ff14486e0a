import { labelKey } from '@emanet/contract/shared/turkish';
import type {
  ComboboxItem,
  ComboboxItemGroup,
  ComboboxParsedItem,
  OptionsFilter,
} from '@mantine/core';
import { findByWords, findInGroups } from '../word-search.ts';

type Group = ComboboxItemGroup<ComboboxItem>;

const labelOf = ({ label }: ComboboxItem) => label;

/** Choices whose name, or whose heading's, matches the text; the best match is first. */
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

/**
 * Contains the text, marks and case aside, the best match first; a full label shows all of its
 * group.
 */
export const filterOptions: OptionsFilter = (input) => {
  const { options, search, limit } = input;
  const isExact = (item: ComboboxItem) => labelKey(item.label) === labelKey(search);
  const holdsExact = (option: ComboboxParsedItem) =>
    'value' in option ? isExact(option) : option.items.some(isExact);
  if (!options.some(holdsExact)) return searchInGroups(input).slice(0, limit);
  return options
    .map((option) =>
      'value' in option
        ? option
        : { ...option, items: option.items.toSorted((a, b) => +isExact(b) - +isExact(a)) },
    )
    .sort((a, b) => +holdsExact(b) - +holdsExact(a))
    .slice(0, limit);
};
