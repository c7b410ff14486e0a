/** Statements that are prepared; each takes memory in every connection that has used it. */
const MOST_NAMED = 400;
/** Texts remembered until they come a second time. */
const MOST_SEEN = 2000;
const LONGEST = 50_000;

const names = new Map<string, string>();
const seen = new Set<string>();

/** The name that a statement has by now. */
export const givenName = (text: string): string | undefined => names.get(text);

/**
 * The name under which a statement is prepared, so that it is parsed and planned once a connection.
 * A text gets one when it comes again: one that is made for a single occasion never does.
 */
export function nameOf(text: string): string | undefined {
  const known = givenName(text);
  if (known) return known;
  if (names.size >= MOST_NAMED || text.length > LONGEST) return undefined;
  if (!seen.has(text)) {
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  }
  seen.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
