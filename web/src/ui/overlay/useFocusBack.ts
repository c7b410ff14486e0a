import { useEffect, useLayoutEffect, useRef } from 'react';

const DIALOGS = '[role=dialog], [role=menu]';

/** Restores the focus from before a dialog, unless it has moved elsewhere by itself. */
export function giveFocusBack(opener: Element | null): void {
  const at = document.activeElement;
  const isFree = !at || at === document.body || at.closest(DIALOGS) !== null;
  if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Remembers where the focus was before a dialog, and restores it when that closes or unmounts. The
 * library does so only for a dialog that holds the focus and was both opened and closed.
 */
export function useFocusBack(opened = true): void {
  const opener = useRef<Element>(null);
  // Before a part of the dialog takes the focus.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (!opened) giveFocusBack(opener.current);
  }, [opened]);
  // At once, so that a following dialog finds the focus there.
  useLayoutEffect(() => () => giveFocusBack(opener.current), []);
}
