import { ActionIcon, Button, CloseButton, Group, Switch, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  IconArrowsMaximize,
  IconChevronDown,
  IconChevronUp,
  IconFold,
  IconMinus,
  IconPlus,
  IconSearch,
  IconSelector,
} from '@tabler/icons-react';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import type { DataMap } from '@emanet/contract/maps';
import { useTranslation } from '../../platform/i18n.ts';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { ChoicePill } from '../../ui/filters/FilterPill.tsx';
import { flagsOf, type ChoiceFilter } from '../../ui/filters/filter.ts';
import { zoomAt } from './drawing/camera.ts';
import { fitMap } from './fit-map.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { ZOOM_STEP } from './drawing/MapCanvas.tsx';
import classes from './map.module.css';
import type { Stage } from './drawing/stage.ts';
import type { MapModel } from './model/useMapModel.ts';

const TO_ADDRESS_AFTER_MS = 400;

type Props = { model: MapModel; map: DataMap; stage: Stage };

/** Search, filters and zoom, on one line where there is room. */
export function MapTools({ model, map, stage }: Props) {
  const { t } = useTranslation();
  const phone = usePhone();
  const { state, change, narrowed } = model;
  const departments = useDepartmentFilter(model, map);
  const flag = flagsOf(state, change);
  if (phone)
    return (
      <Group gap="sm" className={`em-line-bottom ${classes.tools}`}>
        <FilterBar
          search={<MapSearch model={model} />}
          list={{
            choices: departments ? [departments] : [],
            flags: [flag('special', t('maps.onlySpecial')), flag('abroad', t('maps.onlyAbroad'))],
          }}
          shown={narrowed.nodes.filter(({ tur }) => tur !== 'departman').length}
          onClear={() => change({ departments: [], special: false, abroad: false })}
          menu={!state.list && <Zoom model={model} stage={stage} />}
        />
      </Group>
    );
  return (
    <Group gap="sm" className={`em-line-bottom ${classes.tools}`}>
      <MapSearch model={model} />
      {departments && <ChoicePill filter={departments} />}
      <Switch
        size="sm"
        withThumbIndicator={false}
        label={t('maps.onlySpecial')}
        checked={state.special}
        onChange={(event) => change({ special: event.currentTarget.checked })}
      />
      <Switch
        size="sm"
        withThumbIndicator={false}
        label={t('maps.onlyAbroad')}
        checked={state.abroad}
        onChange={(event) => change({ abroad: event.currentTarget.checked })}
      />
      {!state.list && <Zoom model={model} stage={stage} />}
    </Group>
  );
}

function MapSearch({ model }: { model: MapModel }) {
  const { t } = useTranslation();
  const phone = usePhone();
  const { q, hits, turn, search, turnBy } = model.find;
  const settle = useDebouncedCallback(
    (text: string) => model.change({ q: text }),
    TO_ADDRESS_AFTER_MS,
  );
  const type = (text: string) => {
    search(text);
    settle(text);
  };
  return (
    <Group gap="sm" wrap="nowrap" className={classes.find}>
      <TextInput
        className={classes.search}
        size="xs"
        type="search"
        aria-label={t('maps.search')}
        // Beside the buttons a phone has width for one word.
        placeholder={t(phone ? 'search.button' : 'maps.search')}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        rightSection={
          q && <CloseButton size="sm" aria-label={t('ui.search.clear')} onClick={() => type('')} />
        }
        value={q}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') turnBy(event.shiftKey ? -1 : 1);
        }}
      />
      {q.trim() !== '' && !model.state.list && (
        <>
          <Text span c="dimmed" fz="meta" className="em-num" role="status">
            {hits.length === 0
              ? t('maps.noHitShort')
              : t('maps.hit', { at: turn + 1, count: hits.length })}
          </Text>
          <ActionIcon.Group>
            <ActionIcon
              variant="default"
              disabled={hits.length < 2}
              aria-label={t('maps.previousHit')}
              onClick={() => turnBy(-1)}
            >
              <IconChevronUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              disabled={hits.length < 2}
              aria-label={t('maps.nextHit')}
              onClick={() => turnBy(1)}
            >
              <IconChevronDown size={16} />
            </ActionIcon>
          </ActionIcon.Group>
        </>
      )}
    </Group>
  );
}

/** The filter by department, where there are several. */
function useDepartmentFilter(model: MapModel, map: DataMap): ChoiceFilter | undefined {
  const { t } = useTranslation();
  const departments = map.nodes.filter(({ tur }) => tur === 'departman');
  if (departments.length < 2) return undefined;
  return {
    key: 'department',
    label: t('maps.kinds.departman'),
    options: departments
      .map((one) => ({ value: String(one.department_id), label: one.ad }))
      .sort((a, b) => compareTurkish(a.label, b.label)),
    chosen: model.state.departments.map(String),
    choose: (values) => model.change({ departments: values.map(Number) }),
    always: true,
  };
}

/** Opens all groups or folds them again. */
function FoldAll({ open, onClick }: { open: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  const name = t(open ? 'maps.foldAll' : 'maps.openAll');
  const icon = open ? <IconFold size={16} aria-hidden /> : <IconSelector size={16} aria-hidden />;
  return usePhone() ? (
    <ActionIcon variant="default" aria-label={name} onClick={onClick}>
      {icon}
    </ActionIcon>
  ) : (
    <Button size="xs" variant="subtle" color="gray" leftSection={icon} onClick={onClick}>
      {name}
    </Button>
  );
}

function Zoom({ model, stage }: { model: MapModel; stage: Stage }) {
  const { t } = useTranslation();
  const zoom = (by: number) => {
    const { width, height } = stage.seen();
    stage.move((before) => zoomAt(before, by, width / 2, height / 2));
  };
  const { opened } = model.state;
  return (
    <Group gap="tight" wrap="nowrap" className={classes.zoom}>
      {model.folds && (
        <FoldAll
          open={opened === 'all'}
          onClick={() => model.change({ opened: opened === 'all' ? [] : 'all' })}
        />
      )}
      <ActionIcon
        variant="default"
        aria-label={t('common.zoomOut')}
        onClick={() => zoom(1 / ZOOM_STEP)}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('common.zoomIn')} onClick={() => zoom(ZOOM_STEP)}>
        <IconPlus size={16} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('maps.fit')} onClick={() => fitMap(model, stage)}>
        <IconArrowsMaximize size={16} />
      </ActionIcon>
    </Group>
  );
}
