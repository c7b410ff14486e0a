import type { KeyboardEvent } from 'react';
import { useWindowEvent } from '@mantine/hooks';

type Options = Readonly<{
  active: number;
  count: number;
  /** Rows that fit on the screen, for Page Up and Page Down. */
  page: () => number;
  onMove: (index: number) => void;
  onOpen?: (index: number) => void;
  onEdit?: (index: number) => void;
  onTick?: (index: number, range: boolean) => void;
  onMenu?: (index: number) => void;
  onUnfold?: (index: number, wanted: boolean) => void;
}>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches('input, textarea, select') && !target.matches('[type=checkbox]')));

/** Does an arrow pressed there lead into the rows? From the search only the one down does. */
const entersRows = ({ target, key }: globalThis.KeyboardEvent): boolean =>
  target === document.body
    ? key.startsWith('Arrow')
    : key === 'ArrowDown' &&
      target instanceof HTMLInputElement &&
      target.hasAttribute('data-list-search');

/**
 * Keys of a list: arrows, J and K move, Enter opens, E edits, X ticks; `/` leads to the search and
 * an arrow from there into the rows.
 */
export function useRowKeys(options: Options) {
  const { active, count, page, onMove, onOpen, onEdit, onTick, onMenu, onUnfold } = options;
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (entersRows(event)) {
      event.preventDefault();
      onMove(active);
    } else if (event.key === '/' && !isTyping(event.target)) {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-list-search]')?.focus();
    }
  });

  const target = (key: string): number | undefined => {
    switch (key) {
      case 'ArrowDown':
      case 'j':
      case 'J':
        return active + 1;
      case 'ArrowUp':
      case 'k':
      case 'K':
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

  /** What a key that is not a movement does; nothing, where the list has no such act. */
  const act = (event: KeyboardEvent, onRow: boolean): (() => void) | undefined => {
    switch (event.key) {
      case 'x':
      case 'X':
        return onTick && (() => onTick(active, event.shiftKey));
      case ' ':
        return onRow && onTick ? () => onTick(active, event.shiftKey) : undefined;
      case 'Enter':
        return onRow && onOpen ? () => onOpen(active) : undefined;
      case 'e':
      case 'E':
        return onEdit && (() => onEdit(active));
      case 'ArrowRight':
        return onUnfold && (() => onUnfold(active, true));
      case 'ArrowLeft':
        return onUnfold && (() => onUnfold(active, false));
      case 'ContextMenu':
        return onMenu && (() => onMenu(active));
      case 'F10':
        return event.shiftKey && onMenu ? () => onMenu(active) : undefined;
    }
    return undefined;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const onRow = event.target instanceof HTMLElement && event.target.matches('[data-row]');
    const to = target(event.key);
    const does = to === undefined ? act(event, onRow) : () => onMove(to);
    if (!does) return;
    event.preventDefault();
    does();
  };
}
