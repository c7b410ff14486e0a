import type { ReactNode } from 'react';
import { Menu } from '@mantine/core';
import { IconDownload, IconListCheck, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ListMenu } from '../../ui/menu/ListMenu.tsx';
import type { RegisterListModel } from './useRegisterList.ts';

type Props = {
  list: RegisterListModel;
  /** Entries of this register alone. */
  own: ReactNode;
};

/** Offers of a wide screen beside the title and in its rows: Excel in and out, paper, ticking. */
export function PhoneMenu({ list, own }: Props) {
  const { t } = useTranslation();
  const { register, table, file, selection } = list;
  const visible = table.rows;
  const mayWrite = useCan(register.endpoints.import.permission);
  return (
    <ListMenu busy={file.isPending} printable={visible.length > 0}>
      {own}
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
        {t('records.export')}
      </Menu.Item>
    </ListMenu>
  );
}
