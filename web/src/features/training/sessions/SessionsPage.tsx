import type { TrainingSession } from '@emanet/contract/training/sessions';
import { IconPlus, IconPresentation, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayInWords } from '../../../platform/when.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { textColumn } from '../../../ui/table/text-column.tsx';
import { ListScreen } from '../../../ui/table/ListScreen.tsx';
import { ListTable } from '../../../ui/table/ListTable.tsx';
import { PrintedTable } from '../../../ui/table/PrintedTable.tsx';
import { RowMenu } from '../../../ui/table/RowMenu.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { useRowMenu } from '../../../ui/table/useRowMenu.ts';
import { sortParam, textParam } from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { TrainingHead } from '../TrainingHead.tsx';
import { useSessionActs, useSessions } from './queries.ts';
import { SessionForm } from './SessionForm.tsx';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const SessionDrawer = atFirstMove(() => import('./SessionDrawer.tsx'));

const NONE: readonly TrainingSession[] = [];
const SPEC = {
  oturum: textParam('oturum'),
  sort: sortParam('sirala', { key: 'tarih', descending: true }),
};
const idOf = (one: TrainingSession) => one.id;
const nameOf = (one: TrainingSession) => one.konu;

/** /farkindalik-egitimi/oturumlar: trainings that were held in a room, and who attended them. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('training.write');
  const { state: asked, set, step } = useUrlState(SPEC);
  const [adding, setAdding] = useState(false);
  const query = useSessions();
  const acts = useSessionActs();
  const menu = useRowMenu<TrainingSession>();
  const table = useDataTable({
    rows: query.data ?? NONE,
    columns: useSessionColumns(),
    idOf,
    nameOf,
    sort: asked.sort,
    onSort: (sort) => set({ sort }),
  });
  const open = (id: number) => step({ oturum: String(id) });
  const add = mayWrite && (
    <ActButton icon={IconPlus} onClick={() => setAdding(true)}>
      {t('training.session.add')}
    </ActButton>
  );
  return (
    <ListScreen>
      <TrainingHead>{(query.data ?? NONE).length > 0 && add}</TrainingHead>
      <ListTable
        table={table}
        query={query}
        failed={t('training.session.failed')}
        onClear={() => set({ sort: asked.sort })}
        empty={
          <EmptyState
            icon={<IconPresentation size={20} aria-hidden />}
            title={t('training.session.empty')}
            text={t('training.session.emptyText')}
          >
            {add}
          </EmptyState>
        }
        label={t('training.part.sessions')}
        onMenu={mayWrite ? menu.show : undefined}
        openId={Number(asked.oturum) || undefined}
        onOpen={(one) => open(one.id)}
        phone={(one) => ({
          name: one.konu,
          beside: <span className="em-num">{`${one.katilan} / ${one.listede}`}</span>,
          below: one.yer,
          besideBelow: <Day day={one.tarih} />,
        })}
        listing={JSON.stringify(asked.sort)}
      />
      <RowMenu menu={menu} nameOf={nameOf}>
        {(one) => (
          <MenuAct
            color="var(--em-high)"
            icon={IconTrash}
            onClick={() => acts.remove.mutate(one.id)}
          >
            {t('training.session.delete')}
          </MenuAct>
        )}
      </RowMenu>
      <PrintedTable table={table} title={t('training.part.sessions')} />
      {asked.oturum && (
        <SessionDrawer
          key={asked.oturum}
          id={Number(asked.oturum)}
          onClose={() => set({ oturum: '' })}
        />
      )}
      {adding && (
        <SessionForm
          onDone={({ id }) => {
            setAdding(false);
            open(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </ListScreen>
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
        (one) => <span className="em-num">{`${one.katilan} / ${one.listede}`}</span>,
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
