import { Button } from '@mantine/core';
import { IconTruck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../app/i18n.ts';
import { RegisterList } from '../../records/list/RegisterList.tsx';
import { DIRECTORY } from './directory.ts';
import { supplierRegister } from './register.ts';

/** The register of supplier transfers, and the way to the directory of suppliers. */
export default function ListPage() {
  const { t } = useTranslation();
  const directory = (
    <Button component={Link} to={DIRECTORY} variant="default">
      {t('supplierDirectory.open')}
    </Button>
  );
  return (
    <RegisterList
      register={supplierRegister}
      icon={<IconTruck size={20} />}
      actions={directory}
      firstSteps={directory}
    />
  );
}
