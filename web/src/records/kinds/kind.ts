import type { NamedDocument } from '@emanet/contract/documents';
import type { Department } from '@emanet/contract/organization';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';

/** Data of an activity, for the records that name it. */
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

/** Stands for documents until they are loaded: none of them is known to be archived. */
export const DOCUMENTS_LOADING: Names['documents'] = [];

/** A choice that narrows a list. */
export type FilterOption = Readonly<{
  value: string;
  label: string;
  group?: string | undefined;
  special?: boolean | undefined;
}>;

/** Filter of a field: its choices, and whether a value matches one. */
export type Filter = Readonly<{
  options: (field: Field, lang: Language) => FilterOption[];
  passes: (value: unknown, chosen: string) => boolean;
}>;

/**
 * How the fields of one kind are shown. `text` is one value in words; `width` is its column's, in
 * pixels. `order`: the sort value where that is not the text. `asStored`: the change log shows the
 * stored text, since two spellings of one thing are a change.
 */
export type Kind = Readonly<{
  text: (field: Field, value: unknown, lang: Language, names: Names) => string;
  width?: number;
  order?: (value: unknown) => number | '';
  filter?: Filter;
  asStored?: true;
}>;
