import { Button } from '@mantine/core';
import { IconTruck, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session.tsx';
import { supplierRegister } from '../supplier-transfers/register.ts';
import { MapScreen } from './MapScreen.tsx';
import { SUPPLIER_MAP } from './shape.ts';

/** /tedarikci-haritasi: department, activity, supplier, country. */
export default function SupplierMapPage() {
  const { t } = useTranslation();
  const mayAdd = useCan(supplierRegister.endpoints.add.permission);
  return (
    <MapScreen
      shape={SUPPLIER_MAP}
      list={supplierRegister.path}
      icon={<IconTruck size={20} />}
      firstStep={
        mayAdd && (
          <Button
            component={Link}
            to={supplierRegister.addPath}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t(`records.nouns.${supplierRegister.noun}.add`)}
          </Button>
        )
      }
    />
  );
}
