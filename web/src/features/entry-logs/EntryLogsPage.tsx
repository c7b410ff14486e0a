import { useCallback } from 'react';
import { ENTRY_EVENTS, entryLogs, type EntryLog } from '@emanet/contract/entry-logs';
import { IconLogin2 } from '@tabler/icons-react';
import type { z } from 'zod';
import { ROLES } from '@emanet/contract/shared/roles';
import { useRead } from '../../nouns/read.ts';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { clockWithSeconds, dayHeading } from '../../platform/when.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { useSheet } from '../../records/useSheet.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';
import { Event } from './Event.tsx';
import { beginOf, FACES, narrowed, NOTHING, queryOf, SPEC, RANGES, type Asked } from './filters.ts';
import { useEntryColumns } from './useEntryColumns.tsx';
import { useDetail } from './detail.ts';

const NONE: readonly EntryLog[] = [];
const idOf = (one: EntryLog) => one.id;

/** /giris-kayitlari: sign-ins, failures, sign-outs and changes of company, day by day. */
export default function EntryLogsPage() {
  const { t, lang } = useTranslation();
  const address = useUrlState(SPEC);
  const { state: asked, set } = address;
  const { list, summary } = useEntryLogs(beginOf(asked.range));
  const file = useEntryLogExport();
  const table = useDataTable({
    rows: list.data?.data ?? NONE,
    columns: useEntryColumns(),
    idOf,
    nameOf: (row) => clockWithSeconds(row.tarih, lang),
    narrow: useCallback((rows: readonly EntryLog[]) => narrowed(rows, asked), [asked]),
    groupOf: useCallback((row: EntryLog) => dayHeading(row.tarih, lang), [lang]),
  });
  const counts = summary.data;

  return (
    <NounList
      table={table}
      query={list}
      address={address}
      title={t('entryLogs.title')}
      count={counts && t('entryLogs.count', { count: counts.toplam })}
      download={file(queryOf(asked))}
      search={t('entryLogs.search')}
      filters={useEntryFilters(asked, counts?.kisiler ?? [], set)}
      faces={{
        label: t('entryLogs.show'),
        faces: FACES.map((value) => ({
          value,
          label: t(`entryLogs.faces.${value}`, { count: counts?.basarisiz ?? 0 }),
        })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      barStays
      onClear={() => set(NOTHING)}
      failed={t('entryLogs.failed')}
      empty={{
        icon: <IconLogin2 size={20} aria-hidden />,
        title: t('entryLogs.empty'),
        text: t('entryLogs.emptyText'),
      }}
      phone={(row) => ({
        name: row.fullname ?? row.email,
        beside: <Event entry={row} />,
        below: [row.ip, row.tarayici].filter(Boolean).join(', '),
        besideBelow: <span className="em-num">{clockWithSeconds(row.tarih, lang)}</span>,
      })}
      footer={
        <TableFooter table={table}>
          {list.data?.next_cursor && <span>{t('entryLogs.newestOnly')}</span>}
          {counts && <span>{t('entryLogs.kept', { count: counts.saklama_gunu })}</span>}
        </TableFooter>
      }
    />
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
        // The range always has one value: the newest press counts.
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

type Query = z.input<typeof entryLogs.summary.query>;

/** The newest entries since a day in Turkey, or all of them, with counts of each kind. */
function useEntryLogs(baslangic: string | undefined) {
  const query = baslangic ? { baslangic } : {};
  const list = useRead(
    entryLogs.list,
    { query },
    { select: (answer) => answer, placeholderData: (before) => before },
  );
  const summary = useRead(entryLogs.summary, { query }, { placeholderData: (before) => before });
  return { list, summary };
}

/** Downloads the filtered entries, in the language shown. */
function useEntryLogExport() {
  const { t } = useTranslation();
  return useSheet(t('entryLogs.title'), (query: Query, asked) =>
    callForFile(entryLogs.export, { query: { ...query, ...asked } }),
  );
}
