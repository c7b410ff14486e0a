import type { ReactNode } from 'react';
import { setLanguage, useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { LANGUAGE_NAMES } from '../../../platform/languages.ts';
import { Logo } from '../../../ui/Logo.tsx';
import css from './page.module.css';

type Company = Readonly<{ company_name: string; logo: string | null }>;

/** The logo of a company, or its first letters. */
export const CompanyMark = ({ page: { company_name, logo } }: { page: Company }) => (
  <Logo className={css.logo} name={company_name} logo={logo} />
);

/** A page without an account: the company that asks for it, the language, and nothing else. */
export function Frame({ page, children }: { page?: Company | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const other = lang === 'tr' ? 'en' : 'tr';
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.inner}>
          <span className={css.company}>
            {page && <CompanyMark page={page} />}
            {page?.company_name ?? t('common.product')}
          </span>
          <button
            type="button"
            className={css.language}
            lang={other}
            onClick={() => void setLanguage(other)}
          >
            {LANGUAGE_NAMES[other]}
          </button>
        </div>
      </header>
      <main className={css.inner}>{children}</main>
      <footer className={css.inner}>
        <p className={css.foot}>
          <span>
            {page
              ? t('training.page.servedFor', { company: page.company_name })
              : t('training.page.served')}
          </span>
          <a href="/legal">{t('training.page.legal')}</a>
        </p>
      </footer>
    </div>
  );
}
