import { ActionIcon, Box, Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconEye, IconSearchOff } from '@tabler/icons-react';
import { lazy, memo, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { SectorPicks } from '../../../records/library/SectorPicks.tsx';
import { LIBRARY_PARTS, useSector, type LibraryPart } from '../../../records/library/useSector.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LibraryFilter } from './LibraryFilter.tsx';
import type { LibraryGroup, LibrarySource } from './library.ts';
import { type LibraryActivity, narrow, partOf, titleOf } from './library.ts';
import css from './wizard.module.css';
import { groupState } from './selection.ts';
import { BasisChips } from '../../../ui/BasisChips.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';

/** More would leave no width for the name. */
const MOST_BASES = 3;

/** One library activity with its box; the whole row is the target. */
const ActivityRow = memo(function ActivityRow(props: {
  activity: LibraryActivity;
  chosen: boolean;
  copied: boolean;
  onChoose: (ids: readonly number[], on: boolean) => void;
  onShow: (id: number) => void;
}) {
  const { activity, chosen, copied, onChoose, onShow } = props;
  const { t, lang } = useTranslation();
  const title = titleOf(activity, lang);
  const note = useId();
  return (
    <label className={`em-row em-line-top em-hover ${css.item}`} data-chosen={chosen || undefined}>
      <Checkbox
        size="xs"
        checked={chosen}
        aria-label={title}
        aria-describedby={copied ? note : undefined}
        onChange={(event) => onChoose([activity.id], event.currentTarget.checked)}
      />
      <Group component="span" flex={1} gap="5px 12px" miw={0}>
        <span>{title}</span>
        {activity.special && <SpecialMark />}
        {activity.discouraged && <Tag tone="mid">{t('inventory.library.discouraged')}</Tag>}
        {activity.status && (
          <Tag tone={activity.status === 'karsilastirildi' ? 'done' : 'plain'}>
            {t(`inventory.library.status.${activity.status}`)}
          </Tag>
        )}
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
        aria-label={t('inventory.library.show', { activity: title })}
        title={t('common.show')}
        onClick={() => onShow(activity.id)}
      >
        <IconEye size={16} aria-hidden />
      </ActionIcon>
    </label>
  );
});

/** A department of the library: its select-all and its activities. */
const ActivityGroup = memo(function ActivityGroup(props: {
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

const LibraryPreview = lazy(() => import('./LibraryPreview.tsx'));

/** Step 1: choose activities from the library. */
export function ChooseStep(props: {
  groups: readonly LibraryGroup[];
  sources: ReadonlyMap<number, LibrarySource> | undefined;
  chosen: ReadonlySet<number>;
  copied: ReadonlySet<number>;
  onChoose: (ids: readonly number[], on: boolean) => void;
}) {
  const { groups, sources, chosen, copied, onChoose } = props;
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [department, setDepartment] = useState<string | null>(null);
  const wanted = useDeferredValue(search);
  const [part, setPart] = useSector();
  const [previewed, setPreviewed] = useState<number>();
  const inPart = useMemo(() => partOf(groups, part), [groups, part]);
  const shown = useMemo(() => narrow(inPart, wanted, department), [inPart, wanted, department]);
  const preview = groups.flatMap(({ items }) => items).find(({ id }) => id === previewed);
  const pick = (next: LibraryPart) => {
    setPart(next);
    setDepartment(null);
  };
  const showAll = () => {
    setSearch('');
    pick('tumu');
  };
  return (
    <div className={`em-grow em-columns ${css.choose}`}>
      <LibraryFilter
        groups={inPart}
        chosen={chosen}
        search={search}
        onSearch={setSearch}
        department={department}
        onDepartment={setDepartment}
      />
      <Stack gap="panels" className={css.groups}>
        <SectorPicks parts={LIBRARY_PARTS} value={part} onPick={pick} />
        {shown.map((group) => (
          <ActivityGroup
            key={group.department}
            group={group}
            chosen={chosen}
            copied={copied}
            onChoose={onChoose}
            onShow={setPreviewed}
          />
        ))}
        {shown.length === 0 && (
          <EmptyState
            icon={<IconSearchOff size={20} />}
            title={t('inventory.wizard.nothingFound')}
            text={t('inventory.wizard.nothingFoundHint')}
          >
            <Button variant="default" onClick={showAll}>
              {t('common.showAll')}
            </Button>
          </EmptyState>
        )}
      </Stack>
      {preview && (
        <Suspense>
          <LibraryPreview
            key={preview.id}
            activity={preview}
            source={sources?.get(preview.id)}
            chosen={chosen.has(preview.id)}
            onChoose={(on) => onChoose([preview.id], on)}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
