import { useRef, useState, type ComponentProps, type ReactNode, type KeyboardEvent } from 'react';
import type { MenuProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { MenuAt } from '../../../ui/floating/layers.tsx';
import { useLayer } from '../../../ui/floating/useLayer.ts';

type Props = Pick<MenuProps, 'position' | 'offset' | 'width' | 'onClose'> & {
  /** Its button: attributes and content. */
  button: ComponentProps<'button'> & { 'data-current'?: boolean | undefined };
  onOpened?: (opened: boolean) => void;
  /** Loaded with the menu, see `atFirstMove`. */
  children: ReactNode;
};

/**
 * A menu of the header. The pointer opens it without moving the focus, so that typing continues in
 * its field; a click or a key moves the focus inside until the menu closes.
 */
export function HeaderMenu({ button, onOpened, children, ...menu }: Props) {
  const [mode, setMode] = useState<'closed' | 'hovered' | 'held'>('closed');
  const dropdown = useRef<HTMLDivElement>(null);
  const opened = mode !== 'closed';
  const { layer, button: opening } = useLayer('menu', opened);
  const ref = useMergedRef(opening.ref, button.ref);

  const change = (next: boolean) => {
    setMode((now) => (next ? (now === 'closed' ? 'hovered' : now) : 'closed'));
    // A focus inside the menu would be lost when it closes.
    if (!next && dropdown.current?.contains(document.activeElement))
      opening.ref.current?.focus({ preventScroll: true });
    onOpened?.(next);
  };

  return (
    <>
      <button
        type="button"
        {...button}
        {...opening}
        ref={ref}
        data-expanded={opened || undefined}
        onKeyDown={openByArrow}
        onMouseEnter={() => {
          change(true);
          layer.hover.current?.enter?.();
        }}
        onMouseLeave={() => {
          // The menu itself waits until the pointer has had time to reach it.
          if (layer.hover.current?.leave) layer.hover.current.leave();
          else if (mode === 'hovered') change(false);
        }}
        onClick={() => {
          if (mode === 'held') return change(false);
          // Otherwise it would close half a second after the pointer left the button.
          layer.hover.current?.enter?.();
          setMode('held');
          onOpened?.(true);
        }}
      />
      <MenuAt
        {...menu}
        layer={layer}
        inside={dropdown}
        trigger="hover"
        withinPortal={false}
        onChange={change}
        trapFocus={mode === 'held'}
        returnFocus={false}
      >
        {children}
      </MenuAt>
    </>
  );
}

/** On a menu's button: the arrow down opens the menu as Enter does. */
function openByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== 'ArrowDown' || event.currentTarget.ariaExpanded === 'true') return;
  event.preventDefault();
  event.currentTarget.click();
}
