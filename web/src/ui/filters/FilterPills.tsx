import { useState } from 'react';
import { Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './filters.module.css';
import { ChoicePill, FlagPill } from './FilterPill.tsx';
import type { FilterList } from './filter.ts';

type Props = Readonly<{ list: FilterList }>;

/** The filters in one line: the usual ones always, the others once chosen from the last pill. */
export function FilterPills({ list }: Props) {
  const { t } = useTranslation();
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
        <Menu position="bottom-start">
          <Menu.Target>
            <button
              type="button"
              className={`${classes.pill} ${classes.more}`}
              aria-label={t('ui.filters.more')}
              title={t('ui.filters.more')}
            >
              <IconPlus size={14} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown className={classes.moreMenu}>
            {moreFlags.map((filter) => (
              <Menu.Item key={filter.key} onClick={filter.toggle}>
                {filter.label}
              </Menu.Item>
            ))}
            {moreFlags.length > 0 && <Menu.Divider />}
            {moreChoices.map((filter) => (
              <Menu.Item key={filter.key} onClick={() => setPicked(filter.key)}>
                {filter.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
