import type { Place } from '../../ui/table/useRowWindow.ts';

const KEY = 'emanet-portfoy-yeri';

/** Scroll position of the list: stored in the tab, as opening a client loads a new page. */
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
      // Without storage it starts at the top.
    }
  },
};
