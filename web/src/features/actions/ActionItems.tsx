import type { Action } from '@emanet/contract/actions';
import {
  IconArrowsRightLeft,
  IconCheck,
  IconMail,
  IconPencil,
  IconRotate,
} from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { ArchiveItems } from '../../ui/menu/ArchiveItems.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { changeTo, columnsFor } from './filters.ts';
import type { Acts } from './useActs.ts';

/** Properties of a menu of an action. */
export type ActionDeeds = Readonly<{
  acts: Acts;
  onEdit: (one: Action) => void;
  onDelete: (one: Action) => void;
}>;

export function ActionItems({ one, acts, onEdit, onDelete }: ActionDeeds & { one: Action }) {
  const { t } = useTranslation();
  const mayWrite = useCan('actions.write');
  const mayFollow = useCan('actions.follow') && one.guncel;
  return (
    <>
      {mayFollow && (
        <MenuAct
          leftSection={one.durum ? <IconRotate size={16} /> : <IconCheck size={16} />}
          onClick={() => acts.toggle(one)}
        >
          {t(one.durum ? 'common.reopen' : 'actions.complete')}
        </MenuAct>
      )}
      {mayWrite && one.guncel && (
        <MenuAct icon={IconPencil} onClick={() => onEdit(one)}>
          {t('common.edit')}
        </MenuAct>
      )}
      {mayWrite &&
        one.guncel &&
        columnsFor(one, true).map((column) => (
          <MenuAct
            key={column}
            icon={IconArrowsRightLeft}
            onClick={() => {
              const change = changeTo(one, column);
              if (change) acts.move(one, change, t(`ui.risk.${column}`));
            }}
          >
            {t('actions.moveTo', { column: t(`ui.risk.${column}`) })}
          </MenuAct>
        ))}
      {mayWrite && one.guncel && (
        <MenuAct icon={IconMail} onClick={() => acts.mail(one)}>
          {t(one.mail ? 'actions.mailAgain' : 'actions.mail')}
        </MenuAct>
      )}
      {mayWrite && (
        <ArchiveItems
          current={one.guncel}
          onArchive={(guncel) => acts.archive({ one, guncel })}
          onDelete={() => onDelete(one)}
        />
      )}
    </>
  );
}
