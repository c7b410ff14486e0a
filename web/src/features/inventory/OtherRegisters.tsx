import { Box, Button, Group, Text } from '@mantine/core';
import { IconBuildingBank, IconServer, IconTruck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { useRecords } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { assetRegister } from '../assets/register.ts';
import { publicTransferRegister } from '../public-transfers/register.ts';
import { supplierTransferRegister } from '../supplier-transfers/register.ts';

/** The other registers of the inventory, with how much stands in each. */
export function OtherRegisters() {
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
