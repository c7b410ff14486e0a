import type { NamedDocument } from '@emanet/contract/documents';
import type { Department } from '@emanet/contract/organization';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';

/** Data of an activity that another record names. */
export type Activity = Readonly<{
  id: number;
  name: string;
  department: string;
  special: boolean;
}>;

/** Names of ids. */
export type Names = Readonly<{
  departments: readonly Department[];
  documents: readonly NamedDocument[];
  activities?: readonly Activity[];
}>;

/** A choice that narrows a list. */
export type FilterOption = Readonly<{
  value: string;
  label: string;
  group?: string | undefined;
  special?: boolean | undefined;
}>;

/** How a list is narrowed by a field: what is offered, and whether a value passes one choice. */
export type Filter = Readonly<{
  options: (field: Field, lang: Language) => FilterOption[];
  passes: (value: unknown, chosen: string) => boolean;
}>;

/**
 * How the fields of one kind are read on screen. `text` is one value in words; `width` that of its
 * column in pixels. `order`: what a list is sorted by where that is not the words. `asStored`: the
 * change log shows what is stored, since two spellings of one thing are a change.
 */
export type Kind = Readonly<{
  text: (field: Field, value: unknown, lang: Language, names: Names) => string;
  width?: number;
  order?: (value: unknown) => number | '';
  filter?: Filter;
  asStored?: true;
}>;
