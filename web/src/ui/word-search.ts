import { compareTurkish, searchable, wordsOf } from '@emanet/contract/shared/turkish';

/** Keyboards have the straight apostrophe, texts the curly one. */
export const straight = (text: string): string => text.replaceAll('’', "'");

/** Does a folded text contain every word? */
export function holdsAll(folded: string, words: readonly string[]): boolean {
  const text = straight(folded);
  return words.every((word) => text.includes(straight(word)));
}

/** Returns a check whether a text contains every word of a search. */
export function searchFor(q: string): (text: string) => boolean {
  const words = wordsOf(q);
  return (text) => words.length === 0 || holdsAll(searchable(text), words);
}

/** How a name is found: 0 it begins with the words, 1 each of them begins one of its words, 2 it holds them, 3 not. */
function rankOf(name: string, words: readonly string[]): number {
  const folded = searchable(name);
  if (folded.startsWith(words.join(' '))) return 0;
  const begun = folded.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => begun.some((part) => part.startsWith(word)))) return 1;
  return holdsAll(folded, words) ? 2 : 3;
}

/** Items by the match of their names; equal ones keep their order. */
export const namesFirst = <Item>(
  items: readonly Item[],
  words: readonly string[],
  name: (item: Item) => string,
): readonly Item[] =>
  items
    .map((item) => ({ item, rank: rankOf(name(item), words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

type Searched<Item> = Readonly<{
  /** Name of an item: names with the words at their beginning come first. */
  name: (item: Item) => string;
  /** Further text for the search. */
  also?: (item: Item) => string;
}>;

/** The items with every word, best first; equal ones keep their order. */
export function findByWords<Item>(
  items: readonly Item[],
  q: string,
  { name, also }: Searched<Item>,
): readonly Item[] {
  const words = wordsOf(q);
  if (words.length === 0) return items;
  const found = items.filter((item) =>
    holdsAll(searchable(`${name(item)}\n${also?.(item) ?? ''}`), words),
  );
  return namesFirst(found, words, name);
}

/** The same for items under headings, best group first; a matching heading shows its items. */
export function findInGroups<Group, Item>(
  groups: readonly Group[],
  q: string,
  read: Readonly<{
    title: (group: Group) => string;
    items: (group: Group) => readonly Item[];
    name: (item: Item) => string;
    also?: (item: Item) => string;
  }>,
): { group: Group; items: Item[] }[] {
  const placed = groups.flatMap((group) => read.items(group).map((item) => ({ group, item })));
  const found = findByWords(placed, q, {
    name: ({ item }) => read.name(item),
    also: ({ group, item }) => `${read.title(group)}\n${read.also?.(item) ?? ''}`,
  });
  return [...Map.groupBy(found, ({ group }) => group)].map(([group, inside]) => ({
    group,
    items: inside.map(({ item }) => item),
  }));
}

/** Options in the order of a Turkish dictionary. */
export const byLabel = (a: Readonly<{ label: string }>, b: Readonly<{ label: string }>): number =>
  compareTurkish(a.label, b.label);
