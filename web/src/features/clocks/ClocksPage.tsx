import type { Clock } from '@emanet/contract/clocks';
import { CLOCKS, clockAddress } from '@emanet/contract/clocks/kinds';
import { Button, Menu } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconCheck, IconClock, IconExternalLink, IconPencil, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import type { Sort } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { DotsButton } from '../../ui/table/DotsButton.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../ui/table/RowMenu.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { TableStates } from '../../ui/table/TableStates.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../ui/table/useRowMenu.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { CloseModal } from './CloseModal.tsx';
import { EditModal, namesOwnPerson } from './EditModal.tsx';
import { closedLate, FACES, leftOf, narrowed, NOTHING, SPEC } from './filters.ts';
import { useClocks } from './queries.ts';
import { Reckoning } from './Reckoning.tsx';
import { StartModal } from './StartModal.tsx';
import { useClockColumns } from './useClockColumns.tsx';
import { useClockFilters } from './useClockFilters.ts';
import { useLeftWords } from './useLeftWords.ts';

const MINUTE_MS = 60_000;
/** As the server sends them: by the last instant, the graver first. */
const AS_SENT: Sort = { key: '', descending: false };
const idOf = (one: Clock) => one.id;

type Opened = Readonly<{ act: 'start' } | { act: 'close' | 'edit'; one: Clock }>;

/** What a statute sets comes before the company's own days, however late these are. */
const byWeight = (rows: readonly Clock[]) => [
  ...rows.filter(({ tur }) => CLOCKS[tur].yasal),
  ...rows.filter(({ tur }) => !CLOCKS[tur].yasal),
];

/** /sureler: every day by which the company has to do something, how it was reckoned, how it ended. */
export default function ClocksPage() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { state: asked, set, settle } = useUrlState(SPEC);
  const mayWrite = useCan('clocks.write');
  const { running, closed } = useClocks(asked.face !== 'isleyen');
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE_MS, { autoInvoke: true });
  const [opened, setOpened] = useState<Opened>();
  const words = useLeftWords();
  const phone = usePhone();
  const rows = useMemo(
    () => [
      ...(asked.face === 'kapanan' ? [] : byWeight(running.data?.data ?? [])),
      ...(asked.face === 'isleyen' ? [] : (closed.data?.pages.flatMap(({ data }) => data) ?? [])),
    ],
    [asked.face, running.data, closed.data],
  );
  const nameOf = useCallback((one: Clock) => `${CLOCKS[one.tur].ad[lang]}: ${one.ad}`, [lang]);
  const table = useDataTable({
    rows,
    columns: useClockColumns(now),
    idOf,
    nameOf,
    sort: AS_SENT,
    onSort: () => undefined,
    narrow: useCallback((all: readonly Clock[]) => narrowed(all, asked, lang), [asked, lang]),
    groupOf: useCallback(
      (one: Clock) =>
        one.kapanis === null
          ? CLOCKS[one.tur].yasal
            ? { key: 'yasal', label: t('clocks.statutory') }
            : { key: 'kendi', label: t('clocks.own') }
          : { key: 'kapanan', label: t('clocks.lastClosed') },
      [t],
    ),
  });
  const menu = useRowMenu<Clock>();
  const late = (running.data?.data ?? []).filter((one) => leftOf(one, now).late).length;
  const counts = {
    isleyen: running.data?.data.length ?? 0,
    kapanan: running.data?.kapanan_sayisi ?? 0,
    tumu: (running.data?.data.length ?? 0) + (running.data?.kapanan_sayisi ?? 0),
  };
  const clear = () => set(NOTHING);
  const close = () => setOpened(undefined);

  return (
    <ListScreen>
      <PageHead
        title={t('clocks.title')}
        count={
          running.data &&
          [
            t('clocks.count', { count: counts.isleyen }),
            late > 0 && t('clocks.lateCount', { count: late }),
          ]
            .filter(Boolean)
            .join(', ')
        }
      >
        {mayWrite && (
          <Button
            leftSection={<IconPlus size={17} aria-hidden />}
            onClick={() => setOpened({ act: 'start' })}
          >
            {t('clocks.start_')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={
          <SearchBox value={asked.q} onSearch={(q) => settle({ q })} label={t('clocks.search')} />
        }
        list={useClockFilters(asked, rows, set)}
        shown={table.rows.length}
        onClear={clear}
        faces={
          <SegmentedFace
            label={t('clocks.show')}
            faces={FACES.map((value) => ({
              value,
              label: `${t(`clocks.faces.${value}`)} ${counts[value]}`,
            }))}
            value={asked.face}
            onChange={(face) => set({ face })}
          />
        }
        tools={<PrintButton disabled={table.rows.length === 0} />}
      />
      <TableStates
        table={table}
        query={asked.face === 'kapanan' ? closed : running}
        failed={t('clocks.failed')}
        onClear={clear}
        empty={
          <EmptyState
            icon={<IconClock size={20} aria-hidden />}
            title={t('clocks.empty')}
            text={t('clocks.emptyText')}
          />
        }
      >
        <DataTable
          table={table}
          label={t('clocks.title')}
          tall
          detail={(one) => <Reckoning id={one.id} />}
          onMenu={mayWrite ? menu.show : undefined}
          phone={(one) => ({
            name: nameOf(one),
            beside: one.kapanis === null ? words.left(one, now) : t('clocks.faces.kapanan'),
            below: words.last(one),
            besideBelow: one.sorumlu,
            acts: mayWrite && (
              <DotsButton name={nameOf(one)} onClick={(button) => menu.show(one, button)} />
            ),
          })}
          listing={JSON.stringify({ ...asked, open: undefined })}
          footer={
            <TableFooter table={table}>
              {!phone && <span>{t('clocks.weekends')}</span>}
              {asked.face !== 'isleyen' && closed.hasNextPage && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  loading={closed.isFetchingNextPage}
                  onClick={() => void closed.fetchNextPage()}
                >
                  {t('clocks.more')}
                </Button>
              )}
            </TableFooter>
          }
        />
      </TableStates>
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <>
            <Menu.Item
              component={Link}
              to={clockAddress(one)}
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              {t('clocks.open')}
            </Menu.Item>
            {CLOCKS[one.tur].kanitla && one.kapanis === null && (
              <Menu.Item
                leftSection={<IconCheck size={16} aria-hidden />}
                onClick={() => setOpened({ act: 'close', one })}
              >
                {t('clocks.close')}
              </Menu.Item>
            )}
            {(one.kapanis === null
              ? !namesOwnPerson(one) || one.kayit_id === null
              : closedLate(one)) && (
              <Menu.Item
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setOpened({ act: 'edit', one })}
              >
                {t(one.kapanis === null ? 'clocks.edit' : 'clocks.writeReason')}
              </Menu.Item>
            )}
          </>
        )}
      </RowMenu>
      <PrintedTable table={table} title={t('clocks.title')} />
      {opened?.act === 'start' && <StartModal onClose={close} />}
      {opened?.act === 'close' && <CloseModal one={opened.one} onClose={close} />}
      {opened?.act === 'edit' && <EditModal one={opened.one} onClose={close} />}
    </ListScreen>
  );
}
