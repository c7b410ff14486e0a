import { Popover, type PopoverDropdownProps, type PopoverProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Adopted } from './Adopted.tsx';
import type { Layer } from './useLayer.ts';

export type PanelLayerProps = Omit<PopoverProps, 'opened' | 'id'> &
  Readonly<{ layer: Layer; label?: string; padding?: PopoverDropdownProps['p'] }>;

/** The library's panel at a button that stands already; it holds the focus and gives it back. */
export default function PanelLayer({ layer, label, padding, children, ...panel }: PanelLayerProps) {
  const isHere = useMounted();
  return (
    <Popover {...panel} id={layer.id} opened={layer.opened && isHere} trapFocus returnFocus>
      <Popover.Target refProp="adopt">
        <Adopted layer={layer} />
      </Popover.Target>
      <Popover.Dropdown p={padding} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
