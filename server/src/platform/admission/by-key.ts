/** Above this number, unused values are deleted. */
const MANY = 1000;

/** One value per key, made on first use. */
export function byKey<T, Key extends number | string = number>(
  make: (key: Key) => T,
  unused: (one: T) => boolean,
): (key: Key) => T {
  const kept = new Map<Key, T>();
  // Looking through all of them costs; it is done again when there are twice as many as it left.
  let sweepAt = MANY;
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= sweepAt) {
      for (const [id, one] of kept) if (unused(one)) kept.delete(id);
      sweepAt = Math.max(MANY, 2 * kept.size);
    }
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}
