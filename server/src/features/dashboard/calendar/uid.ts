/**
 * Gives each event of one feed an identifier of its own: calendar programs show one event of those with
 * the same. The first keeps the plain one, so that it stays the same event at the next visit.
 */
export function uniqueIds(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return `${name}${count > 1 ? `-${count}` : ''}@emanet`;
  };
}
