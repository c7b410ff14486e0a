import { Checkbox, Group, Paper, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ActivityRow } from './ActivityRow.tsx';
import type { LibraryGroup } from './library.ts';
import { groupState } from './selection.ts';
import css from './wizard.module.css';

/** A department of the library: its select-all and its activities. */
export const ActivityGroup = memo(function ActivityGroup(props: {
  group: LibraryGroup;
  chosen: ReadonlySet<number>;
  copied: ReadonlySet<number>;
  onChoose: (ids: readonly number[], on: boolean) => void;
  onShow: (id: number) => void;
}) {
  const { group, chosen, copied, onChoose, onShow } = props;
  const { t } = useTranslation();
  const state = groupState(group.items, chosen, copied);
  return (
    <Paper withBorder component="section" className="em-clip" aria-label={group.department}>
      <Group component="label" className={`em-sunken ${css.groupHead}`}>
        <Checkbox
          size="xs"
          checked={state.all}
          indeterminate={state.some}
          disabled={state.next.ids.length === 0}
          aria-label={t('inventory.wizard.selectGroup', { department: group.department })}
          onChange={() => onChoose(state.next.ids, state.next.on)}
        />
        <Title order={2} flex={1} fz="panel" fw={620}>
          {group.department}
        </Title>
        <Text span fz="meta" c="dimmed" className="em-num">
          {t('inventory.wizard.groupCount', { picked: state.picked, total: group.items.length })}
        </Text>
      </Group>
      <div className={css.items}>
        {group.items.map((activity) => (
          <ActivityRow
            key={activity.id}
            activity={activity}
            chosen={chosen.has(activity.id)}
            copied={copied.has(activity.id)}
            onChoose={onChoose}
            onShow={onShow}
          />
        ))}
      </div>
    </Paper>
  );
});
