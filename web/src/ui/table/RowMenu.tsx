import { type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import type { RowMenuModel } from './useRowMenu.ts';

const OpenRowMenu = atFirstMove(() => import('../menu/OpenRowMenu.tsx'), {
  close: ({ onClose }) => onClose(),
});

type Props<Row> = Readonly<{
  menu: RowMenuModel<Row>;
  nameOf: (row: Row) => string;
  /** Its entries for a row, `MenuAct`s. */
  children: (row: Row) => ReactNode;
}>;

/** Menu of a row, behind its three dots; loaded at the first move. */
export function RowMenu<Row>({ menu, nameOf, children }: Props<Row>) {
  const { t } = useTranslation();
  const { open } = menu;
  if (!open) return null;
  const { row, at, button } = open;
  return (
    <OpenRowMenu
      at={at}
      button={button}
      label={t('ui.table.menu', { name: nameOf(row) })}
      onClose={menu.hide}
    >
      {children(row)}
    </OpenRowMenu>
  );
}
