import type { ReactNode } from 'react';
import { Button, FileButton } from '@mantine/core';
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
  <section className={css.drop} data-over={over || undefined} aria-label={label}>
    <span className={css.tile} aria-hidden>
      {icon}
    </span>
    <div className={css.words}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <FileButton accept={accept} onChange={(file) => file && onChoose([file])}>
      {(props) => <Button {...props}>{button}</Button>}
    </FileButton>
  </section>
);
