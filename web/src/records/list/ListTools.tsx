import type { ReactNode } from 'react';
import { useState } from 'react';
import { ActionIcon, Indicator } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { countFilters } from './filters.ts';
import classes from './filters.module.css';
import { SavedFiltersButton, useSavedFilters } from './SavedFilters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useFilterList } from './useFilterList.ts';
import type { RegisterListModel } from './useRegisterList.ts';

type Props = {
  list: RegisterListModel;
  /** Entries of this register in the small screen's menu. */
  phoneMenu: ReactNode;
};

/** So many filters leave room for the name of the saved ones. */
const FILTERS_WITH_ROOM = 5;

/** Search, filters and columns on one line; on a small screen the filters have their own sheet. */
export function ListTools({ list, phoneMenu }: Props) {
  const { t } = useTranslation();
  const { register, state, names, chosen, phone } = list;
  const { filters } = state;
  const [sheet, setSheet] = useState(false);
  const filterList = useFilterList(register, names.departments, filters, state.setFilters);
  const offered = [...filterList.choices, ...filterList.flags].filter((one) => one.always);
  const tight = countFilters(filters) > 0 || offered.length > FILTERS_WITH_ROOM;
  const saved = useSavedFilters(register, state.search, state.setSearch);
  const search = (
    <SearchBox
      value={filters.q}
      onSearch={list.setQ}
      onSettled={(q) => state.setFilters({ ...filters, q })}
    />
  );
  if (phone)
    return (
      <div className={classes.bar}>
        {search}
        <Indicator disabled={countFilters(filters) === 0} label={countFilters(filters)} size={16}>
          <ActionIcon
            variant="default"
            aria-label={t('records.filters.open')}
            aria-haspopup="dialog"
            onClick={() => setSheet(true)}
          >
            <IconAdjustmentsHorizontal size={18} />
          </ActionIcon>
        </Indicator>
        <PhoneMenu list={list} own={phoneMenu} />
        <FilterSheet
          opened={sheet}
          onClose={() => setSheet(false)}
          list={filterList}
          saved={saved}
          shown={list.visible.length}
          order={<SortSelect register={register} sort={state.sort} onSort={state.setSort} />}
          onClear={list.clearFilters}
        />
      </div>
    );
  return (
    <div className={classes.bar}>
      <div className={classes.left}>
        {search}
        <FilterBar list={filterList} />
        <SavedFiltersButton saved={saved} tight={tight} />
      </div>
      <div className={classes.right}>
        <ColumnPicker
          register={register}
          preset={state.preset}
          onPreset={state.setPreset}
          chosen={chosen}
        />
        <ActionIcon
          variant="default"
          size="md"
          aria-label={t('records.print.open')}
          title={t('records.print.open')}
          disabled={list.visible.length === 0}
          onClick={() => window.print()}
        >
          <IconPrinter size={16} />
        </ActionIcon>
      </div>
    </div>
  );
}
