import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import type { CompanyEntry } from '@emanet/contract/auth';
import { inCompany } from '@emanet/contract/shared/company-address';
import { START } from '@emanet/contract/shared/return-address';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import shell from './shell.module.css';

/** The tab was opened for a company of which the user is no member, or no longer. */
export default function ForeignCompany({ first }: { first: CompanyEntry }) {
  const { t } = useTranslation();
  return (
    <div className={shell.alone}>
      <PageHead title={t('shell.foreign.head')} />
      <EmptyState
        icon={<IconBuilding size={20} />}
        title={t('shell.foreign.title')}
        text={t('shell.foreign.text')}
      >
        <Button component="a" href={inCompany(START, first.company_id)}>
          {t('shell.foreign.go', { company: first.company_name })}
        </Button>
      </EmptyState>
    </div>
  );
}
