import type { ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import { ActButton } from '../ui/buttons/ActButton.tsx';
import { MenuAt } from '../ui/floating/layers.tsx';
import { useLayer } from '../ui/floating/useLayer.ts';
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

/**
 * The button whose menu downloads the rows of a page: as a sheet, as text, or as a form. `MenuButton` would
 * bring the parts of screens that are no list.
 */
export function SheetButton({ download, disabled, quiet = false, label, size, children }: Props) {
  const { t } = useTranslation();
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('menu', opened);
  return (
    <>
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
        onClick={toggle}
      >
        {label ?? t('common.export')}
      </ActButton>
      <MenuAt layer={layer} onChange={set} position="bottom-end">
        <SheetItems download={download} />
        {children}
      </MenuAt>
    </>
  );
}
