import { useTranslation } from '../platform/i18n.ts';
import { lastCompany } from '../platform/session/last-company.ts';
import { tabCompany } from '../platform/session/tab-company.ts';
import { Mark } from '../ui/Mark.tsx';
import { CompanyLogo } from './shell/CompanyLogo.tsx';
import header from './shell/header.module.css';
import shell from './shell/shell.module.css';

/** The frame of the app while session or screen load, with the company shown last. */
export function LoadingShell() {
  const { t } = useTranslation();
  const company = lastCompany(tabCompany());
  return (
    <>
      <div className={`em-row em-surface em-line-bottom ${shell.nav}`}>
        <span className={`em-row ${shell.brand}`}>
          <Mark />
          <span className={shell.brandName}>{t('common.product')}</span>
        </span>
        {company && (
          <div
            className={`em-row em-small em-round em-thin em-name ${header.company}`}
            style={{ marginInlineStart: 'auto' }}
          >
            <CompanyLogo company={company} />
            <span className={`em-cut ${header.companyName}`}>{company.company_name}</span>
          </div>
        )}
      </div>
      <div
        className={`em-canvas ${shell.main}`}
        role="status"
        aria-busy="true"
        aria-label={t('common.loading')}
      />
    </>
  );
}
