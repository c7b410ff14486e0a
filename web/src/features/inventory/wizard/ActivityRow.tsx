import { ActionIcon, Checkbox } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { BasisChips } from '../../../ui/BasisChips.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import type { LibraryActivity } from './library.ts';
import css from './wizard.module.css';

/** More would leave no room for the name. */
const MOST_BASES = 3;

/** One library activity with its box; the whole row is the target. */
export const ActivityRow = memo(function ActivityRow(props: {
  activity: LibraryActivity;
  chosen: boolean;
  copied: boolean;
  onChoose: (ids: readonly number[], on: boolean) => void;
  onShow: (id: number) => void;
}) {
  const { activity, chosen, copied, onChoose, onShow } = props;
  const { t } = useTranslation();
  const note = useId();
  return (
    <label className={css.item} data-chosen={chosen || undefined}>
      <Checkbox
        size="xs"
        checked={chosen}
        aria-label={activity.name}
        aria-describedby={copied ? note : undefined}
        onChange={(event) => onChoose([activity.id], event.currentTarget.checked)}
      />
      <span className={css.itemFacts}>
        <span>{activity.name}</span>
        {activity.special && <SpecialMark />}
        {copied && (
          <span className={css.copied} id={note} title={t('inventory.wizard.copiedHint')}>
            {t('inventory.wizard.copied')}
          </span>
        )}
      </span>
      <span className={css.itemBases}>
        <BasisChips codes={activity.bases} most={MOST_BASES} />
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('inventory.library.show', { activity: activity.name })}
        title={t('inventory.library.showShort')}
        onClick={() => onShow(activity.id)}
      >
        <IconEye size={16} aria-hidden />
      </ActionIcon>
    </label>
  );
});
