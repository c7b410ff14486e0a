import { useLayoutEffect, type ReactNode } from 'react';
import { Drawer } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { actOf, isAsked, isTyping } from '../../platform/keys.ts';
import css from './side-drawer.module.css';
import { useFocusBack } from './useFocusBack.ts';

type Props = Readonly<{
  opened: boolean;
  /** Also called by Escape. */
  onClose: () => void;
  /** Names the drawer to screen readers. */
  label: string;
  /** Restores the earlier focus; off where the page sets it itself. */
  returnFocus?: boolean;
  /** To the neighbours of the open row, if it has any. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** A `SideHead`, a `SideBody`, and a `SideFoot` with buttons where needed. */
  children: ReactNode;
}>;

/** For screen readers this drawer is not modal: the page behind it stays usable. */
const markNotModal = (node: HTMLElement | null) => node?.setAttribute('aria-modal', 'false');

/**
 * A row beside its list, under the navigation. On a wide screen the list gets narrower; on a
 * narrower one it is covered, on a phone completely.
 */
export function SideDrawer(props: Props) {
  const { opened, onClose, label, returnFocus = true, children } = props;
  useMoves(props);
  useSplit(opened);
  useFocusBack(opened && returnFocus);
  return (
    <Drawer.Root
      opened={opened}
      // Escape belongs to the dialog above it, if there is one.
      onClose={() => !isAsked() && onClose()}
      position="right"
      size="var(--em-width-drawer)"
      lockScroll={false}
      trapFocus={false}
      returnFocus={false}
      padding={0}
      classNames={{
        inner: css.inner,
        content: `em-clip ${css.content}`,
        body: `em-column ${css.body}`,
      }}
    >
      <Drawer.Content ref={markNotModal} aria-label={label}>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

let drawers = 0;

/** Marks that a drawer is open: a list then gets narrower (table/screen.module.css). */
function useSplit(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    drawers += 1;
    document.documentElement.toggleAttribute(SPLIT, true);
    return () => {
      drawers -= 1;
      document.documentElement.toggleAttribute(SPLIT, drawers > 0);
    };
  }, [opened]);
}

const SPLIT = 'data-split';

/** Widgets with their own use of the same keys. */
const OWN_KEYS = '[role=menu], [role=listbox], [role=grid], [role=treegrid], [role=combobox]';

/** J, K and the arrows move between rows, with the focus anywhere outside the list's own rows. */
function useMoves({ opened, onPrevious, onNext }: Props): void {
  useWindowEvent('keydown', (event) => {
    if (!opened || event.defaultPrevented || isTyping(event.target) || isAsked()) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const moves = { next: onNext, previous: onPrevious, close: undefined, finish: undefined };
    const move = moves[actOf('drawer', event) ?? 'close'];
    if (!move) return;
    event.preventDefault();
    move();
  });
}
