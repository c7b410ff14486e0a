import { IconAddressBook } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { DIRECTORY } from './directory.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';

/** The link to the directory as an entry of a small screen's menu. */
export default function DirectoryItem() {
  const { t } = useTranslation();
  return (
    <MenuAct component={Link} to={DIRECTORY} icon={IconAddressBook}>
      {t('supplierDirectory.title')}
    </MenuAct>
  );
}
