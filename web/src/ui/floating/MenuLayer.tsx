import '@mantine/core/styles/Menu.layer.css';
import { Menu, type MenuProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { Ref } from 'react';
import { MenuParts } from '../menu/menu-parts.ts';
import { ExternalTarget } from './ExternalTarget.tsx';
import type { Layer } from './useLayer.ts';

export type MenuLayerProps = Omit<MenuProps, 'opened' | 'id'> &
  Readonly<{ layer: Layer; inside?: Ref<HTMLDivElement>; className?: string | undefined }>;

/** The library's menu at a button that is drawn already. */
export default function MenuLayer({ layer, inside, className, children, ...menu }: MenuLayerProps) {
  // Opened after mounting: the library stores the old focus only at a change from closed to open.
  const isHere = useMounted();
  return (
    <Menu {...menu} id={layer.id} opened={layer.opened && isHere}>
      <Menu.Target refProp="adopt">
        <ExternalTarget layer={layer} />
      </Menu.Target>
      <Menu.Dropdown ref={inside} className={className}>
        <MenuParts value={Menu}>{children}</MenuParts>
      </Menu.Dropdown>
    </Menu>
  );
}
