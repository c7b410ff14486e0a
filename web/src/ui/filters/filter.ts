import { compareTurkish } from '@emanet/contract/shared/turkish';

/** One choice of a filter. `group`: the heading above it. */
export type Option = Readonly<{ value: string; label: string; group?: string; special?: boolean }>;

/** A filter with choices. `always`: offered in the bar even when nothing is chosen. */
export type ChoiceFilter = Readonly<{
  key: string;
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  choose: (values: string[]) => void;
  always: boolean;
  /** The chosen values may be excluded. */
  not?: Readonly<{ on: boolean; toggle: () => void }>;
}>;

/** A filter that is on or off. */
export type FlagFilter = Readonly<{
  key: string;
  label: string;
  on: boolean;
  toggle: () => void;
  always: boolean;
}>;

/** Every filter of a screen, for its bar and for the sheet of small screens. */
export type FilterList = Readonly<{
  choices: readonly ChoiceFilter[];
  flags: readonly FlagFilter[];
}>;

/** Names of the values that are lists. */
type ListIn<Asked> = {
  [Key in keyof Asked & string]: Asked[Key] extends readonly string[] ? Key : never;
}[keyof Asked & string];

/** Makes the filters with choices of a screen, for its bar, out of its values. */
export function choicesOf<Asked>(asked: Asked, set: (part: Partial<Asked>) => void) {
  /** For values, each with its label, or for options. */
  return function choice<Value extends string>(
    key: ListIn<Asked>,
    label: string,
    ...given:
      [values: readonly Value[], labelOf: (value: Value) => string] | [options: readonly Option[]]
  ): ChoiceFilter {
    return {
      key,
      label,
      options:
        given.length === 1
          ? given[0]
          : given[0].map((value) => ({ value, label: given[1](value) })),
      // `ListIn` guarantees a list.
      chosen: asked[key] as readonly string[],
      choose: (chosen) => set({ [key]: chosen } as Partial<Asked>),
      always: true,
    };
  };
}

/** Names of the values that are yes or no. */
type FlagIn<Asked> = {
  [Key in keyof Asked & string]: Asked[Key] extends boolean ? Key : never;
}[keyof Asked & string];

/** Makes the filters of a screen that are on or off, for its bar. */
export const flagsOf =
  <Asked>(asked: Asked, set: (part: Partial<Asked>) => void) =>
  (key: FlagIn<Asked>, label: string): FlagFilter => ({
    key,
    label,
    // `FlagIn` guarantees a boolean.
    on: asked[key] as boolean,
    toggle: () => set({ [key]: !asked[key] } as Partial<Asked>),
    always: true,
  });

/** Does a filter keep a value? An empty one keeps all. */
export const among = <Value>(chosen: readonly Value[], value: Value): boolean =>
  chosen.length === 0 || chosen.includes(value);

/** Values once each, in the order of the Turkish alphabet. */
export const distinct = (values: readonly string[]): string[] =>
  [...new Set(values)].toSorted(compareTurkish);

const isIdle = (one: ChoiceFilter | FlagFilter): boolean =>
  one.always && !('chosen' in one ? one.chosen.length > 0 : one.on);

/** How many filters the bar shows though nothing is chosen there. */
export const countIdle = ({ choices, flags }: FilterList): number =>
  [...choices, ...flags].filter(isIdle).length;

/** The same filters, without the last idle ones, which the menu of the others offers. */
export function withoutLast(list: FilterList, count: number): FilterList {
  const idle = [...list.choices, ...list.flags].filter(isIdle);
  const gone = new Set(idle.slice(idle.length - count).map(({ key }) => key));
  const giveWay = <One extends ChoiceFilter | FlagFilter>(one: One): One =>
    gone.has(one.key) ? { ...one, always: false } : one;
  return { choices: list.choices.map(giveWay), flags: list.flags.map(giveWay) };
}

/** Everything that decides the width of the filters in a bar, as one text. */
export const looksOf = ({ choices, flags }: FilterList): string =>
  [
    ...choices.map(({ label, always, chosen }) => [label, always, ...chosen].join()),
    ...flags.map(({ label, always, on }) => [label, always, on].join()),
  ].join('\n');

/** How many filters are set. */
export const countSet = ({ choices, flags }: FilterList): number =>
  choices.filter(({ chosen }) => chosen.length > 0).length + flags.filter(({ on }) => on).length;
