import { useCallback, useMemo } from 'react';
import { SHOWN_STATES, type ConfirmationOverview } from '@emanet/contract/confirmations';
import { Anchor, Button, Select } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { dayAndMonth } from '../../platform/when.ts';
import { SheetButton } from '../../records/SheetButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { choicesOf } from '../../ui/filters/filter.ts';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { Counters } from './Counters.tsx';
import { CHANGES, FACES, narrowed, NOTHING, rowsOf, SPEC, type Row } from './filters.ts';
import { useConfirmationSheet, useOverview } from './queries.ts';
import { RoundLegend, RoundState } from './StateMark.tsx';
import { useColumns, useRoundColumns } from './useColumns.tsx';

const NO_ROUNDS: readonly string[] = [];
const NO_ROWS: readonly Row[] = [];
const LEGEND = [
  ...(['onayli', 'degisti', 'gec', 'gecikti'] as const),
  ...(['temsilci_yok', 'onaylanmadi'] as const),
] as const;
const idOf = (row: Row) => row.department_id;
const nameOf = (row: Row) => row.department_name;

/** /envanter/onaylar: which department confirmed its inventory when, and which is late. */
export default function ConfirmationsPage() {
  const { t, lang } = useTranslation();
  const { state: asked, set, settle } = useUrlState(SPEC);
  const choice = choicesOf(asked, set);
  const query = useOverview();
  const overview = query.data;
  const rounds = overview?.donemler ?? NO_ROUNDS;
  const round = rounds.find((one) => one === asked.round) ?? rounds[0];
  const rows = useMemo(
    () => (overview && round ? rowsOf(overview.departmanlar, round) : NO_ROWS),
    [overview, round],
  );
  const today = overview?.bugun ?? '';
  const ofRound = useColumns(today, rounds, round);
  const ofAll = useRoundColumns(rounds);
  const table = useDataTable({
    rows,
    columns: asked.face === 'donemler' ? ofAll : ofRound,
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback((all: readonly Row[]) => narrowed(all, asked), [asked]),
  });
  const phone = usePhone();
  const file = useConfirmationSheet();
  const clear = () => set(NOTHING);
  const named = (day: string) => t('confirmations.round', { day: dayAndMonth(day, lang) });

  return (
    <ListScreen>
      <PageHead
        title={t('confirmations.title')}
        count={round && rounds.length === 1 && named(round)}
      >
        {rounds.length > 1 && (
          <Select
            miw="15rem"
            aria-label={t('confirmations.chooseRound')}
            data={rounds.map((day) => ({ value: day, label: named(day) }))}
            value={round ?? null}
            allowDeselect={false}
            onChange={(day) => set({ round: day === rounds[0] ? '' : (day ?? '') })}
          />
        )}
        {round && (
          <SheetButton
            quiet
            download={{ busy: file.isPending, start: () => file.mutate() }}
            disabled={false}
          />
        )}
        {!phone && round && <PrintButton disabled={table.rows.length === 0} />}
      </PageHead>
      {overview && round && <Counters overview={overview} rows={rows} />}
      {(!overview || round) && (
        <FilterBar
          search={
            <SearchBox
              value={asked.q}
              onSearch={(q) => settle({ q })}
              label={t('confirmations.search')}
            />
          }
          list={{
            flags: [],
            choices: [
              choice('states', t('fields.state'), SHOWN_STATES, (value) =>
                t(`confirmations.states.${value}`),
              ),
              choice('changes', t('confirmations.change'), CHANGES, (value) =>
                t(`confirmations.changes.${value}`),
              ),
            ],
          }}
          shown={table.rows.length}
          onClear={clear}
          tools={
            <SegmentedFace
              label={t('common.view')}
              faces={FACES.map((value) => ({ value, label: t(`confirmations.faces.${value}`) }))}
              value={asked.face}
              onChange={(face) => set({ face })}
            />
          }
        />
      )}
      <ListTable
        table={table}
        query={query}
        failed={t('confirmations.failed')}
        onClear={clear}
        empty={overview && <NoRound overview={overview} />}
        label={t('confirmations.title')}
        phone={(row) => ({
          name: row.department_name,
          beside: <RoundState row={row} today={today} />,
          below: row.temsilciler.join(', ') || t('confirmations.nobody'),
          besideBelow: t('common.activities', { count: row.faaliyet }),
        })}
        listing={JSON.stringify(asked)}
        footer={
          <TableFooter table={table}>
            <span>{t('confirmations.remindedBy')}</span>
            <Anchor component={Link} inherit to="/notification-settings">
              {t('notificationSettings.title')}
            </Anchor>
            {/* A phone says the state in words. */}
            {!phone && LEGEND.map((state) => <RoundLegend key={state} state={state} />)}
          </TableFooter>
        }
      />
      <PrintedTable table={table} title={t('confirmations.title')} />
    </ListScreen>
  );
}

/** Why there is no round: nobody asks, or the first one has not begun. */
function NoRound({ overview }: { overview: ConfirmationOverview }) {
  const { t, lang } = useTranslation();
  const { acik, sonraki_donem } = overview;
  return (
    <EmptyState
      icon={<IconClipboardCheck size={20} aria-hidden />}
      title={t(acik ? 'confirmations.none.title' : 'confirmations.none.offTitle')}
      text={
        sonraki_donem
          ? t('confirmations.none.begins', { day: dayAndMonth(sonraki_donem, lang) })
          : t('confirmations.none.off')
      }
    >
      <Button component={Link} to="/notification-settings">
        {t('notificationSettings.title')}
      </Button>
    </EmptyState>
  );
}
