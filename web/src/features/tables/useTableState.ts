import { flagParam, oneOfParam, sortParam, textParam } from '../../ui/url-state/url-param.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import type { Sort } from '../../ui/table/column.ts';
import { SORTS } from './lines/columns.tsx';

export const VIEWS = ['tedarikciler', 'varliklar', 'verbis', 'matris', 'capraz'] as const;
export type View = (typeof VIEWS)[number];

const BY_NAME: Sort = { key: 'ad', descending: false };
const SPEC = {
  view: oneOfParam('gorunum', VIEWS),
  q: textParam('q'),
  special: flagParam('ozel'),
  abroad: flagParam('yurtdisi'),
  sort: sortParam('sirala', BY_NAME, (key) => SORTS.includes(key)),
};

/** State of the tables in the address: view, search, filters, order. */
export function useTableState() {
  const { state, set, step, settle } = useUrlState(SPEC);
  return {
    ...state,
    special: { on: state.special, toggle: () => set({ special: !state.special }) },
    abroad: { on: state.abroad, toggle: () => set({ abroad: !state.abroad }) },
    /** Another view is a step in the history, with its own order and search. */
    setView: (view: View) => step({ view, q: '', sort: BY_NAME }),
    setQ: (q: string) => settle({ q }),
    setSort: (sort: Sort) => set({ sort }),
    clear: () => set({ q: '', special: false, abroad: false }),
  };
}

export type TableState = ReturnType<typeof useTableState>;
