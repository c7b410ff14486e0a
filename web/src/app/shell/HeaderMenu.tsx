import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Menu, type MenuProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { openByArrow } from './open-by-arrow.ts';

type Props = Pick<MenuProps, 'position' | 'offset' | 'width' | 'onClose'> & {
  /** Its button: attributes and what stands on it. */
  button: ComponentProps<'button'> & { 'data-current'?: boolean | undefined };
  onOpened?: (opened: boolean) => void;
  children: ReactNode;
};

/**
 * A menu of the header. The pointer opens it without touching the keyboard, so that text typed on
 * goes where it went before; a click or a key moves the focus inside until the menu closes.
 */
export function HeaderMenu({ button, onOpened, children, ...menu }: Props) {
  const [mode, setMode] = useState<'closed' | 'hovered' | 'held'>('closed');
  const target = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(target, button.ref);

  const change = (opened: boolean) => {
    setMode((now) => (opened ? (now === 'closed' ? 'hovered' : now) : 'closed'));
    // A focus that stands inside, however it came there, would be lost with the menu.
    if (!opened && dropdown.current?.contains(document.activeElement))
      target.current?.focus({ preventScroll: true });
    onOpened?.(opened);
  };

  return (
    <Menu
      {...menu}
      trigger="hover"
      withinPortal={false}
      opened={mode !== 'closed'}
      onChange={change}
      trapFocus={mode === 'held'}
      returnFocus={false}
    >
      <Menu.Target>
        <button
          type="button"
          {...button}
          ref={ref}
          onKeyDown={openByArrow}
          onClick={() => {
            if (mode === 'held') return change(false);
            setMode('held');
            onOpened?.(true);
          }}
        />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown}>{children}</Menu.Dropdown>
    </Menu>
  );
}
