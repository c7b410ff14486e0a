import { IconBuildingBank } from '@tabler/icons-react';
import { RegisterList } from '../../records/list/RegisterList.tsx';
import { publicTransferRegister } from './register.ts';

export default function ListPage() {
  return <RegisterList register={publicTransferRegister} icon={<IconBuildingBank size={20} />} />;
}
