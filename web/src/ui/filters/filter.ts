/** One choice of a filter. `group`: the heading it stands under. */
export type Option = Readonly<{ value: string; label: string; group?: string; special?: boolean }>;

/** A filter with choices. `always`: offered in the bar even when nothing is chosen. */
export type ChoiceFilter = Readonly<{
  key: string;
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  choose: (values: string[]) => void;
  always: boolean;
  /** The chosen values may be left out instead of shown. */
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

/** How many filters are set. */
export const countSet = ({ choices, flags }: FilterList): number =>
  choices.filter(({ chosen }) => chosen.length > 0).length + flags.filter(({ on }) => on).length;
