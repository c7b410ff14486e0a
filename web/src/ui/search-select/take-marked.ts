import type { KeyboardEvent } from 'react';

/**
 * Enter takes the option that is marked. The library looks for the chosen one a moment after its
 * list opened, finds it filtered away, and then takes nothing although another is marked.
 */
export function takeMarked(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof Element))
    return;
  const list = target.getAttribute('aria-controls');
  if (list === null) return;
  const marked = document.getElementById(list)?.querySelector('[data-combobox-selected]');
  if (!(marked instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
}
