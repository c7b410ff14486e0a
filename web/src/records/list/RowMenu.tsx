import { useState } from 'react';
import { Menu } from '@mantine/core';
import { IconArrowBarToRight, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session.tsx';
import { copyLink } from '../copy-link.ts';
import { editAddress, nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';
import classes from './list.module.css';

type Open = { row: RecordRow; button: HTMLElement; at: { top: number; left: number } };

/** The one menu that all rows share; it opens at the button that asked for it. */
export function useRowMenu() {
  const [open, setOpen] = useState<Open>();
  return {
    open,
    show: (row: RecordRow, button: HTMLElement) => {
      const { bottom, right } = button.getBoundingClientRect();
      setOpen({ row, button, at: { top: bottom, left: right } });
    },
    hide: () => setOpen(undefined),
  };
}

type Props = {
  register: Register;
  menu: ReturnType<typeof useRowMenu>;
  onOpen: (id: number) => void;
  onDelete: (row: RecordRow) => void;
};

export function RowMenu({ register, menu, onOpen, onDelete }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useCan(register.endpoints.update.permission);
  const { open } = menu;
  if (!open) return null;
  const { row, button, at } = open;
  const close = () => {
    menu.hide();
    // A closed menu gives the focus back, unless what it did took it somewhere else.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.focus();
    });
  };
  return (
    <Menu
      opened
      onChange={(next) => !next && close()}
      // Not keydown: the key that opened the menu would close it on its way up.
      clickOutsideEvents={['mousedown', 'touchstart']}
      position="bottom-end"
      returnFocus={false}
      trapFocus
    >
      <Menu.Target>
        <button
          type="button"
          className={classes.menuAnchor}
          style={at}
          tabIndex={-1}
          aria-label={t('records.table.menu', { name: nameOf(register, row) })}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowBarToRight size={16} />} onClick={() => onOpen(row.id)}>
          {t('records.row.open')}
        </Menu.Item>
        {mayWrite && (
          <Menu.Item
            leftSection={<IconPencil size={16} />}
            onClick={() => void navigate(editAddress(register, row.id))}
          >
            {t('records.row.edit')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLink size={16} />}
          onClick={() => void copyLink(register, row.id)}
        >
          {t('records.row.copy')}
        </Menu.Item>
        {mayWrite && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="var(--em-high)"
              leftSection={<IconTrash size={16} />}
              onClick={() => onDelete(row)}
            >
              {t('records.row.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
