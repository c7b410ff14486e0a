import { useCallback } from 'react';
import { type EntryLog, ENTRY_EVENTS } from '@emanet/contract/entry-logs';
import { IconLogin2 } from '@tabler/icons-react';
import { ROLES } from '@emanet/contract/shared/roles';
import { useTranslation } from '../../platform/i18n.ts';
import { clockWithSeconds, dayHeading } from '../../platform/when.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SheetButton } from '../../records/SheetButton.tsx';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';
import { Event } from './Event.tsx';
import { beginOf, FACES, narrowed, NOTHING, queryOf, SPEC, RANGES, type Asked } from './filters.ts';
import { useEntryLogExport, useEntryLogs } from './queries.ts';
import { useEntryColumns } from './useEntryColumns.tsx';
import { useDetail } from './detail.ts';

const NONE: readonly EntryLog[] = [];
const idOf = (one: EntryLog) => one.id;

/** /giris-kayitlari: who signed in, failed, left or switched the company, day by day. */
export default function EntryLogsPage() {
  const { t, lang } = useTranslation();
  const { state: asked, set, settle } = useUrlState(SPEC);
  const { list, summary } = useEntryLogs(beginOf(asked.range));
  const file = useEntryLogExport();
  const filters = useEntryFilters(asked, summary.data?.kisiler ?? [], set);
  const table = useDataTable({
    rows: list.data?.data ?? NONE,
    columns: useEntryColumns(),
    idOf,
    nameOf: (row) => clockWithSeconds(row.tarih, lang),
    narrow: useCallback((rows: readonly EntryLog[]) => narrowed(rows, asked), [asked]),
    groupOf: useCallback((row: EntryLog) => dayHeading(row.tarih, lang), [lang]),
  });
  const counts = summary.data;
  const clear = () => set(NOTHING);

  return (
    <ListScreen>
      <PageHead
        title={t('entryLogs.title')}
        count={counts && t('entryLogs.count', { count: counts.toplam })}
      >
        <SheetButton
          download={{ busy: file.isPending, start: () => file.mutate(queryOf(asked)) }}
          disabled={table.rows.length === 0}
        />
      </PageHead>
      <ListBar
        rows={table.rows}
        search={{ value: asked.q, onSearch: (q) => settle({ q }), label: t('entryLogs.search') }}
        list={filters}
        onClear={clear}
        faces={{
          label: t('entryLogs.show'),
          faces: FACES.map((value) => ({
            value,
            label: t(`entryLogs.faces.${value}`, { count: counts?.basarisiz ?? 0 }),
          })),
          value: asked.face,
          onChange: (face) => set({ face }),
        }}
      />
      <ListTable
        table={table}
        query={list}
        failed={t('entryLogs.failed')}
        onClear={clear}
        empty={
          <EmptyState
            icon={<IconLogin2 size={20} aria-hidden />}
            title={t('entryLogs.empty')}
            text={t('entryLogs.emptyText')}
          />
        }
        label={t('entryLogs.title')}
        phone={(row) => ({
          name: row.fullname ?? row.email,
          beside: <Event entry={row} />,
          below: [row.ip, row.tarayici].filter(Boolean).join(', '),
          besideBelow: <span className="em-num">{clockWithSeconds(row.tarih, lang)}</span>,
        })}
        listing={JSON.stringify(asked)}
        footer={
          <TableFooter table={table}>
            {list.data?.next_cursor && <span>{t('entryLogs.newestOnly')}</span>}
            {counts && <span>{t('entryLogs.kept', { count: counts.saklama_gunu })}</span>}
          </TableFooter>
        }
      />
      <PrintedTable table={table} title={t('entryLogs.title')} />
    </ListScreen>
  );
}

type Person = Readonly<{ user_id: number; fullname: string | null; email: string }>;

/** The filters of the entry logs, for the bar and for the sheet of small screens. */
function useEntryFilters(
  asked: Asked,
  people: readonly Person[],
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t } = useTranslation();
  const detail = useDetail();
  const choice = choicesOf(asked, set);
  return {
    flags: [],
    choices: [
      {
        key: 'range',
        label: t('entryLogs.range'),
        options: RANGES.map((value) => ({ value, label: t(`entryLogs.ranges.${value}`) })),
        chosen: [asked.range],
        // The range is one of its choices, never none: the newest press counts.
        choose: (values) => {
          const last = values.at(-1);
          set({ range: RANGES.find((one) => one === last) ?? RANGES[0] });
        },
        always: true,
      },
      choice('events', t('entryLogs.event'), ENTRY_EVENTS, (value) =>
        [t(`entryLogs.kinds.${value}`), detail(value)].filter(Boolean).join(': '),
      ),
      choice('roles', t('entryLogs.role'), ROLES, (value) => t(`shell.roles.${value}`)),
      choice(
        'people',
        t('fields.person'),
        people.map((one) => ({
          value: String(one.user_id),
          label: one.fullname ?? one.email,
        })),
      ),
    ],
  };
}
