import { useLayoutEffect, type ReactNode } from 'react';
import { Box, Menu } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { giveFocusBack } from '../overlay/useFocusBack.ts';
import type { RowMenuModel } from './useRowMenu.ts';

type Props<Row> = Readonly<{
  menu: RowMenuModel<Row>;
  nameOf: (row: Row) => string;
  /** Its entries for a row: `Menu.Item`s. */
  children: (row: Row) => ReactNode;
}>;

/** Menu of a row, behind its three dots. */
export function RowMenu<Row>({ menu, nameOf, children }: Props<Row>) {
  const { t } = useTranslation();
  const { open } = menu;
  const button = open?.button;
  // As it goes, so that a dialog that it opens finds the focus there.
  useLayoutEffect(() => button && (() => giveFocusBack(button)), [button]);
  if (!open) return null;
  const { row, at } = open;
  return (
    <Menu
      opened
      onChange={(next) => !next && menu.hide()}
      // Not keydown: the key that opened the menu would close it on its way up.
      clickOutsideEvents={['mousedown', 'touchstart']}
      position="bottom-end"
      returnFocus={false}
      // It hangs on a point, which counts as out of sight beyond the window's edge.
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
          aria-label={t('ui.table.menu', { name: nameOf(row) })}
        />
      </Menu.Target>
      <Menu.Dropdown>{children(row)}</Menu.Dropdown>
    </Menu>
  );
}
