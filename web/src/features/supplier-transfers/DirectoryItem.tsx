import { Menu } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { DIRECTORY } from './directory.ts';

/** The way to the directory as an entry of a small screen's menu. */
export default function DirectoryItem() {
  const { t } = useTranslation();
  return (
    <Menu.Item
      component={Link}
      to={DIRECTORY}
      leftSection={<IconAddressBook size={17} aria-hidden />}
    >
      {t('supplierDirectory.title')}
    </Menu.Item>
  );
}
