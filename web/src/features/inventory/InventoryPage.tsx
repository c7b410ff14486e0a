import { Button } from '@mantine/core';
import { IconBooks, IconList, IconPlus, IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { useDepartments } from '../../records/name-queries.ts';
import { useRecords } from '../../records/queries.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { processingActivityRegister } from '../processing-activities/register.ts';
import { DepartmentTable } from './DepartmentTable.tsx';
import { OtherRegisters } from './OtherRegisters.tsx';
import { byDepartment, inTotal } from './overview.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const WIZARD = '/envanter/sihirbaz';

/** /envanter: where the inventory stands, department by department, and the ways into it. */
export default function InventoryPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('processing-activities.write');
  const records = useRecords(processingActivityRegister);
  const departments = useDepartments();
  const rows = records.data;
  // An empty inventory offers its two first steps by itself.
  const mayAdd = mayWrite && rows?.length !== 0;

  return (
    <>
      <PageHead
        title={t('inventory.overview.title')}
        count={rows && t('inventory.overview.activityCount', { count: rows.length })}
      >
        <ActButton
          variant="default"
          visibleFrom="md"
          component={Link}
          to={processingActivityRegister.path}
          icon={IconList}
        >
          {t('inventory.overview.list')}
        </ActButton>
        {mayAdd && (
          <>
            <ActButton
              variant="default"
              component={Link}
              to={processingActivityRegister.addPath}
              icon={IconPlus}
            >
              {t('inventory.overview.add')}
            </ActButton>
            <ActButton component={Link} to={WIZARD} icon={IconWand}>
              {t('inventory.overview.wizard')}
            </ActButton>
          </>
        )}
      </PageHead>
      {records.isError && !rows ? (
        <ErrorState query={records} />
      ) : !rows || departments.isPending ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<IconBooks size={20} />}
          title={t('inventory.overview.emptyTitle')}
          text={t('inventory.overview.emptyText')}
        >
          <Button component={Link} to={WIZARD}>
            {t('inventory.overview.emptyWizard')}
          </Button>
          <Button variant="default" component={Link} to={processingActivityRegister.addPath}>
            {t('inventory.overview.emptyAdd')}
          </Button>
        </EmptyState>
      ) : (
        <DepartmentTable lines={byDepartment(rows, departments.data ?? [])} total={inTotal(rows)} />
      )}
      <OtherRegisters />
    </>
  );
}
