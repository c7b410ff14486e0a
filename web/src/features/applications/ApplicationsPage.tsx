import {
  APPLICATION_STATES,
  type ApplicationRow,
  applications,
  PERSON_GROUPS,
} from '@emanet/contract/applications';
import { Button } from '@mantine/core';
import { IconExternalLink, IconPlus, IconUserQuestion } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { articleOf, RIGHT_TEXTS, RIGHTS } from '@emanet/contract/data/application-rights';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { NounList } from '../../records/noun/NounList.tsx';
import { useRowsSheet } from '../../records/useSheet.ts';
import { TableFooter } from '../../ui/table/TableFooter.tsx';
import { useDataTable } from '../../ui/table/useDataTable.ts';
import { useUrlState } from '../../ui/url-state/useUrlState.ts';
import { type Asked, FACES, narrowed, NOTHING, SPEC, TIMES } from './filters.ts';
import { StateMark } from './marks.tsx';
import { useApplications } from './queries.ts';
import { nearnessOf } from './time-left.ts';
import { useTimeWords } from './TimeLeft.tsx';
import { useApplicationColumns } from './useApplicationColumns.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { FigureStrip } from '../../ui/panel/FigureStrip.tsx';
import { choicesOf, type FilterList } from '../../ui/filters/filter.ts';

type Props = Readonly<{
  rows: readonly ApplicationRow[];
  asked: Asked;
  onAsk: (part: Partial<Asked>) => void;
}>;

const TONES = { geciken: 'high', iki: 'high', on: 'mid', atanmadi: 'mid' } as const;

/** Open applications by the time that is left, each figure a filter, and what the law requires. */
function Figures({ rows, asked, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    <FigureStrip
      label={t('applications.time')}
      figures={TIMES.map((time) => {
        const wanted = { ...NOTHING, face: 'acik', times: [time] } as const;
        const pressed = asked.times.join() === time;
        return {
          key: time,
          count: narrowed(rows, wanted).length,
          label: t(`applications.times.${time}`),
          tone: TONES[time],
          pressed,
          onPress: () => onAsk(pressed ? { times: [] } : { ...wanted, times: [time] }),
        };
      })}
    >
      {t('applications.rule')}
    </FigureStrip>
  );
}

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
      importAt="/basvurular/ice-aktar"
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

/** The filters of the applications, for the bar and for the sheet of small screens. */
function useApplicationFilters(
  rows: readonly ApplicationRow[],
  asked: Asked,
  set: (part: Partial<Asked>) => void,
): FilterList {
  const { t, lang } = useTranslation();
  const departments = new Map(
    rows.flatMap(({ department_id, department_name }) =>
      department_id === null ? [] : [[String(department_id), department_name ?? '–'] as const],
    ),
  );
  const choice = choicesOf(asked, set);
  return {
    choices: [
      choice('times', t('applications.time'), TIMES, (value) => t(`applications.times.${value}`)),
      choice('states', t('applications.state'), APPLICATION_STATES, (value) =>
        t(`applications.states.${value}`),
      ),
      choice(
        'departments',
        t('applications.department'),
        [...departments].map(([value, label]) => ({ value, label })),
      ),
      choice(
        'rights',
        t('applications.right'),
        RIGHTS,
        (value) => `${articleOf(value, lang)} ${RIGHT_TEXTS[value].short[lang]}`,
      ),
      {
        ...choice('groups', t('applications.group'), PERSON_GROUPS, (value) =>
          t(`applications.groups.${value}`),
        ),
        always: false,
      },
    ],
    flags: [],
  };
}
