import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{ label: string; children: ReactNode }>;

/** A paper inside a page or a dialog; it scrolls in itself, so the keyboard must reach it. */
export const PaperFrame = ({ label, children }: Props) => (
  <Box
    h="68vh"
    style={{ overflow: 'auto' }}
    className="em-column em-sunken em-line em-round"
    tabIndex={0}
    role="group"
    aria-label={label}
  >
    {children}
  </Box>
);
