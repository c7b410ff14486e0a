const collator = new Intl.Collator('tr', { numeric: true, sensitivity: 'variant' });

/** Orders two texts as a Turkish dictionary does (ç after c, ı before i). */
export const compareTurkish = (a: string, b: string): number => collator.compare(a, b);

/** Strict Turkish case folding: İ=i and I=ı stay apart. For deciding whether two names are one. */
export const foldTurkish = (value: string): string =>
  value.trim().replace(/\s+/g, ' ').toLocaleLowerCase('tr');

/** Forgiving folding for search: I, İ, ı and i are one letter, other marks stay. */
export const searchable = (value: string): string =>
  value.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFC');
