import type { Clock } from '@emanet/contract/clocks';
import { closedLate } from '@emanet/contract/clocks/closing';
import { clockAddress, CLOCKS, EXTRA_DAYS, namesOwnPerson } from '@emanet/contract/clocks/kinds';
import { IconCheck, IconExternalLink, IconPencil, IconPlayerPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';

type Props = Readonly<{ one: Clock; onAct: (act: 'close' | 'edit' | 'extend') => void }>;

/** Acts on a clock: go to its record, close it with a proof, name a person or a reason. */
export function ClockItems({ one, onAct }: Props) {
  const { t } = useTranslation();
  const running = one.kapanis === null;
  const editable = running ? !namesOwnPerson(one) || one.kayit_id === null : closedLate(one);
  return (
    <>
      {one.kayit_id !== null && (
        <MenuAct component={Link} to={clockAddress(one)} icon={IconExternalLink}>
          {t('clocks.open')}
        </MenuAct>
      )}
      {CLOCKS[one.tur].kanitla && running && (
        <MenuAct icon={IconCheck} onClick={() => onAct('close')}>
          {t('clocks.close')}
        </MenuAct>
      )}
      {running && EXTRA_DAYS[one.tur] !== undefined && one.ek_gun === null && (
        <MenuAct icon={IconPlayerPause} onClick={() => onAct('extend')}>
          {t('clocks.extend')}
        </MenuAct>
      )}
      {editable && (
        <MenuAct icon={IconPencil} onClick={() => onAct('edit')}>
          {t(running ? 'clocks.edit' : 'clocks.writeReason')}
        </MenuAct>
      )}
    </>
  );
}
