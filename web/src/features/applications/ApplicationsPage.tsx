import { applications, type ApplicationRow } from '@emanet/contract/applications';
import { Button } from '@mantine/core';
import { IconExternalLink, IconPlus, IconUserQuestion } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { SheetButton } from '../../records/SheetButton.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListBar } from '../../ui/filters/ListBar.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { ListTable } from '../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../ui/table/PrintedTable.tsx';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { Figures } from './Figures.tsx';
import { FACES, narrowed, NOTHING, SPEC } from './filters.ts';
import { StateMark } from './marks.tsx';
import { useApplications } from './queries.ts';
import { nearnessOf } from './time-left.ts';
import { useTimeWords } from './TimeLeft.tsx';
import { useApplicationColumns } from './useApplicationColumns.tsx';
import { useApplicationFilters } from './useApplicationFilters.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const AddModal = atFirstMove(() => import('./AddModal.tsx'));
const SettingsModal = atFirstMove(() => import('./SettingsModal.tsx'));

const NONE: readonly ApplicationRow[] = [];
const idOf = (one: ApplicationRow) => one.id;
const nameOf = (one: ApplicationRow) => `${one.basvuru_no} ${one.ad_soyad}`;
const isOpen = (one: ApplicationRow) => one.durum !== 'sonuclandi';

/** /basvurular: the applications of data subjects, the most urgent first. */
export default function ApplicationsPage() {
  const { t, lang } = useTranslation();
  const navigate = useNavigate();
  const query = useApplications();
  const rows = query.data ?? NONE;
  const { state: asked, set, settle } = useUrlState(SPEC);
  const [opened, setOpened] = useState<'add' | 'settings'>();
  const sheet = useRowsSheet(t('applications.title'), applications.export);
  const words = useTimeWords();
  const filters = useApplicationFilters(rows, asked, set);
  const table = useDataTable({
    rows,
    columns: useApplicationColumns(),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
    narrow: useCallback((all: readonly ApplicationRow[]) => narrowed(all, asked), [asked]),
  });
  const title = t('applications.title');
  const open = rows.filter(isOpen);
  const late = open.filter((one) => nearnessOf(one) === 'geciken').length;
  const counts = { acik: open.length, sonuclanan: rows.length - open.length, tumu: rows.length };
  const clear = () => set(NOTHING);
  const phone = usePhone();
  const download = { busy: sheet.isPending, start: () => sheet.mutate(table.rows.map(idOf)) };
  const addButton = (
    <ActButton icon={IconPlus} onClick={() => setOpened('add')}>
      {t('applications.add')}
    </ActButton>
  );
  const formButton = (
    <ActButton variant="default" icon={IconExternalLink} onClick={() => setOpened('settings')}>
      {t('applications.form')}
    </ActButton>
  );

  return (
    <ListScreen>
      <PageHead
        title={title}
        count={
          query.data && t('applications.count', { open: counts.acik, closed: counts.sonuclanan })
        }
      >
        {rows.length > 0 && !phone && (
          <SheetButton quiet download={download} disabled={table.rows.length === 0} />
        )}
        {query.data?.length !== 0 && (
          <>
            {formButton}
            {addButton}
          </>
        )}
      </PageHead>
      {rows.length > 0 && <Figures rows={rows} asked={asked} onAsk={set} />}
      {query.data?.length !== 0 && (
        <ListBar
          rows={table.rows}
          search={{
            value: asked.q,
            onSearch: (q) => settle({ q }),
            label: t('applications.search'),
          }}
          list={filters}
          onClear={clear}
          faces={{
            label: t('applications.state'),
            faces: FACES.map((value) => ({
              value,
              label: t(`applications.faces.${value}`),
              count: query.data && counts[value],
            })),
            value: asked.face,
            onChange: (face) => set({ face }),
          }}
          download={download}
        />
      )}
      <ListTable
        table={table}
        query={query}
        failed={t('applications.failed')}
        onClear={() => set({ ...NOTHING, face: 'tumu' })}
        empty={
          <EmptyState
            icon={<IconUserQuestion size={20} aria-hidden />}
            title={t('applications.empty')}
            text={t('applications.emptyText')}
          >
            {addButton}
            {formButton}
          </EmptyState>
        }
        label={title}
        openId={undefined}
        onOpen={({ id }) => void navigate(`/basvurular/${id}`)}
        phone={(row) => ({
          name: row.ad_soyad,
          below: `${words(row)} · ${row.basvuru_no} · ${row.haklar.map((one) => RIGHT_TEXTS[one].short[lang]).join(', ')}`,
          besideBelow: <StateMark row={row} />,
        })}
        listing={JSON.stringify(asked)}
        footer={
          <TableFooter table={table}>
            {late > 0 && (
              <Button
                variant="transparent"
                size="compact-sm"
                color="var(--em-high)"
                onClick={() => set({ ...NOTHING, times: ['geciken'], face: 'acik' })}
              >
                {t('applications.lateCount', { count: late })}
              </Button>
            )}
          </TableFooter>
        }
      />
      <PrintedTable table={table} title={title} />
      {opened === 'add' && (
        <AddModal
          onClose={() => setOpened(undefined)}
          onDone={({ id }) => void navigate(`/basvurular/${id}`)}
        />
      )}
      {opened === 'settings' && <SettingsModal onClose={() => setOpened(undefined)} />}
    </ListScreen>
  );
}
