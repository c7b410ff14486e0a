import { useCallback, useMemo } from 'react';
import { confirmations, SHOWN_STATES } from '@emanet/contract/confirmations';
import { Anchor, Button, Select } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { dayAndMonth } from '../../platform/when.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { useSheet } from '../../records/useSheet.ts';
import { choicesOf } from '../../ui/filters/filter.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { Counters } from './Counters.tsx';
import { CHANGES, FACES, narrowed, NOTHING, rowsOf, SPEC, type Row } from './filters.ts';
import { useOverview } from './queries.ts';
import { RoundLegend, RoundState } from './StateMark.tsx';
import { useColumns, useRoundColumns } from './useColumns.tsx';

const NO_ROUNDS: readonly string[] = [];
const NO_ROWS: readonly Row[] = [];
const LEGEND = [
  ...(['onayli', 'degisti', 'gec', 'gecikti'] as const),
  ...(['temsilci_yok', 'onaylanmadi'] as const),
] as const;
const idOf = (row: Row) => row.id;
const nameOf = (row: Row) => row.department_name;

/** /envanter/onaylar: the departments' confirmations of their inventory, and late ones. */
export default function ConfirmationsPage() {
  const { t, lang } = useTranslation();
  const address = useUrlState(SPEC);
  const { state: asked, set } = address;
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
  const named = (day: string) => t('confirmations.round', { day: dayAndMonth(day, lang) });

  return (
    <NounList
      table={table}
      query={query}
      address={address}
      title={t('confirmations.title')}
      count={round && rounds.length === 1 && named(round)}
      tools={
        rounds.length > 1 && (
          <Select
            miw="15rem"
            aria-label={t('confirmations.chooseRound')}
            data={rounds.map((day) => ({ value: day, label: named(day) }))}
            value={round ?? null}
            allowDeselect={false}
            onChange={(day) => set({ round: day === rounds[0] ? '' : (day ?? '') })}
          />
        )
      }
      download={file}
      above={overview && round && <Counters overview={overview} rows={rows} />}
      search={t('confirmations.search')}
      filters={{
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
      faces={{
        label: t('common.view'),
        faces: FACES.map((value) => ({ value, label: t(`confirmations.faces.${value}`) })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      onClear={() => set(NOTHING)}
      failed={t('confirmations.failed')}
      empty={{
        icon: <IconClipboardCheck size={20} aria-hidden />,
        title: t(overview?.acik ? 'confirmations.none.title' : 'confirmations.none.offTitle'),
        text: overview?.sonraki_donem
          ? t('confirmations.none.begins', { day: dayAndMonth(overview.sonraki_donem, lang) })
          : t('confirmations.none.off'),
        children: (
          <Button component={Link} to="/notification-settings">
            {t('notificationSettings.title')}
          </Button>
        ),
      }}
      phone={(row) => ({
        name: row.department_name,
        beside: <RoundState row={row} today={today} />,
        below: row.temsilciler.join(', ') || t('confirmations.nobody'),
        besideBelow: t('common.activities', { count: row.faaliyet }),
      })}
      footer={
        <TableFooter table={table}>
          <span>{t('confirmations.remindedBy')}</span>
          <Anchor component={Link} inherit to="/notification-settings">
            {t('notificationSettings.title')}
          </Anchor>
          {/* A phone shows the state in words. */}
          {!phone && LEGEND.map((state) => <RoundLegend key={state} state={state} />)}
        </TableFooter>
      }
    />
  );
}

/** Downloads every round. */
function useConfirmationSheet() {
  const { t } = useTranslation();
  return useSheet(t('confirmations.title'), (_: void, asked) =>
    callForFile(confirmations.export, { query: asked }),
  )();
}
