import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';

type Props = Readonly<{
  busy: boolean;
  disabled: boolean;
  /** Stands beside buttons that matter more. */
  quiet?: boolean;
  onClick: () => void;
}>;

/** The button of a page head that downloads its rows as a sheet. */
export function SheetButton({ busy, disabled, quiet = false, onClick }: Props) {
  const { t } = useTranslation();
  return (
    <Button
      {...(quiet
        ? { variant: 'subtle', color: 'gray', c: 'var(--em-text)' }
        : { variant: 'default' })}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={busy}
      disabled={disabled}
      onClick={onClick}
    >
      {t('common.export')}
    </Button>
  );
}
