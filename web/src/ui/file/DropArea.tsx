import type { ReactNode } from 'react';
import { Box, Button, FileButton, Text } from '@mantine/core';
import css from './file.module.css';

type Props = Readonly<{
  /** Names the place to screen readers. */
  label: string;
  icon: ReactNode;
  title: string;
  text: string;
  button: string;
  /** Types that the file picker offers, as in `accept` of an input. */
  accept: string;
  /** Is a file being held over the page? */
  over: boolean;
  onChoose: (files: readonly File[]) => void;
}>;

/** Where a file is dropped, though the whole page takes it; the button is the way of the keyboard. */
export const DropArea = ({ label, icon, title, text, button, accept, over, onChoose }: Props) => (
  <section
    className={`em-card em-row ${css.drop}`}
    data-over={over || undefined}
    aria-label={label}
  >
    <span className={`em-middle em-rigid em-round-large em-brand ${css.tile}`} aria-hidden>
      {icon}
    </span>
    <Box flex={1} miw={0}>
      <Text component="h2" fz="h2" lh="h2" fw={640}>
        {title}
      </Text>
      <Text c="var(--em-text-2)">{text}</Text>
    </Box>
    <FileButton accept={accept} onChange={(file) => file && onChoose([file])}>
      {(props) => <Button {...props}>{button}</Button>}
    </FileButton>
  </section>
);
