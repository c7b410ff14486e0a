import { Menu } from '@mantine/core';
import {
  IconArrowBarToRight,
  IconCopy,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import type { RowMenuModel } from '../../ui/table/useRowMenu.ts';
import { copyLink } from '../copy-link.ts';
import { copyAddress } from '../begin-address.ts';
import { InPlaceItems } from '../in-place/InPlaceItems.tsx';
import type { InPlaceActs } from '../in-place/useInPlace.ts';
import { editAddress, nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';

type Props = {
  register: Register;
  menu: RowMenuModel<RecordRow>;
  acts: InPlaceActs;
  onOpen: (id: number) => void;
  onDelete: (row: RecordRow) => void;
};

/** Menu of a record in its list. */
export default function RecordMenu({ register, menu, acts, onOpen, onDelete }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useCan(register.endpoints.update.permission);
  return (
    <RowMenu menu={menu} nameOf={(row) => nameOf(register, row)}>
      {(row) => (
        <>
          <Menu.Item leftSection={<IconArrowBarToRight size={16} />} onClick={() => onOpen(row.id)}>
            {t('common.open')}
          </Menu.Item>
          {mayWrite && (
            <Menu.Item
              leftSection={<IconPencil size={16} />}
              onClick={() => void navigate(editAddress(register, row.id))}
            >
              {t('common.edit')}
            </Menu.Item>
          )}
          {mayWrite && (
            <Menu.Item
              leftSection={<IconCopy size={16} />}
              onClick={() => void navigate(copyAddress(register, row.id))}
            >
              {t('records.row.duplicate')}
            </Menu.Item>
          )}
          <InPlaceItems row={row} acts={acts} source={() => cellOf(row, menu.open?.button)} />
          <Menu.Item
            leftSection={<IconLink size={16} />}
            onClick={() => void copyLink(register, row.id)}
          >
            {t('common.copyLink')}
          </Menu.Item>
          {mayWrite && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="var(--em-high)"
                leftSection={<IconTrash size={16} />}
                onClick={() => onDelete(row)}
              >
                {t('common.delete')}
              </Menu.Item>
            </>
          )}
        </>
      )}
    </RowMenu>
  );
}

/** The row's department where the table shows it, else the button that opened the menu. */
const cellOf = ({ id }: RecordRow, button: HTMLElement | undefined): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-row="${id}"] [data-column="department_id"]`) ??
  button ??
  document.body;
