/** The ids in a stored list, whatever was stored. */
export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
