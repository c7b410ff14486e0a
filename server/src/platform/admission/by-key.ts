/** Above so many, those that are not in use are forgotten. */
const MANY = 1000;

/** One of its own for each key, made when it is first asked for. */
export function byKey<T>(
  make: (key: number) => T,
  unused: (one: T) => boolean,
): (key: number) => T {
  const kept = new Map<number, T>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MANY) for (const [id, one] of kept) if (unused(one)) kept.delete(id);
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}
