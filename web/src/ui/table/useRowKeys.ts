import type { KeyboardEvent } from 'react';
import { useWindowEvent } from '@mantine/hooks';
import { actOf, isAsked, isTyping } from '../../platform/keys.ts';

type Options = Readonly<{
  active: number;
  count: number;
  /** Rows per screen, for Page Up and Page Down. */
  page: () => number;
  onMove: (index: number) => void;
  onOpen?: (index: number) => void;
  onEdit?: (index: number) => void;
  onFinish?: (index: number) => void;
  onCompare?: (index: number) => void;
  onTick?: (index: number, range: boolean) => void;
  onMenu?: (index: number) => void;
  onUnfold?: (index: number, wanted: boolean) => void;
}>;

/** Does an arrow pressed there move into the rows? From the search only the one down does. */
const entersRows = ({ target, key }: globalThis.KeyboardEvent): boolean =>
  target === document.body || (target instanceof HTMLHeadingElement && target.matches('main h1'))
    ? key.startsWith('Arrow')
    : key === 'ArrowDown' &&
      target instanceof HTMLInputElement &&
      target.hasAttribute('data-list-search');

/** Keys of a list (`KEYS.lists`); `/` focuses its search, and an arrow moves into the rows. */
export function useRowKeys(options: Options) {
  const {
    active,
    count,
    page,
    onMove,
    onOpen,
    onEdit,
    onFinish,
    onCompare,
    onTick,
    onMenu,
    onUnfold,
  } = options;
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isAsked()) return;
    if (entersRows(event)) {
      event.preventDefault();
      onMove(active);
    } else if (actOf('everywhere', event) === 'find' && !isTyping(event.target)) {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-list-search]')?.focus();
    }
  });

  /** Act of a key; undefined where the list has no such act. */
  const does = (event: KeyboardEvent, onRow: boolean): (() => void) | undefined => {
    switch (actOf('lists', event)) {
      case 'down':
        return () => onMove(active + 1);
      case 'up':
        return () => onMove(active - 1);
      case 'pageDown':
        return () => onMove(active + page());
      case 'pageUp':
        return () => onMove(active - page());
      case 'first':
        return () => onMove(0);
      case 'last':
        return () => onMove(count - 1);
      case 'range':
      case 'tick':
        return (onRow || event.key !== ' ') && onTick
          ? () => onTick(active, event.shiftKey)
          : undefined;
      case 'open':
        return onRow && onOpen ? () => onOpen(active) : undefined;
      case 'edit':
        return onEdit && (() => onEdit(active));
      case 'finish':
        return onFinish && (() => onFinish(active));
      case 'compare':
        return onCompare && (() => onCompare(active));
      case 'unfold':
        return onUnfold && (() => onUnfold(active, true));
      case 'fold':
        return onUnfold && (() => onUnfold(active, false));
      case 'menu':
        return onMenu && (() => onMenu(active));
      // It works wherever the focus is, see `SelectionBar`.
      case 'clear':
      case undefined:
        return undefined;
    }
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (isTyping(event.target)) return;
    const onRow = event.target instanceof HTMLElement && event.target.matches('[data-row]');
    const act = does(event, onRow);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
