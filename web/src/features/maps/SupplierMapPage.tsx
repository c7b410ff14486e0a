import { IconTruck, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { supplierTransferRegister } from '../supplier-transfers/register.ts';
import { MapScreen } from './MapScreen.tsx';
import { SUPPLIER_MAP } from './model/shape.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** /tedarikci-haritasi: department, activity, supplier, country. */
export default function SupplierMapPage() {
  const { t } = useTranslation();
  const mayAdd = useCan(supplierTransferRegister.endpoints.add.permission);
  return (
    <MapScreen
      shape={SUPPLIER_MAP}
      list={supplierTransferRegister.path}
      icon={<IconTruck size={20} />}
      firstStep={
        mayAdd && (
          <ActButton component={Link} to={supplierTransferRegister.addPath} icon={IconPlus}>
            {t('registers.supplierTransfers.add')}
          </ActButton>
        )
      }
    />
  );
}
