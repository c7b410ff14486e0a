import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import { ActButton } from '../ui/buttons/ActButton.tsx';

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
    <ActButton
      {...(quiet
        ? { variant: 'subtle', color: 'gray', c: 'var(--em-text)' }
        : { variant: 'default' })}
      icon={IconDownload}
      loading={busy}
      disabled={disabled}
      onClick={onClick}
    >
      {t('common.export')}
    </ActButton>
  );
}
