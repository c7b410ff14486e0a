import type { Place } from '../../ui/table/useRowWindow.ts';

const KEY = 'emanet-portfoy-yeri';

/** How far the list was scrolled: kept in the tab, as opening a client begins a new page. */
export const place: Place = {
  top: () => {
    try {
      return Number(sessionStorage.getItem(KEY)) || 0;
    } catch {
      return 0;
    }
  },
  keep: (top) => {
    try {
      sessionStorage.setItem(KEY, String(top));
    } catch {
      // A browser that forbids storing begins at the top.
    }
  },
};
