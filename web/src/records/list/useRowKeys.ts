import type { KeyboardEvent } from 'react';
import { useWindowEvent } from '@mantine/hooks';

type Options = {
  active: number;
  count: number;
  /** Rows that fit on the screen, for Page Up and Page Down. */
  page: () => number;
  onMove: (index: number) => void;
  onOpen: (index: number) => void;
  onTick: (index: number, range: boolean) => void;
  onMenu: (index: number) => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches('input, textarea, select') && !target.matches('[type=checkbox]')));

/** Keys of the list: arrows move, Enter opens, X ticks; `/` searches and an arrow enters the list. */
export function useRowKeys({ active, count, page, onMove, onOpen, onTick, onMenu }: Options) {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    if (event.key === '/') {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-list-search]')?.focus();
    } else if (event.target === document.body && event.key.startsWith('Arrow')) {
      event.preventDefault();
      onMove(active);
    }
  });

  const target = (key: string): number | undefined => {
    switch (key) {
      case 'ArrowDown':
        return active + 1;
      case 'ArrowUp':
        return active - 1;
      case 'PageDown':
        return active + page();
      case 'PageUp':
        return active - page();
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
    }
    return undefined;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onRow = event.target instanceof HTMLElement && event.target.matches('[data-row]');
    const to = target(event.key);
    if (to !== undefined) onMove(to);
    else if (event.key.toLowerCase() === 'x') onTick(active, event.shiftKey);
    else if (onRow && event.key === 'Enter') onOpen(active);
    else if (onRow && event.key === ' ') onTick(active, event.shiftKey);
    else if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) onMenu(active);
    else return;
    event.preventDefault();
  };
}
