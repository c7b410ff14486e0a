import { useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { useCompanyOrNone } from '../../../platform/session/session.tsx';
import { CompanyLogo } from '../CompanyLogo.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import shell from '../shell.module.css';

const CompanyItems = atFirstMove(() => import('./CompanyItems.tsx'));

/** Switches this tab to another company of a consultant; the page then starts over with its data. */
export function CompanySelector() {
  const { t } = useTranslation();
  const company = useCompanyOrNone();
  const [asked, setAsked] = useState('');
  return (
    <HeaderMenu
      position="bottom-end"
      width={340}
      onClose={() => setAsked('')}
      button={{
        className: shell.company,
        title: company?.company_name,
        children: (
          <>
            <VisuallyHidden>{t('shell.company')}</VisuallyHidden>
            {company && <CompanyLogo company={company} />}
            <span className={shell.companyName}>
              {company?.company_name ?? t('shell.pickCompany')}
            </span>
            <IconChevronDown size={14} aria-hidden />
          </>
        ),
      }}
    >
      <CompanyItems asked={asked} onAsk={setAsked} />
    </HeaderMenu>
  );
}
