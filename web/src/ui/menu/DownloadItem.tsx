import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAct } from './MenuAct.tsx';

/** Entry of a menu that downloads the rows as a sheet. */
export function DownloadItem(props: Readonly<{ disabled: boolean; onClick: () => void }>) {
  const { t } = useTranslation();
  return (
    <MenuAct icon={IconDownload} {...props}>
      {t('common.export')}
    </MenuAct>
  );
}
