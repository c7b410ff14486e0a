import { Button } from '@mantine/core';
import { IconTruck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../platform/lazily.ts';
import { RegisterList } from '../../records/list/RegisterList.tsx';
import { MapLink } from '../../ui/MapLink.tsx';
import { DIRECTORY } from './directory.ts';
import { supplierTransferRegister } from './register.ts';

const DirectoryItem = entriesAtFirstMove(() => import('./DirectoryItem.tsx'));

const MAP = '/tedarikci-haritasi';

/** The register of supplier transfers, with links to their map and to the directory. */
export default function ListPage() {
  const { t } = useTranslation();
  const directory = (
    <Button component={Link} to={DIRECTORY} variant="default">
      {t('supplierDirectory.title')}
    </Button>
  );
  return (
    <RegisterList
      register={supplierTransferRegister}
      icon={<IconTruck size={20} />}
      actions={
        <>
          <MapLink to={MAP} />
          {directory}
        </>
      }
      phoneActions={<MapLink to={MAP} short />}
      phoneMenu={<DirectoryItem />}
      firstSteps={directory}
    />
  );
}
