import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';

/** Prints the list; `PrintedTable` draws the printed page. */
export function PrintButton({
  disabled,
  onPrint = () => window.print(),
}: Readonly<{ disabled?: boolean; onPrint?: () => void }>) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="default"
      size="md"
      aria-label={t('ui.print.open')}
      title={t('ui.print.open')}
      disabled={disabled}
      onClick={onPrint}
    >
      <IconPrinter size={16} aria-hidden />
    </ActionIcon>
  );
}
