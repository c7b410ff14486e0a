import type { Action } from '@emanet/contract/actions';
import { Menu } from '@mantine/core';
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
import { changeTo, columnsFor } from './filters.ts';
import type { Acts } from './useActs.ts';

/** Properties of a menu of an action. */
export type ActionDeeds = Readonly<{
  acts: Acts;
  onEdit: (one: Action) => void;
  onDelete: (one: Action) => void;
}>;

/** Acts on an action: the entries of its menu. */
export function ActionItems({ one, acts, onEdit, onDelete }: ActionDeeds & { one: Action }) {
  const { t } = useTranslation();
  const mayWrite = useCan('actions.write');
  const mayFollow = useCan('actions.follow') && one.guncel;
  return (
    <>
      {mayFollow && (
        <Menu.Item
          leftSection={one.durum ? <IconRotate size={16} /> : <IconCheck size={16} />}
          onClick={() => acts.toggle(one)}
        >
          {t(one.durum ? 'common.reopen' : 'actions.complete')}
        </Menu.Item>
      )}
      {mayWrite && one.guncel && (
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onEdit(one)}>
          {t('common.edit')}
        </Menu.Item>
      )}
      {mayWrite &&
        one.guncel &&
        columnsFor(one, true).map((column) => (
          <Menu.Item
            key={column}
            leftSection={<IconArrowsRightLeft size={16} />}
            onClick={() => {
              const change = changeTo(one, column);
              if (change) acts.move(one, change, t(`ui.risk.${column}`));
            }}
          >
            {t('actions.moveTo', { column: t(`ui.risk.${column}`) })}
          </Menu.Item>
        ))}
      {mayWrite && one.guncel && (
        <Menu.Item leftSection={<IconMail size={16} />} onClick={() => void acts.mail(one)}>
          {t(one.mail ? 'actions.mailAgain' : 'actions.mail')}
        </Menu.Item>
      )}
      {mayWrite && (
        <ArchiveItems
          current={one.guncel}
          onArchive={(current) => acts.archive(one, current)}
          onDelete={() => onDelete(one)}
        />
      )}
    </>
  );
}
