import { ActionIcon, Box, Checkbox, Group } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { BasisChips } from '../../../ui/BasisChips.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
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
    <label className={`em-row em-line-top em-hover ${css.item}`} data-chosen={chosen || undefined}>
      <Checkbox
        size="xs"
        checked={chosen}
        aria-label={activity.name}
        aria-describedby={copied ? note : undefined}
        onChange={(event) => onChoose([activity.id], event.currentTarget.checked)}
      />
      <Group component="span" flex={1} gap="5px 12px" miw={0}>
        <span>{activity.name}</span>
        {activity.special && <SpecialMark />}
        {copied && (
          <span id={note} title={t('inventory.wizard.copiedHint')}>
            <Tag>{t('inventory.wizard.copied')}</Tag>
          </span>
        )}
      </Group>
      <Box component="span" visibleFrom="md">
        <BasisChips codes={activity.bases} most={MOST_BASES} />
      </Box>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('inventory.library.show', { activity: activity.name })}
        title={t('common.show')}
        onClick={() => onShow(activity.id)}
      >
        <IconEye size={16} aria-hidden />
      </ActionIcon>
    </label>
  );
});
