import type { ReactNode } from 'react';
import page from './page.module.css';
import { useTabTitle } from './useTabTitle.ts';

type Props = {
  title: string;
  /** Said beside the title, such as "122 kayıt". */
  count?: ReactNode;
  /** Purpose of the page, where that needs a line. */
  text?: ReactNode;
  /** The actions of the page, at the right; one of them is the primary one. */
  children?: ReactNode;
};

/** Title, count and actions on one line; names the browser tab too. */
export function PageHead({ title, count, text, children }: Props) {
  useTabTitle(title);
  return (
    <div className={page.title}>
      <h1>{title}</h1>
      {count !== undefined && <span className={`${page.count} em-num`}>{count}</span>}
      {children && <div className={page.actions}>{children}</div>}
      {text && <p className={page.about}>{text}</p>}
    </div>
  );
}
