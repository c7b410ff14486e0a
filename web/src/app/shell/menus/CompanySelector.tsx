import { useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconBuildings, IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../../platform/lazily.ts';
import { useCompanyOrNone } from '../../../platform/session/session.tsx';
import { CompanyLogo } from '../CompanyLogo.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import header from '../header.module.css';

const CompanyItems = entriesAtFirstMove(() => import('./CompanyItems.tsx'));

/** Switches this tab to another company of a consultant; the page then starts over with its data. */
export function CompanySelector() {
  const { t } = useTranslation();
  const here = useCompanyOrNone();
  const [asked, setAsked] = useState('');
  // The portfolio is about none of them alone.
  const all = useLocation().pathname.startsWith('/portfoy');
  const company = all ? undefined : here;
  return (
    <HeaderMenu
      position="bottom-end"
      width={340}
      onClose={() => setAsked('')}
      button={{
        className: `em-row em-small em-round em-thin em-name ${header.company}`,
        title: company?.company_name,
        children: (
          <>
            <VisuallyHidden>{t('shell.company')}</VisuallyHidden>
            {company && <CompanyLogo company={company} />}
            {all && <IconBuildings size={16} aria-hidden />}
            <span className={`em-cut ${header.companyName}`}>
              {company?.company_name ?? t(all ? 'portfolio.allClients' : 'shell.pickCompany')}
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
