import { currentTrace, type Trace } from './trace.ts';

/** Statements that work under a trace has written rows with until now. */
const written = new WeakMap<Trace, number>();

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];
/** Keys of repetitions are no content. */
const APART = 'idempotency_keys';
const LOCKING = /\bfor (?:no key )?update\b/g;
/** Writing inside a query: a part of it, or a function of the schema whose name says that it writes. */
const WITHIN =
  /\b(?:insert into|update|delete from|merge into)\b|\b(?:add|answer|ask|begin|change|enqueue|erase|hold|invite|keep|log|move|next|note|open|place|post|queue|remove|reset|restore|retry|send|set|take)_(?!config)\w+\s*\(/;

/** Does a statement write where it finds rows? */
export const writes = (text: string, command: string): boolean =>
  !text.includes(APART) &&
  (CHANGES.includes(command) || WITHIN.test(text.toLowerCase().replace(LOCKING, '')));

/** Notes that the work under way has written. */
export function noteWritten(): void {
  const trace = currentTrace();
  if (trace) written.set(trace, (written.get(trace) ?? 0) + 1);
}

/** Did work of a request write anything? Without a trace it counts as having written. */
export async function whileWritten<T>(
  work: () => Promise<T> | T,
): Promise<Readonly<{ result: T; wrote: boolean }>> {
  const trace = currentTrace();
  const before = trace && written.get(trace);
  const result = await work();
  return { result, wrote: !trace || written.get(trace) !== before };
}
