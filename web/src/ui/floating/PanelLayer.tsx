import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { ExternalTarget } from './ExternalTarget.tsx';
import type { Layer } from './useLayer.ts';

export type PanelLayerProps = Omit<PopoverProps, 'opened' | 'id'> &
  Readonly<{ layer: Layer; label?: string; padding?: PopoverDropdownProps['p'] }>;

/** The library's panel at a button that is drawn already; it holds the focus and gives it back. */
export default function PanelLayer({ layer, label, padding, children, ...panel }: PanelLayerProps) {
  const isHere = useMounted();
  const closes = panel.closeOnEscape ?? true;
  /** In an open list of suggestions Escape closes only the list, not the work behind it. */
  const escape = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !closes) return;
    if (target instanceof Element && target.ariaExpanded === 'true') return;
    panel.onChange?.(false);
    layer.at.current?.focus();
  };
  return (
    <Popover
      {...panel}
      id={layer.id}
      opened={layer.opened && isHere}
      closeOnEscape={false}
      trapFocus
      returnFocus
    >
      <Popover.Target refProp="adopt">
        <ExternalTarget layer={layer} />
      </Popover.Target>
      <Popover.Dropdown p={padding} aria-label={label} onKeyDownCapture={escape}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
