import '@mantine/core/styles/Menu.layer.css';
import { useLayoutEffect, type ReactNode } from 'react';
import { Box, Menu } from '@mantine/core';
import { MenuParts } from './menu-parts.ts';
import { giveFocusBack } from '../overlay/useFocusBack.ts';

type Props = Readonly<{
  at: Readonly<{ top: number; left: number }>;
  /** The one that opened it. */
  button: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
}>;

/** The library's menu at a point of the screen. */
export default function OpenRowMenu({ at, button, label, onClose, children }: Props) {
  // At unmount, so that a dialog that it opens finds the focus there.
  useLayoutEffect(() => () => giveFocusBack(button), [button]);
  return (
    <Menu
      opened
      onChange={(next) => !next && onClose()}
      // Not keydown: the key that opened the menu would close it while bubbling.
      clickOutsideEvents={['mousedown', 'touchstart']}
      position="bottom-end"
      // A menu of many entries scrolls within the window's height.
      middlewares={{ flip: true, shift: true, size: true }}
      returnFocus={false}
      // It is attached to a point, which counts as out of sight beyond the window's edge.
      hideDetached={false}
      trapFocus
    >
      <Menu.Target>
        <Box
          component="button"
          type="button"
          pos="fixed"
          w={0}
          h={0}
          p={0}
          bd="0"
          opacity={0}
          style={at}
          tabIndex={-1}
          aria-label={label}
        />
      </Menu.Target>
      <Menu.Dropdown className="em-scroll">
        <MenuParts value={Menu}>{children}</MenuParts>
      </Menu.Dropdown>
    </Menu>
  );
}
