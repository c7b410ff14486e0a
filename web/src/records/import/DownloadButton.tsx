import type { ReactNode } from 'react';
import { Button, Loader, type ButtonProps } from '@mantine/core';

type Props = Readonly<{
  icon: ReactNode;
  waiting: boolean;
  onDownload: () => void;
  children: ReactNode;
}> &
  Pick<ButtonProps, 'variant' | 'size' | 'ml' | 'disabled'>;

/** Fetches a file; while it waits it keeps the focus, which a disabled button would lose. */
export const DownloadButton = ({ icon, waiting, onDownload, ...look }: Props) => (
  <Button
    {...look}
    leftSection={waiting ? <Loader size={15} color="currentColor" aria-hidden /> : icon}
    aria-disabled={waiting}
    onClick={() => {
      if (!waiting) onDownload();
    }}
  />
);
