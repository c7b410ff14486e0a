import { IconServer } from '@tabler/icons-react';
import { RegisterList } from '../../records/list/RegisterList.tsx';
import { MapLink } from '../../ui/MapLink.tsx';
import { assetRegister } from './register.ts';

const MAP = '/varlik-haritasi';

/** The register of assets, and the way to their map. */
export default function ListPage() {
  return (
    <RegisterList
      register={assetRegister}
      icon={<IconServer size={20} />}
      actions={<MapLink to={MAP} />}
      phoneActions={<MapLink to={MAP} short />}
    />
  );
}
