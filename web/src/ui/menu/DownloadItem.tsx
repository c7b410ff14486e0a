import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';

/** Entry of a menu that downloads the rows as a sheet. */
export default function DownloadItem(props: Readonly<{ disabled: boolean; onClick: () => void }>) {
  const { t } = useTranslation();
  return (
    <Menu.Item leftSection={<IconDownload size={17} aria-hidden />} {...props}>
      {t('common.export')}
    </Menu.Item>
  );
}
