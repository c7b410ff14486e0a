import type { ReactNode } from 'react';
import { COLUMN_PRESETS } from '@emanet/contract/records/fields';
import { useTranslation } from '../../platform/i18n.ts';
import { entriesAtFirstMove } from '../../platform/lazily.ts';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { ColumnChooser, ColumnPresets } from '../../ui/table/columns/ColumnChooser.tsx';
import { PastDayButton } from '../../ui/menu/PastDayButton.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import { ListMenu } from '../../ui/menu/ListMenu.tsx';
import { countFilters } from './filters/filters.ts';
import { filterListOf } from './filters/filter-list.ts';
import { SavedViewItems, SavedViewsButton } from './views/SavedViews.tsx';
import type { RegisterListModel } from './useRegisterList.ts';

const GroupSwitch = entriesAtFirstMove(() => import('./columns/GroupSwitch.tsx'));
const SortSelect = entriesAtFirstMove(() => import('./columns/SortSelect.tsx'));

type Props = {
  list: RegisterListModel;
  /** Entries of this register in the small screen's menu. */
  phoneMenu: ReactNode;
};

/** Number of filters that leave room for the name of the saved ones. */
const FILTERS_WITH_ROOM = 5;

/** Search, filters and columns of a register. */
export function ListTools({ list, phoneMenu }: Props) {
  const { t, lang } = useTranslation();
  const { register, state, names, chosen, table } = list;
  const { filters } = state;
  const { departments } = names;
  const filterList = filterListOf({ t, lang }, register, departments, filters, state.setFilters);
  const offered = [...filterList.choices, ...filterList.flags].filter((one) => one.always);
  const tight = countFilters(filters) > 0 || offered.length > FILTERS_WITH_ROOM;
  return (
    <FilterBar
      search={
        <SearchBox
          value={filters.q}
          onSearch={state.setQ}
          label={t('records.search.label')}
          placeholder={t('records.search.placeholder')}
        />
      }
      list={filterList}
      shown={table.rows.length}
      onClear={list.clearFilters}
      beside={<SavedViewsButton views={list.views} tight={tight} />}
      tools={
        <>
          <ColumnPresets
            presets={COLUMN_PRESETS.map((value) => ({
              value,
              label: t(`records.columns.${value}`),
            }))}
            preset={state.preset}
            onPreset={state.setPreset}
          />
          <ColumnChooser
            columns={list.columns.slice(1)}
            shown={chosen.keys}
            onChange={chosen.choose}
            onMove={chosen.move}
            onReset={chosen.customised ? chosen.reset : undefined}
          >
            {names.departments.length > 1 && (
              <GroupSwitch grouped={state.grouped} onChange={state.setGrouped} />
            )}
          </ColumnChooser>
          <PastDayButton />
          <PrintButton disabled={table.rows.length === 0} />
        </>
      }
      menu={<PhoneMenu list={list} own={phoneMenu} />}
      sheet={{
        order: <SortSelect register={register} sort={state.sort} onSort={state.setSort} />,
        saved: (close) => <SavedViewItems views={list.views} onApplied={close} titled />,
      }}
    />
  );
}

const PhoneItems = entriesAtFirstMove(() => import('./PhoneItems.tsx'));

type PhoneMenuProps = {
  list: RegisterListModel;
  /** Entries of this register only, by `entriesAtFirstMove`. */
  own: ReactNode;
};

/** Acts beside the title and in the rows of a wide screen: Excel in and out, paper, ticking. */
const PhoneMenu = ({ list, own }: PhoneMenuProps) => (
  <ListMenu busy={list.file([]).busy} printable={list.table.rows.length > 0}>
    {own}
    <PhoneItems list={list} />
  </ListMenu>
);
