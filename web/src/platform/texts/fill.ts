/** Fills in parts that were loaded later. */
export function fill(target: object, more: object): void {
  for (const [name, value] of Object.entries(more) as [string, unknown][]) {
    const own: unknown = Reflect.get(target, name);
    if (typeof own === 'object' && own && typeof value === 'object' && value) fill(own, value);
    else Reflect.set(target, name, value);
  }
}
