import { Menu } from '@mantine/core';
import { IconArrowBarToRight, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { RowMenu, type RowMenuModel } from '../../ui/table/RowMenu.tsx';
import { copyLink } from '../copy-link.ts';
import { editAddress, nameOf } from '../register.ts';
import type { RecordRow, Register } from '../register.ts';

type Props = {
  register: Register;
  menu: RowMenuModel<RecordRow>;
  onOpen: (id: number) => void;
  onDelete: (row: RecordRow) => void;
};

/** What can be done with a record in its list. */
export function RecordMenu({ register, menu, onOpen, onDelete }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayWrite = useCan(register.endpoints.update.permission);
  return (
    <RowMenu menu={menu} nameOf={(row) => nameOf(register, row)}>
      {(row) => (
        <>
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
        </>
      )}
    </RowMenu>
  );
}
