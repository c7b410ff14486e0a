/** A filter a person named: the address's parameters without the open record. */
export type SavedFilter = Readonly<{ name: string; search: string }>;

const NOT_SAVED = ['kayit'];

/** What of an address is worth keeping, always in the same order. */
export function searchToSave(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NOT_SAVED) params.delete(name);
  params.sort();
  return params.toString();
}

/** Saves under a name; the same name replaces what it held. */
export function withSaved(
  saved: readonly SavedFilter[],
  name: string,
  search: string,
): SavedFilter[] {
  const entry = { name: name.trim(), search: searchToSave(search) };
  if (!entry.name) return [...saved];
  return [...saved.filter((one) => one.name !== entry.name), entry];
}

export const withoutSaved = (saved: readonly SavedFilter[], name: string): SavedFilter[] =>
  saved.filter((one) => one.name !== name);
