import { IconBuildingBank } from '@tabler/icons-react';
import { RegisterList } from '../../records/list/RegisterList.tsx';
import { publicRegister } from './register.ts';

/** The register of public transfers. */
export default function ListPage() {
  return <RegisterList register={publicRegister} icon={<IconBuildingBank size={20} />} />;
}
