import { Box, Button, Group, Text } from '@mantine/core';
import {
  IconBooks,
  IconBuildingBank,
  IconList,
  IconPlus,
  IconServer,
  IconTruck,
  IconWand,
} from '@tabler/icons-react';
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
import { byDepartment, inTotal } from './overview.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import type { ReactNode } from 'react';
import { registerText } from '../../platform/texts/register-text.ts';
import type { Register } from '../../records/register.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { assetRegister } from '../assets/register.ts';
import { publicTransferRegister } from '../public-transfers/register.ts';
import { supplierTransferRegister } from '../supplier-transfers/register.ts';

const WIZARD = '/envanter/sihirbaz';

/** /envanter: the state of the inventory by department, and the ways into it. */
export default function InventoryPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('processing-activities.write');
  const records = useRecords(processingActivityRegister);
  const departments = useDepartments();
  const rows = records.data;
  // An empty inventory offers its two first steps itself.
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

/** The other registers of the inventory, with the number of their records. */
function OtherRegisters() {
  const { t } = useTranslation();
  return (
    <Box mt="panels">
      <Panel title={t('inventory.overview.othersTitle')} text={t('inventory.overview.othersText')}>
        <Group component="ul" gap="sm">
          <Way
            register={supplierTransferRegister}
            icon={<IconTruck size={18} stroke={1.6} aria-hidden />}
          />
          <Way
            register={publicTransferRegister}
            icon={<IconBuildingBank size={18} stroke={1.6} aria-hidden />}
          />
          <Way register={assetRegister} icon={<IconServer size={18} stroke={1.6} aria-hidden />} />
        </Group>
      </Panel>
    </Box>
  );
}

function Way({ register, icon }: { register: Register; icon: ReactNode }) {
  const { t } = useTranslation();
  const { data: rows } = useRecords(register);
  return (
    <li>
      <Button component={Link} to={register.path} variant="default" leftSection={icon}>
        {t(registerText(register.noun, 'title'))}
        {rows && (
          <Text span fz="meta" c="dimmed" ml="sm" className="em-num">
            {t('inventory.overview.othersCount', { count: rows.length })}
          </Text>
        )}
      </Button>
    </li>
  );
}
