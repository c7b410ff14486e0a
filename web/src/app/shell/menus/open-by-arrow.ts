import type { KeyboardEvent } from 'react';

/** On a menu's button: the arrow down opens the menu as Enter does. */
export function openByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' || event.currentTarget.ariaExpanded === 'true') return;
  event.preventDefault();
  event.currentTarget.click();
}
