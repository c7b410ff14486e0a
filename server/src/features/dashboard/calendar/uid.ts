/**
 * Gives each event of a feed a unique identifier, since calendar programs merge equal ones. The
 * first keeps the plain one, so that it stays the same event at the next visit.
 */
export function uniqueIds(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return `${name}${count > 1 ? `-${count}` : ''}@emanet`;
  };
}
