import { confirmations } from '@emanet/contract/confirmations';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAct } from '../../nouns/act.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { stateOf, type Row } from './filters.ts';

const SMALL = { size: 'compact-sm', variant: 'default' } as const;

/** The next step of a manager for a department: remind it, give it a person, look at its changes. */
export function NextAct({ row }: { row: Row }) {
  const { t } = useTranslation();
  const state = stateOf(row);
  if (row.temsilciler.length === 0)
    return (
      <Button {...SMALL} component={Link} to="/organizasyon?ekle=temsilci">
        {t('search.organizing.organization')}
      </Button>
    );
  if (state === 'degisti')
    return (
      <Button {...SMALL} component={Link} to={`/veri-isleme?departman=${row.department_id}`}>
        {t('confirmations.lookAtChanged')}
      </Button>
    );
  return state === 'gecikti' || state === 'bekliyor' ? <Remind row={row} /> : '–';
}

function Remind({ row: { department_id, department_name } }: { row: Row }) {
  const { t } = useTranslation();
  const may = useCan('notification-settings.write');
  const remind = useAct(confirmations.remind, {
    parts: (id: number) => ({ body: { department_id: id } }),
    told: 'message',
  });
  if (!may) return '–';
  return (
    <Button
      {...SMALL}
      loading={remind.isPending}
      aria-label={t('confirmations.remindNamed', { name: department_name })}
      onClick={() => remind.mutate(department_id)}
    >
      {t('confirmations.remind')}
    </Button>
  );
}
