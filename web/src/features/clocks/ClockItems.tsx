import type { Clock } from '@emanet/contract/clocks';
import {
  clockAddress,
  closedLate,
  CLOCKS,
  EXTRA_DAYS,
  namesOwnPerson,
} from '@emanet/contract/clocks/kinds';
import { Menu } from '@mantine/core';
import { IconCheck, IconExternalLink, IconPencil, IconPlayerPause } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';

type Props = Readonly<{ one: Clock; onAct: (act: 'close' | 'edit' | 'extend') => void }>;

/** Acts on a clock: go to its record, close it with a proof, name a person or a reason. */
export function ClockItems({ one, onAct }: Props) {
  const { t } = useTranslation();
  const running = one.kapanis === null;
  const editable = running ? !namesOwnPerson(one) || one.kayit_id === null : closedLate(one);
  return (
    <>
      {one.kayit_id !== null && (
        <Menu.Item
          component={Link}
          to={clockAddress(one)}
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t('clocks.open')}
        </Menu.Item>
      )}
      {CLOCKS[one.tur].kanitla && running && (
        <Menu.Item leftSection={<IconCheck size={16} aria-hidden />} onClick={() => onAct('close')}>
          {t('clocks.close')}
        </Menu.Item>
      )}
      {running && EXTRA_DAYS[one.tur] !== undefined && one.ek_gun === null && (
        <Menu.Item
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => onAct('extend')}
        >
          {t('clocks.extend')}
        </Menu.Item>
      )}
      {editable && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onAct('edit')}>
          {t(running ? 'clocks.edit' : 'clocks.writeReason')}
        </Menu.Item>
      )}
    </>
  );
}
