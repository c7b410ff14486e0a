import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{ on: boolean; onClick: () => void; children: ReactNode }>;

/** Counts incomplete rows, in a list's foot; a press shows only those. */
export const FooterFilter = ({ on, onClick, children }: Props) => (
  <Anchor
    component="button"
    type="button"
    inherit
    mih={24}
    fw={560}
    c="var(--em-mid)"
    underline={on ? 'always' : 'hover'}
    aria-pressed={on}
    onClick={onClick}
  >
    {children}
  </Anchor>
);
