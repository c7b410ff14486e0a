import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import { ActButton } from '../ui/buttons/ActButton.tsx';
import type { Download } from '../ui/filters/ListBar.tsx';

type Props = Readonly<{
  download: Download;
  disabled: boolean;
  /** Drawn lighter, because the buttons beside it matter more. */
  quiet?: boolean;
}>;

/** The button of a page head that downloads its rows as a sheet. */
export function SheetButton({ download: { busy, start }, disabled, quiet = false }: Props) {
  const { t } = useTranslation();
  return (
    <ActButton
      {...(quiet
        ? { variant: 'subtle', color: 'gray', c: 'var(--em-text)' }
        : { variant: 'default' })}
      icon={IconDownload}
      loading={busy}
      disabled={disabled}
      onClick={start}
    >
      {t('common.export')}
    </ActButton>
  );
}
