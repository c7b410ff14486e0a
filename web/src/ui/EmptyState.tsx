import type { ReactNode } from 'react';
import page from './page.module.css';

type Props = {
  icon: ReactNode;
  title?: string;
  text: ReactNode;
  /** The first steps: buttons or links. */
  children?: ReactNode;
  /** Drawn in a bordered panel. */
  panel?: boolean;
  /** Alone on its page, which has no other heading. */
  alone?: boolean;
};

/** States the purpose of the place and offers the first step. */
export function EmptyState({ icon, title, text, children, panel = true, alone }: Props) {
  const Heading = alone ? 'h1' : 'h2';
  const state = (
    <div className={page.state}>
      <div className={`em-tile ${page.tile}`} data-tone="brand" data-large aria-hidden="true">
        {icon}
      </div>
      {title && <Heading>{title}</Heading>}
      <p className={`em-soft ${page.text}`}>{text}</p>
      {children && <div className={`em-wrap ${page.steps}`}>{children}</div>}
    </div>
  );
  return panel ? <div className={`em-card em-middle ${page.panel}`}>{state}</div> : state;
}
