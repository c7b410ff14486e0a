import type { ReactNode } from 'react';
import { Drawer } from '@mantine/core';
import css from './side-drawer.module.css';

type Props = Readonly<{
  opened: boolean;
  /** Called by Escape too. */
  onClose: () => void;
  /** Names the drawer to screen readers. */
  label: string;
  /** Gives the focus back to where it was; off where the page places it itself. */
  returnFocus?: boolean;
  /** A `SideHead`, a `SideBody`, and a `SideFoot` where there is something to decide. */
  children: ReactNode;
}>;

/** Says to screen readers what is true of this drawer: the page behind it stays usable. */
const markNotModal = (node: HTMLElement | null) => node?.setAttribute('aria-modal', 'false');

/** One thing beside its list, under the navigation; over the whole screen on a phone. */
export function SideDrawer({ opened, onClose, label, returnFocus = true, children }: Props) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="var(--em-width-drawer)"
      lockScroll={false}
      trapFocus={false}
      returnFocus={returnFocus}
      padding={0}
      classNames={{ inner: css.inner, content: css.content, body: css.body }}
    >
      <Drawer.Content ref={markNotModal} aria-label={label}>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
