const WORDS = 2;

/** The first letters of the first two words, in Turkish capitals: "ılgaz gıda" → "IG". */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, WORDS)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('tr'))
    .join('');
}
