import { createPolymorphicComponent, Menu, type MenuItemProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type Props = Omit<MenuItemProps, 'leftSection'> & Readonly<{ icon: Icon }>;

/** Item of a menu with its icon; a link when it is given `component`. */
export const MenuAct = createPolymorphicComponent<'button', Props>(
  ({ icon: Shown, ...item }: Props) => (
    <Menu.Item leftSection={<Shown size={16} aria-hidden />} {...item} />
  ),
);
