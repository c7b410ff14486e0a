import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import page from './page.module.css';

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
  const { t } = useTranslation();
  const product = t('common.product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className={page.title}>
      <h1>{title}</h1>
      {count !== undefined && <span className={`${page.count} em-num`}>{count}</span>}
      {children && <div className={page.actions}>{children}</div>}
      {text && <p className={page.about}>{text}</p>}
    </div>
  );
}
