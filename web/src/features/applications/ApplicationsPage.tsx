import { applications, type ApplicationRow } from '@emanet/contract/applications';
import { Button } from '@mantine/core';
import { IconExternalLink, IconPlus, IconUserQuestion } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { RIGHT_TEXTS } from '@emanet/contract/data/application-rights';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
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
  const address = useUrlState(SPEC);
  const { state: asked, set } = address;
  const [opened, setOpened] = useState<'add' | 'settings'>();
  const words = useTimeWords();
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
    <NounList
      table={table}
      query={query}
      address={address}
      title={title}
      count={
        query.data && t('applications.count', { open: counts.acik, closed: counts.sonuclanan })
      }
      download={useRowsSheet(title, applications.export, table.rows)}
      add={
        <>
          {formButton}
          {addButton}
        </>
      }
      above={rows.length > 0 && <Figures rows={rows} asked={asked} onAsk={set} />}
      search={t('applications.search')}
      filters={useApplicationFilters(rows, asked, set)}
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
      onClear={() => set(NOTHING)}
      onClearAll={() => set({ ...NOTHING, face: 'tumu' })}
      failed={t('applications.failed')}
      empty={{
        icon: <IconUserQuestion size={20} aria-hidden />,
        title: t('applications.empty'),
        text: t('applications.emptyText'),
        children: (
          <>
            {addButton}
            {formButton}
          </>
        ),
      }}
      onOpen={({ id }) => void navigate(`/basvurular/${id}`)}
      phone={(row) => ({
        name: row.ad_soyad,
        below: `${words(row)} · ${row.basvuru_no} · ${row.haklar.map((one) => RIGHT_TEXTS[one].short[lang]).join(', ')}`,
        besideBelow: <StateMark row={row} />,
      })}
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
    >
      {opened === 'add' && (
        <AddModal
          onClose={() => setOpened(undefined)}
          onDone={({ id }) => void navigate(`/basvurular/${id}`)}
        />
      )}
      {opened === 'settings' && <SettingsModal onClose={() => setOpened(undefined)} />}
    </NounList>
  );
}
