import type { ReactNode } from 'react';
import { Group, Text } from '@mantine/core';
import css from './panel.module.css';

type Props = Readonly<{
  title?: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** Shown beside the title, such as how many there are. */
  count?: ReactNode;
  /** Tools at the right of the head: search, filters, a switch between two faces. */
  tools?: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** A tinted part at the right, under the rest on a phone. */
  aside?: ReactNode;
  /** A line at the bottom, always in view when the panel has a height. */
  foot?: ReactNode;
  /** The content reaches the border: tables and lists. */
  flush?: boolean;
  label?: string;
  children?: ReactNode;
}>;

/** A bordered part of a page with a head. */
export function Panel(props: Props) {
  const { title, icon, count, tools, text, aside, foot, flush, label, children } = props;
  return (
    <section
      className={`em-card ${css.panel}`}
      aria-label={label}
      data-aside={aside !== undefined || undefined}
    >
      <div className={`em-column em-thin ${css.main}`}>
        {title !== undefined && (
          <header className={css.head}>
            {icon && (
              <span className={`em-middle em-brand ${css.icon}`} aria-hidden>
                {icon}
              </span>
            )}
            <div className={`em-grow em-thin ${css.titles}`}>
              <h2>
                {title} {count !== undefined && <span className="em-num">{count}</span>}
              </h2>
              {text && (
                <Text c="dimmed" fz="sm" mt={2}>
                  {text}
                </Text>
              )}
            </div>
            {tools && <Group gap="sm">{tools}</Group>}
          </header>
        )}
        <div className={`em-fill ${css.body}`} data-flush={flush || undefined}>
          {children}
        </div>
        {foot && <footer className={`em-quiet ${css.foot}`}>{foot}</footer>}
      </div>
      {aside !== undefined && <div className={`em-canvas ${css.aside}`}>{aside}</div>}
    </section>
  );
}
