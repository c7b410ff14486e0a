import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../app/i18n.ts';
import { useCan } from '../../app/session.tsx';
import type { RegisterListModel } from './useRegisterList.ts';

/** What a wide screen offers beside the title: Excel in and out. */
export function PhoneMenu({ list }: { list: RegisterListModel }) {
  const { t } = useTranslation();
  const { register, visible, file } = list;
  const mayWrite = useCan(register.endpoints.import.permission);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('records.menu')} loading={file.isPending}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayWrite && (
          <Menu.Item
            component={Link}
            to={register.importPath}
            leftSection={<IconTableImport size={17} aria-hidden />}
          >
            {t('import.open')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconDownload size={17} aria-hidden />}
          disabled={visible.length === 0}
          onClick={() => file.mutate(visible)}
        >
          {t('records.export')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
