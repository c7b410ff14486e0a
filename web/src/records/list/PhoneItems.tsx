import { Menu } from '@mantine/core';
import { IconDownload, IconListCheck, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import type { RegisterListModel } from './useRegisterList.ts';

/** Excel in and out, and ticking, as entries of a small screen's menu. */
export default function PhoneItems({ list }: Readonly<{ list: RegisterListModel }>) {
  const { t } = useTranslation();
  const { register, table, file, selection } = list;
  const visible = table.rows;
  const mayWrite = useCan(register.endpoints.import.permission);
  return (
    <>
      <Menu.Item
        leftSection={<IconListCheck size={17} aria-hidden />}
        disabled={visible.length === 0}
        onClick={selection.pick}
      >
        {t('records.selection.pick')}
      </Menu.Item>
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
        {t('common.export')}
      </Menu.Item>
    </>
  );
}
