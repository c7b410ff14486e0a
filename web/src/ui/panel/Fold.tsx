import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './fold.module.css';

type Props = Readonly<{
  /** Of the heading, which names a list inside. */
  id: string;
  title: ReactNode;
  opened: boolean;
  children: ReactNode;
}>;

/** A part of a panel that can be folded; `opened` at first. */
export const Fold = ({ id, title, opened, children }: Props) => (
  <details className={css.fold} open={opened}>
    <summary id={id}>
      <IconChevronRight size={15} aria-hidden />
      {title}
    </summary>
    {children}
  </details>
);
