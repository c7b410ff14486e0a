import type { ReactNode } from 'react';
import { setLanguage, useLanguage, useTranslation } from '../../platform/i18n.ts';
import { Mark } from '../../ui/Mark.tsx';
import login from './login.module.css';
import { Sample } from './Sample.tsx';

/** The two halves around sign-in: the form, and what the product is about. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const other = language === 'tr' ? 'en' : 'tr';
  const site = language === 'tr' ? '' : '/en';
  return (
    <div className={login.frame}>
      <div className={login.left}>
        <header className={login.head}>
          <a className={login.brand} href={site || '/'}>
            <Mark size={28} />
            {t('common.product')}
          </a>
          <button
            type="button"
            className={login.link}
            lang={other}
            onClick={() => void setLanguage(other)}
          >
            {t('login.other')}
          </button>
        </header>
        <main className={login.main}>{children}</main>
        <footer className={login.foot}>
          <span>© 2026 {t('common.product')}</span>
          <a href={`${site}/legal#aydinlatma`}>{t('login.privacy')}</a>
          <a href={`${site}/legal#cerezler`}>{t('login.cookies')}</a>
        </footer>
      </div>
      <aside className={login.right}>
        <p className={login.headline}>{t('login.headline')}</p>
        <Sample />
      </aside>
    </div>
  );
}
