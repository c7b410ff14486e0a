import { useState } from 'react';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../platform/lazily.ts';
import { MenuAt } from '../floating/layers.tsx';
import { useLayer } from '../floating/useLayer.ts';
import { ChoicePill, FlagPill } from './FilterPill.tsx';
import type { FilterList } from './filter.ts';
import classes from './filters.module.css';
import type { MoreFiltersProps } from './MoreItems.tsx';

type Props = Readonly<{ list: FilterList }>;

/** The filters in one line: the usual ones always, the others once chosen from the last pill. */
export function FilterPills({ list }: Props) {
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
