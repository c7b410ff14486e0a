import { IconServer } from '@tabler/icons-react';
import { RegisterList } from '../../records/list/RegisterList.tsx';
import { assetRegister } from './register.ts';

/** The register of assets. */
export default function ListPage() {
  return <RegisterList register={assetRegister} icon={<IconServer size={20} />} />;
}
