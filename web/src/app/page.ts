import type { RouteObject } from 'react-router';
import { moreSheets } from '../platform/lazily.ts';

export type Load = () => Promise<{ default: () => React.ReactNode }>;

/** A list of a register, which needs only the sheets of the start. */
export function listPage(path: string, load: Load): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) };
}

/** Any other screen. */
export function page(path: string, load: Load): RouteObject {
  return listPage(path, async () => (await Promise.all([load(), moreSheets()]))[0]);
}
