import type { ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { ActButton } from '../ui/buttons/ActButton.tsx';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { SheetItems, type Download } from '../ui/menu/download.ts';

type Props = Readonly<{
  download: Download;
  disabled: boolean;
  /** Drawn lighter, because the buttons beside it matter more. */
  quiet?: boolean;
  label?: string;
  size?: ButtonProps['size'];
  /** Further entries of its menu. */
  children?: ReactNode;
}>;

/** The button whose menu downloads the rows of a page: as a sheet, as text, or as a form. */
export function SheetButton({ download, disabled, quiet = false, label, size, children }: Props) {
  const { t } = useTranslation();
  return (
    <MenuButton
      position="bottom-end"
      button={(button) => (
        <ActButton
          {...button}
          {...(quiet
            ? { variant: 'subtle', color: 'gray', c: 'var(--em-text)' }
            : { variant: 'default' })}
          {...(size && { size })}
          className="em-screen"
          icon={IconDownload}
          loading={download.busy}
          disabled={disabled}
        >
          {label ?? t('common.export')}
        </ActButton>
      )}
    >
      <SheetItems download={download} />
      {children}
    </MenuButton>
  );
}
