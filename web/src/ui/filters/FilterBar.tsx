import { Suspense, useState, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ActionIcon, Box, Group, Indicator } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import { useDisclosure, useElementSize, useMergedRef } from '@mantine/hooks';
import { useTranslation } from '../../platform/i18n.ts';
import { entriesAtFirstMove, lazily, OPENED } from '../../platform/lazily.ts';
import { usePhone } from '../usePhone.ts';
import { countIdle, countSet, looksOf, withoutLast, type FilterList } from './filter.ts';
import classes from './filters.module.css';
import { MenuAt } from '../floating/layers.tsx';
import { useLayer } from '../floating/useLayer.ts';
import { ChoicePill, FlagPill } from './FilterPill.tsx';
import type { MoreFiltersProps } from './MoreItems.tsx';

type FilterPillsProps = Readonly<{ list: FilterList }>;

/** The filters in one line: the usual ones always, the others once the last pill chose them. */
function FilterPills({ list }: FilterPillsProps) {
  const [picked, setPicked] = useState<string>();
  const choices = list.choices.filter(
    (one) => one.always || one.chosen.length > 0 || one.key === picked,
  );
  const flags = list.flags.filter((one) => one.always || one.on);
  const moreFlags = list.flags.filter((one) => !flags.includes(one));
  const moreChoices = list.choices.filter((one) => !choices.includes(one));
  return (
    <>
      {choices.map((filter) => (
        <ChoicePill
          key={filter.key}
          filter={filter}
          startOpen={filter.key === picked}
          onClosed={() => setPicked(undefined)}
        />
      ))}
      {flags.map((filter) => (
        <FlagPill key={filter.key} filter={filter} />
      ))}
      {moreFlags.length + moreChoices.length > 0 && (
        <MoreFilters flags={moreFlags} choices={moreChoices} onPick={setPicked} />
      )}
    </>
  );
}

const MoreItems = entriesAtFirstMove(() => import('./MoreItems.tsx'));

/** The last pill: the filters that are not shown yet. */
function MoreFilters(props: MoreFiltersProps) {
  const { t } = useTranslation();
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('menu', opened);
  return (
    <>
      <button
        {...button}
        type="button"
        className={`em-small em-soft em-surface em-round em-hover ${classes.pill}`}
        aria-label={t('ui.filters.more')}
        title={t('ui.filters.more')}
        onClick={toggle}
      >
        <IconPlus size={14} aria-hidden />
      </button>
      <MenuAt
        layer={layer}
        onChange={set}
        position="bottom-start"
        className="em-scroll"
        styles={{ dropdown: { maxHeight: '60dvh' } }}
      >
        <MoreItems {...props} />
      </MenuAt>
    </>
  );
}

const FilterSheet = lazily(() => import('./FilterSheet.tsx'), OPENED);

type Props = Readonly<{
  search: ReactNode;
  list?: FilterList;
  /** Number of rows after the filters. */
  shown: number;
  onClear: () => void;
  /** Beside the filters, such as saved views. */
  beside?: ReactNode;
  /** Faces of the list; on a small screen a separate line. */
  faces?: ReactNode;
  /** At the right of a wide screen: columns, paper. */
  tools?: ReactNode;
  /** The menu of a small screen, for everything without room there. */
  menu?: ReactNode;
  /** On the sheet of a small screen: the order of the rows, and the rest of the bar. */
  sheet?: Readonly<{ order?: ReactNode; saved?: (close: () => void) => ReactNode }>;
}>;

/** Search, filters and tools on one line; on a small screen the filters have their own sheet. */
export function FilterBar(props: Props) {
  const { search, list, shown, onClear, beside, faces, tools, menu, sheet } = props;
  const { t } = useTranslation();
  const phone = usePhone();
  const [opened, setOpened] = useState<boolean>();
  const idle = list ? countIdle(list) : 0;
  const { ref, count } = useGivenUp(idle, list ? looksOf(list) : '');
  if (!phone)
    return (
      <Group className={`em-rigid ${classes.bar}`} gap="lg" wrap="nowrap">
        <Group gap="sm" flex={1} ref={ref}>
          {search}
          {list && <FilterPills list={withoutLast(list, count)} />}
          {beside}
        </Group>
        {(faces ?? tools) && (
          <Group gap="sm" wrap="nowrap">
            {faces}
            {tools}
          </Group>
        )}
      </Group>
    );
  const set = list ? countSet(list) : 0;
  return (
    <Group className={`em-rigid ${classes.bar}`} gap="sm">
      {search}
      {list && (
        <>
          <Indicator disabled={set === 0} label={set} size={16}>
            <ActionIcon
              variant="default"
              aria-label={t('ui.filters.title')}
              aria-haspopup="dialog"
              onClick={() => setOpened(true)}
            >
              <IconAdjustmentsHorizontal size={18} />
            </ActionIcon>
          </Indicator>
          {opened !== undefined && (
            <Suspense fallback={null}>
              <FilterSheet
                opened={opened}
                onClose={() => setOpened(false)}
                list={list}
                shown={shown}
                onClear={onClear}
                order={sheet?.order}
                saved={sheet?.saved?.(() => setOpened(false))}
              />
            </Suspense>
          )}
        </>
      )}
      {menu}
      {faces && (
        <Box display="grid" flex="1 0 100%">
          {faces}
        </Box>
      )}
    </Group>
  );
}

/** Of a line's height; a bar higher than this has wrapped. */
const WRAPPED = 1.5;

/**
 * Number of a bar's filters that move into the menu of the others, so that it stays one line: one
 * more while it wraps; all are tried again when the room or the chosen filters change.
 */
function useGivenUp(most: number, set: string) {
  const bar = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const ref = useMergedRef(bar, sized);
  const measured = `${width} ${set}`;
  const [given, setGiven] = useState({ measured, count: 0 });
  const count = given.measured === measured ? given.count : 0;
  useLayoutEffect(() => {
    const line = bar.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    const high = bar.current?.getBoundingClientRect().height ?? 0;
    if (line > 0 && high > line * WRAPPED && count < most) setGiven({ measured, count: count + 1 });
  }, [count, most, measured]);
  return { ref, count };
}
