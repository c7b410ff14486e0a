import type { ReactNode } from 'react';
import { IconWorld } from '@tabler/icons-react';
import { setLanguage, useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { initialsOf } from '../../../ui/initials.ts';
import css from './form.module.css';

type Props = Readonly<{
  company: Readonly<{ company_name: string; logo: string | null }> | undefined;
  children: ReactNode;
}>;

/** Shown inside the company's own site, which has a head and a foot already. */
const FRAMED = window.self !== window.top;

/** The company's head and the quiet foot around a page for people without an account. */
export function FormFrame({ company, children }: Props) {
  const { t } = useTranslation();
  const other = useLanguage() === 'tr' ? 'en' : 'tr';
  return (
    <div className={css.frame}>
      {!FRAMED && (
        <header className={css.head}>
          <div className={css.bar}>
            {company?.logo ? (
              <img className={css.logo} src={company.logo} alt="" />
            ) : (
              <span className={css.logo} aria-hidden>
                {initialsOf(company?.company_name ?? t('common.product'))}
              </span>
            )}
            <strong>{company?.company_name ?? t('common.product')}</strong>
            <button
              type="button"
              className={css.language}
              lang={other}
              onClick={() => void setLanguage(other)}
            >
              <IconWorld size={16} aria-hidden />
              {t('login.other')}
            </button>
          </div>
        </header>
      )}
      <main className={css.main}>{children}</main>
      {!FRAMED && company && (
        <footer className={css.foot}>
          {t('applicationForm.servedBy', { company: company.company_name })}
        </footer>
      )}
    </div>
  );
}
