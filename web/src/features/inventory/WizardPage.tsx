import type { CompanyEntry } from '@emanet/contract/auth';
import { IconBuilding } from '@tabler/icons-react';
import { Skeleton, Stack } from '@mantine/core';
import { useCompanyOrNone } from '../../platform/session/session.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { InSteps } from '../../platform/InSteps.tsx';
import { useDepartments } from '../../records/name-queries.ts';
import { useRecords } from '../../records/queries.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { processingActivityRegister } from '../processing-activities/register.ts';
import { useLibrary } from './wizard/queries.ts';
import { Wizard } from './wizard/Wizard.tsx';
import { WizardFrame } from './wizard/WizardFrame.tsx';
import css from './wizard/wizard.module.css';
import { WizardSteps } from './wizard/WizardSteps.tsx';

/** /envanter/sihirbaz: copies activities of the library into the company. */
export default function WizardPage() {
  const company = useCompanyOrNone();
  const { t } = useTranslation();
  if (!company)
    return (
      <WizardFrame>
        <EmptyState
          icon={<IconBuilding size={20} />}
          title={t('inventory.errors.activeCompanyNotFound')}
          text={t('inventory.errors.activeCompanyHint')}
        />
      </WizardFrame>
    );
  return <Load key={company.company_id} company={company} />;
}

function Load({ company }: { company: CompanyEntry }) {
  const library = useLibrary();
  const records = useRecords(processingActivityRegister);
  const departments = useDepartments();
  const needed = [library, records, departments];

  const failed = needed.find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <WizardFrame>
        <ErrorState
          error={failed.error}
          onRetry={() => needed.forEach((one) => one.isError && void one.refetch())}
        />
      </WizardFrame>
    );
  if (!library.data || !records.data || !departments.data) return <WizardSkeleton />;
  return (
    <InSteps fallback={<WizardSkeleton />}>
      <Wizard
        company={company}
        groups={library.data}
        ownRows={records.data}
        departments={departments.data}
      />
    </InSteps>
  );
}

/** The first step while its rows load. */
const WizardSkeleton = () => (
  <WizardSteps>
    <div className={`em-grow em-columns ${css.choose}`} aria-busy>
      <div className={`em-scroll ${css.filter}`}>
        <Skeleton height={30} />
      </div>
      <Stack gap="panels" className={css.groups}>
        <Skeleton height={320} radius="lg" />
        <Skeleton height={200} radius="lg" />
      </Stack>
    </div>
  </WizardSteps>
);
