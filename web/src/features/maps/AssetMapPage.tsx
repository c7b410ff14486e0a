import { IconServer, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { assetRegister } from '../assets/register.ts';
import { MapScreen } from './MapScreen.tsx';
import { ASSET_MAP } from './model/shape.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

/** /varlik-haritasi: department, activity, asset, supplier. */
export default function AssetMapPage() {
  const { t } = useTranslation();
  const mayAdd = useCan(assetRegister.endpoints.add.permission);
  return (
    <MapScreen
      shape={ASSET_MAP}
      list={assetRegister.path}
      icon={<IconServer size={20} />}
      firstStep={
        mayAdd && (
          <ActButton component={Link} to={assetRegister.addPath} icon={IconPlus}>
            {t('registers.assets.add')}
          </ActButton>
        )
      }
    />
  );
}
