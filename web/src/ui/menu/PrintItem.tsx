import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAct } from './MenuAct.tsx';

/** The entry of a list's menu that puts its rows on paper. */
export function PrintItem({ disabled }: Readonly<{ disabled: boolean }>) {
  const { t } = useTranslation();
  return (
    <MenuAct icon={IconPrinter} disabled={disabled} onClick={() => window.print()}>
      {t('ui.print.open')}
    </MenuAct>
  );
}
