import { Menu } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';

/** The entry of a list's menu that puts its rows on paper. */
export default function PrintItem({ disabled }: Readonly<{ disabled: boolean }>) {
  const { t } = useTranslation();
  return (
    <Menu.Item
      leftSection={<IconPrinter size={17} aria-hidden />}
      disabled={disabled}
      onClick={() => window.print()}
    >
      {t('ui.print.open')}
    </Menu.Item>
  );
}
