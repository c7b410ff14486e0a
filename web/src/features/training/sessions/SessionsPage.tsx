import { sessionImport } from '@emanet/contract/training/session-import';
import { attendedText, type TrainingSession } from '@emanet/contract/training/sessions';
import { IconPlus, IconPresentation, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { useRowsSheet } from '../../../records/useSheet.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayInWords } from '../../../platform/when.ts';
import { NounList } from '../../../records/noun/NounList.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { textColumn } from '../../../ui/table/text-column.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { idParam, sortParam } from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { TrainingHead } from '../TrainingHead.tsx';
import { useSessionActs, useSessions } from './queries.ts';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const SessionDrawer = atFirstMove(() => import('./SessionDrawer.tsx'));
const SessionForm = atFirstMove(() => import('./SessionForm.tsx'));

const NONE: readonly TrainingSession[] = [];
const SPEC = {
  open: idParam('oturum'),
  sort: sortParam('sirala', { key: 'tarih', descending: true }),
};
const idOf = (one: TrainingSession) => one.id;
const nameOf = (one: TrainingSession) => one.konu;

/** /farkindalik-egitimi/oturumlar: trainings that were held in a room, and who attended them. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('training.write');
  const address = useUrlState(SPEC);
  const { state: asked, set, step } = address;
  const [adding, setAdding] = useState(false);
  const query = useSessions();
  const acts = useSessionActs(() => set({ open: undefined }));
  const table = useDataTable({
    rows: query.data ?? NONE,
    columns: useSessionColumns(),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
  });
  const entries = ({ id }: Pick<TrainingSession, 'id'>) => (
    <MenuAct color="var(--em-high)" icon={IconTrash} onClick={() => acts.remove.mutate(id)}>
      {t('training.session.delete')}
    </MenuAct>
  );
  return (
    <NounList
      table={table}
      query={query}
      address={address}
      title={t('training.part.sessions')}
      download={useRowsSheet(t('training.part.sessions'), sessionImport.exportSessions, table.rows)}
      head={(buttons) => <TrainingHead>{buttons}</TrainingHead>}
      importAt={mayWrite && '/farkindalik-egitimi/oturumlar/ice-aktar'}
      add={
        mayWrite && (
          <ActButton icon={IconPlus} onClick={() => setAdding(true)}>
            {t('training.session.add')}
          </ActButton>
        )
      }
      onClear={() => set({ sort: asked.sort })}
      failed={t('training.session.failed')}
      empty={{
        icon: <IconPresentation size={20} aria-hidden />,
        title: t('training.session.empty'),
        text: t('training.session.emptyText'),
      }}
      menu={mayWrite ? entries : undefined}
      drawer={(ways) =>
        asked.open !== undefined && (
          <SessionDrawer id={asked.open} acts={mayWrite && entries({ id: asked.open })} {...ways} />
        )
      }
      phone={(one) => ({
        name: one.konu,
        beside: <span className="em-num">{attendedText(one)}</span>,
        below: one.yer,
        besideBelow: <Day day={one.tarih} />,
      })}
    >
      {adding && (
        <SessionForm
          onDone={({ id }) => {
            setAdding(false);
            step({ open: id });
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </NounList>
  );
}

function Day({ day }: { day: string }) {
  const lang = useLanguage();
  return <span className="em-num">{dayInWords(day, lang)}</span>;
}

function useSessionColumns(): readonly Column<TrainingSession>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      textColumn('konu', t('training.session.konu'), 320, (one) => one.konu, {
        least: 200,
        sortBy: nameOf,
      }),
      column('tarih', t('training.session.tarih'), 150, (one) => <Day day={one.tarih} />, {
        sortBy: (one) => one.tarih,
        fallsFirst: true,
      }),
      textColumn('yer', t('training.session.yer'), 230, (one) => one.yer, { rank: 4 }),
      textColumn('egitmen', t('training.session.egitmen'), 170, (one) => one.egitmen, { rank: 3 }),
      column(
        'dakika',
        t('training.session.sure'),
        110,
        (one) => t('training.session.minutes', { count: one.dakika }),
        { rank: 5, sortBy: (one) => one.dakika },
      ),
      column(
        'katilan',
        t('training.session.came'),
        120,
        (one) => <span className="em-num">{attendedText(one)}</span>,
        { sortBy: (one) => one.katilan },
      ),
      column(
        'imza',
        t('training.session.signed'),
        150,
        (one) => t(one.imzali_foy ? 'training.session.kept' : 'training.session.noSheet'),
        { rank: 2, sortBy: (one) => (one.imzali_foy ? 1 : 0) },
      ),
    ],
    [t],
  );
}
